@_spi(Tools) import LinkAnalysis
import LinkPatterns

/// An assetlinks.json file that was read: its contents and its problems.
public struct ParsedAssetLinks: Hashable, Sendable {
  /// The contents of the file.
  public let links: AssetLinks

  /// The problems, in the order of the file.
  public let findings: [AssociationFinding]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - limits: Upper bounds for it.
  /// - Throws: ``JSONReadError`` – any code, when it is not JSON.
  /// - Complexity: O(*n*), *n* = size of the file.
  public init(_ bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONReadError) {
    let text = try JSONText(bytes, limits: limits)
    var reader = AssociationReader(text)
    var (statements, includes): ([AssetLinks.Statement], [String]) = ([], [])
    for (index, value) in (reader.array(text.root, at: .root) ?? []).enumerated() {
      let pointer = JSONPointer.root.appending(index)
      guard reader.object(value, at: pointer) != nil else { continue }
      // Source: Google's compatibility suite, 2004 and 2005: other keys may be beside it, but none of a statement.
      if let file = value["include"], value["relation"] == nil, value["target"] == nil {
        includes += [reader.string(file, at: pointer.appending("include"))].compactMap(\.self)
        continue
      }
      statements.append(reader.readStatement(value, at: pointer))
    }
    links = AssetLinks(statements: statements, includes: includes)
    // Where the target of a statement is wrong, that is reported.
    let isOpen = statements.allSatisfy {
      $0.namespace == "web" || !$0.relations.contains(AssetLinks.handleAllURLs)
    }
    if isOpen, includes.isEmpty, text.root.elements != nil {
      let logins = "delegate_permission/common.get_login_creds"
      let sharesAlone = statements.allSatisfy { $0.relations == [logins] }
      reader.found += AssociationFinding(
        .assetRelation,
        severity: sharesAlone && !statements.isEmpty ? .note : nil,
        "No statement offers an app the links of the domain.",
        fix: "Add \"\(AssetLinks.handleAllURLs)\" to relation of a statement about the app."
      )
    }
    let index = JSONIndex(text)
    reader.compareDynamicRules(of: statements, index)
    let found = reader.found.findings
    let offsets = found.map { index.value(at: $0.pointer)?.range.lowerBound ?? 0 }
    let positions = TextPosition.positions(ofBytes: offsets, in: text.bytes)
    findings = zip(found, positions).map { finding, position in
      var finding = finding
      finding.position = position
      return finding.ofAssetLinks
    }
  }
}

extension AssociationReader {
  /// Reads a statement.
  mutating func readStatement(
    _ value: JSONValue,
    at pointer: JSONPointer
  ) -> AssetLinks.Statement {
    for name in ["include", "exclude", "dynamic_app_link_components"] where value[name] != nil {
      found += AssociationFinding(
        .assetSchema,
        severity: value[name]?.string == nil ? nil : .error,
        at: pointer.appending(name),
        "Nothing reads '\(name)' here.",
        fix: value[name]?.string == nil
          ? "Put rules into relation_extensions, dynamic_app_link_components."
          : "Put it into an object of its own."
      )
    }
    reportUnknownKeys(
      of: value,
      at: pointer,
      known: [
        "relation", "target", "relation_extensions", "include", "exclude",
        "dynamic_app_link_components",
      ]
    )
    var statement = AssetLinks.Statement(packageName: nil, fingerprints: [])
    (statement.relations, statement.pointer) = (readRelations(of: value, at: pointer), pointer)
    readTarget(of: value, into: &statement)
    let extensions = pointer.appending("relation_extensions").appending(AssetLinks.handleAllURLs)
    if let inner = readExtension(of: value, at: pointer) {
      reportUnknownKeys(of: inner, at: extensions, known: ["dynamic_app_link_components"])
      let place = extensions.appending("dynamic_app_link_components")
      statement.components = inner["dynamic_app_link_components"].flatMap {
        readDynamicRules($0, at: place)
      }
    }
    return statement
  }

  /// Reads the relations of a statement.
  ///
  /// Source: Google's compatibility suite, 2100: a statement with another form of relation voids the list.
  private mutating func readRelations(of value: JSONValue, at pointer: JSONPointer) -> [String] {
    let place = pointer.appending("relation")
    if value["relation"].map({ $0.elements?.isEmpty == true }) ?? true {
      found += AssociationFinding(
        .assetRelation,
        severity: .error,
        at: pointer,
        "The statement has no relation.",
        fix: "Add \"relation\": [\"\(AssetLinks.handleAllURLs)\"] when it is to offer links."
      )
    }
    let relations = value["relation"].map { readTexts($0, at: place) } ?? []
    for relation in relations where relation.text != AssetLinks.handleAllURLs {
      let parts = relation.text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      let isRelation =
        parts.count == 2 && relation.text == relation.text.lowercased()
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.isName) }
      let detail = String(relation.text.drop { $0 != "/" }.dropFirst())
      let isNear = NearestName.of(["common.handle_all_urls"], to: detail) != nil
      if isRelation, !isNear { continue }
      found += AssociationFinding(
        .assetRelation,
        severity: isRelation ? nil : .error,
        at: relation.pointer,
        "'\(relation.text)' is not a relation that Android knows.",
        fix: isNear
          ? "Write '\(AssetLinks.handleAllURLs)'." : "Write kind/detail, in lower case."
      )
    }
    return relations.map(\.text)
  }

  /// Finds the rules that narrow the links of a statement.
  private mutating func readExtension(
    of value: JSONValue,
    at pointer: JSONPointer
  ) -> JSONValue? {
    var (inner, place) = (value, pointer)
    for name in ["relation_extensions", AssetLinks.handleAllURLs] {
      place = place.appending(name)
      guard let next = inner[name], object(next, at: place) != nil else { return nil }
      inner = next
      if name != AssetLinks.handleAllURLs {
        reportUnknownKeys(of: inner, at: place, known: [AssetLinks.handleAllURLs])
      }
    }
    return inner
  }

  /// Reads the target of a statement.
  private mutating func readTarget(of value: JSONValue, into statement: inout AssetLinks.Statement)
  {
    let pointer = statement.pointer.appending("target")
    let target = value["target"]
    let known = ["namespace", "package_name", "sha256_cert_fingerprints", "site"]
    if let target { reportUnknownKeys(of: target, at: pointer, known: known) }
    statement.namespace = target?["namespace"]?.string
    statement.packageName = target?["package_name"]?.string
    let isApp = statement.namespace == "android_app" && statement.packageName != nil
    if !isApp, statement.namespace != "web" {
      found += AssociationFinding(
        .assetTarget,
        at: target == nil ? statement.pointer : pointer,
        "The target has no namespace android_app with a package_name.",
        fix:
          "Name the app: \"namespace\": \"android_app\", \"package_name\": \"com.example.app\"."
      )
    }
    if statement.namespace == "web", !Self.isSite(target?["site"]?.string ?? "") {
      found += AssociationFinding(
        .assetTarget,
        at: pointer,
        "The site is not http or https, a host, perhaps a port, and nothing behind.",
        fix: "Write it so: \"site\": \"https://www.example.com\"."
      )
    }
    if isApp, let name = statement.packageName, !Self.isPackage(name) {
      found += AssociationFinding(
        .assetTarget,
        at: pointer.appending("package_name"),
        "'\(name)' is not a package: two parts or more, each a letter and then letters, digits and '_'.",
        fix: "Write the applicationId of the app."
      )
    }
    let place = pointer.appending("sha256_cert_fingerprints")
    let texts = target?["sha256_cert_fingerprints"].map { readTexts($0, at: place) } ?? []
    statement.fingerprints = texts.map(\.text)
    if isApp, texts.isEmpty {
      found += AssociationFinding(
        .assetFingerprint,
        at: pointer,
        "The target has no sha256_cert_fingerprints.",
        fix: "Add the fingerprint of the certificate that signs the app for the store."
      )
    }
    for text in texts {
      found += AssociationFinding.fingerprint(text, isAlone: texts.count == 1)
    }
  }

  /// Returns whether a text may be the name of a package.
  ///
  /// Source: Android's page about the application ID.
  private static func isPackage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let first = part.first, (0x61...0x7A).contains(first.asciiLowercased) else {
          return false
        }
        return part.allSatisfy { $0 == 0x5F || ByteSet.wordBytes.contains($0) }
      }
  }

  /// Returns whether a text is http or https, a host, perhaps a port, and nothing more.
  ///
  /// Source: Google's compatibility suite, 2200.
  private static func isSite(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isWhole = parts.count == 2 || (parts.count == 3 && UInt16(parts[2]) != nil)
    guard isWhole, ["http", "https"].contains(parts[0]), parts[1].hasPrefix("//") else {
      return false
    }
    let host = parts[1].dropFirst(2).utf8
    return !host.isEmpty && host.allSatisfy { isName($0) || $0 == 0x2D }
  }

  /// Whether a byte may be in a relation, and in a host: a letter, a digit, `_` or a dot.
  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || ByteSet.wordBytes.contains(byte)
  }
}
