/// The universal links of a domain: which apps may be offered which URLs.
public struct AppLinks: Hashable, Sendable {
  /// The form of the entries in a file.
  public enum DetailsForm: Hashable, Sendable {
    /// An array of entries.
    case array
    /// An object of entries by app identifier, which is obsolete.
    case dictionary
    /// Nothing that can be used.
    case missing
  }

  /// A variable: a name for one of several texts.
  public struct Variable: Hashable, Sendable {
    /// The name.
    public var name: String

    /// The texts, which may have `*` and `?`.
    public var values: [AppSiteAssociation.PlacedText]

    /// The place in the file.
    public var pointer = JSONPointer.root
  }

  /// The entries, in order; the first that names an app and matches decides.
  public var details: [Details]

  /// The form of the entries in the file.
  public var detailsForm = DetailsForm.array

  /// The defaults of every rule.
  public var defaults: LinkComponent?

  /// The variables; of several of one name the last.
  public var variables: [Variable] = []

  /// The list that iOS 12 and older require to be empty; `nil` when the file has no such list.
  public var apps: [AppSiteAssociation.PlacedText]?

  /// The place in the file.
  public var pointer = JSONPointer.root

  /// The entries that name each app, in order.
  var entriesByApp: [ExactText: [Int]] {
    var result: [ExactText: [Int]] = [:]
    for (index, entry) in details.enumerated() {
      for app in entry.appIDs where result[ExactText(app.text)]?.last != index {
        result[ExactText(app.text), default: []].append(index)
      }
    }
    return result
  }

  /// A rule, completed from its defaults.
  ///
  /// Legacy paths look only at the path; whether defaults apply to them is not known.
  func whole(_ rule: LinkComponent, of entry: Details) -> LinkComponent {
    entry.usesPaths ? rule : rule.over(entry.defaults).over(defaults)
  }

  /// The rules of one or more apps.
  public struct Details: Hashable, Sendable {
    /// The identifiers of the apps that count.
    public var appIDs: [AppSiteAssociation.PlacedText]

    /// The rules, in order.
    public var components: [LinkComponent]

    /// Whether the rules are those of `paths`, which look only at the path.
    public var usesPaths = false

    /// The defaults of the rules of this entry, after those of all entries.
    public var defaults: LinkComponent?

    /// The place in the file.
    public var pointer = JSONPointer.root

    /// Returns whether the entry names an app.
    ///
    /// - Parameter app: The identifier, compared exactly.
    /// - Returns: `true` when it is listed.
    public func names(_ app: String) -> Bool {
      appIDs.contains { $0.text.utf8.elementsEqual(app.utf8) }
    }
  }
}
