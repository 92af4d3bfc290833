/// The contents of an Android assetlinks.json file: the apps that may be offered the links of a domain.
///
/// Source: Digital Asset Links; for the components Android's documentation of dynamic app links.
public struct AssetLinks: Hashable, Sendable {
  /// The relation by which an app is offered all links.
  public static let handleAllURLs = "delegate_permission/common.handle_all_urls"

  /// One statement.
  public struct Statement: Hashable, Sendable {
    /// The permissions of the app.
    public var relations = [AssetLinks.handleAllURLs]

    /// The kind of target: `android_app` or `web`.
    public var namespace: String? = "android_app"

    /// The package of the app.
    public var packageName: String?

    /// The SHA-256 fingerprints of its certificates.
    public var fingerprints: [String]

    /// The rules that narrow the manifest, in order; `nil` when nothing is narrowed.
    public var components: [LinkComponent]?

    /// The place in the file.
    public var pointer = JSONPointer.root

    /// Creates a statement that offers an app all links.
    ///
    /// - Parameters:
    ///   - packageName: The package of the app.
    ///   - fingerprints: The SHA-256 fingerprints of its certificates.
    ///   - components: The rules that narrow the manifest.
    public init(
      packageName: String?,
      fingerprints: [String],
      components: [LinkComponent]? = nil
    ) {
      (self.packageName, self.fingerprints) = (packageName, fingerprints)
      self.components = components
    }

    /// Whether it offers an app all links that its manifest declares.
    public var offersLinks: Bool {
      namespace == "android_app" && relations.contains(AssetLinks.handleAllURLs)
    }
  }

  /// The statements, in order.
  public var statements: [Statement]

  /// The files whose statements count too; their contents are not known from this one.
  public var includes: [String]

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - statements: The statements, in order.
  ///   - includes: The URLs of files whose statements count too.
  public init(statements: [Statement], includes: [String] = []) {
    (self.statements, self.includes) = (statements, includes)
  }

  /// The file, laid out for people.
  public var json: String {
    let includes = includes.map { JSONValue.object(["include": .text($0)]) }
    return JSONWriter.text(.list(statements.map(\.value) + includes))
  }
}

extension AssetLinks.Statement {
  /// The statement as a value.
  fileprivate var value: JSONValue {
    let rules = components.map { JSONValue.list($0.map { $0.value(withComments: true) }) }
    return .object([
      "relation": .texts(relations),
      "target": .object([
        "namespace": namespace.map(JSONValue.text),
        "package_name": packageName.map(JSONValue.text),
        "sha256_cert_fingerprints": .texts(fingerprints),
      ]),
      "relation_extensions": rules.map { rules in
        .object([AssetLinks.handleAllURLs: .object(["dynamic_app_link_components": rules])])
      },
    ])
  }
}
