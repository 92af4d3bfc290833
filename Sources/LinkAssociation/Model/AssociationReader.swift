/// Reads an association file, skips the parts that it does not understand, and notes them.
struct AssociationReader {
  /// The text.
  private let text: JSONText
  /// The findings.
  var found = FindingList()

  /// The effect of a value of the wrong type, at the end of a sentence.
  var effectOfWrongType = "it is passed over"

  /// Creates a reader.
  init(_ text: JSONText) { self.text = text }

  /// Returns whether a finding is kept; one that is not is counted.
  mutating func hasRoom(for rule: AssociationRule) -> Bool {
    if found.hasRoom(for: rule.severity) { return true }
    found.leaveOut()
    return false
  }

  /// Reads the file.
  mutating func readAssociation() -> AppSiteAssociation {
    var association = AppSiteAssociation()
    let pointer = JSONPointer.root
    guard object(text.root, at: pointer) != nil else { return association }
    reportUnknownKeys(of: text.root, at: pointer, of: .root)
    if let value = text.root["applinks"] {
      association.appLinks = readAppLinks(value, at: pointer.appending("applinks"))
    }
    for name in AppSiteAssociation.serviceNames {
      guard let value = text.root[name], object(value, at: pointer.appending(name)) != nil else {
        continue
      }
      reportUnknownKeys(of: value, at: pointer.appending(name), of: .service)
      let place = pointer.appending(name)
      let apps = value["apps"].map { readTexts($0, at: place.appending("apps")) } ?? []
      association.services.append(.init(service: name, apps: apps, pointer: place))
    }
    return association
  }

  /// Reads the universal links.
  private mutating func readAppLinks(_ value: JSONValue, at pointer: JSONPointer) -> AppLinks? {
    guard object(value, at: pointer) != nil else { return nil }
    reportUnknownKeys(of: value, at: pointer, of: .appLinks)
    var links = AppLinks(details: [], detailsForm: .missing, pointer: pointer)
    if let apps = value["apps"] { links.apps = readTexts(apps, at: pointer.appending("apps")) }
    if let defaults = value["defaults"] {
      links.defaults = readComponent(defaults, at: pointer.appending("defaults"))
    }
    if let variables = value["substitutionVariables"] {
      let place = pointer.appending("substitutionVariables")
      for member in Self.last(of: object(variables, at: place) ?? []) {
        let place = place.appending(member.name)
        let values = readTexts(member.value, at: place)
        links.variables.append(.init(name: member.name, values: values, pointer: place))
      }
    }
    readDetails(of: value, at: pointer, into: &links)
    return links
  }

  /// Reads the entries, in either form.
  private mutating func readDetails(
    of value: JSONValue,
    at pointer: JSONPointer,
    into links: inout AppLinks
  ) {
    let place = pointer.appending("details")
    guard let details = value["details"] else { return }
    if let elements = details.elements {
      links.detailsForm = .array
      for (index, element) in elements.enumerated() {
        guard let entry = readEntry(element, at: place.appending(index)) else { continue }
        links.details.append(entry)
      }
    } else if let members = details.members {
      links.detailsForm = .dictionary
      for member in members {
        let place = place.appending(member.name)
        let identifier = AppSiteAssociation.PlacedText(member.name, at: place)
        guard let entry = readEntry(member.value, at: place, identifier: identifier) else {
          continue
        }
        links.details.append(entry)
      }
    } else {
      reportWrongType(details, at: place, expected: "an array")
    }
  }

  /// Reads an entry.
  private mutating func readEntry(
    _ value: JSONValue,
    at pointer: JSONPointer,
    identifier: AppSiteAssociation.PlacedText? = nil
  ) -> AppLinks.Details? {
    guard object(value, at: pointer) != nil else { return nil }
    reportUnknownKeys(of: value, at: pointer, of: .entry)
    var entry = AppLinks.Details(appIDs: [], components: [], pointer: pointer)
    if let identifier {
      entry.appIDs = [identifier]
    } else if let values = value["appIDs"] {
      entry.appIDs = readTexts(values, at: pointer.appending("appIDs"))
    } else if let text = readAppID(of: value, at: pointer.appending("appID")) {
      entry.appIDs = [.init(text, at: pointer.appending("appID"))]
    }
    if let defaults = value["defaults"] {
      entry.defaults = readComponent(defaults, at: pointer.appending("defaults"))
    }
    if let components = value["components"] {
      let place = pointer.appending("components")
      for (index, element) in (array(components, at: place) ?? []).enumerated() {
        guard let rule = readRule(element, at: place.appending(index)) else { continue }
        entry.components.append(rule)
      }
    } else if let paths = value["paths"] {
      entry.usesPaths = true
      entry.components = readTexts(paths, at: pointer.appending("paths")).map(Self.component)
    }
    return entry
  }

  /// The rule that a legacy path means.
  static func component(of path: AppSiteAssociation.PlacedText) -> LinkComponent {
    let isExcluded = path.text.utf8.starts(with: "NOT ".utf8)
    let pattern = isExcluded ? String(path.text.unicodeScalars.dropFirst(4)) : path.text
    return LinkComponent(path: pattern, exclude: isExcluded, pointer: path.pointer)
  }
}
