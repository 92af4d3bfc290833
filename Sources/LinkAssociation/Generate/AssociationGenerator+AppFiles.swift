extension AssociationGenerator {
  /// The entitlements of the app, as a property list.
  ///
  /// - Parameter services: Services beside `applinks` that the app uses on each domain.
  /// - Returns: The text of a file with only the associated domains.
  public func entitlements(services: [String] = []) -> String {
    var entries = associatedDomains
    for service in services {
      entries += associatedDomains.map { service + $0.dropFirst("applinks".utf8.count) }
    }
    return PropertyListWriter.text([JSONMember(AssociatedDomain.key, .texts(entries))])
  }

  /// The declaration of the app's schemes for its Info.plist, as a property list.
  ///
  /// - Parameter name: The name of the group, usually the bundle ID.
  /// - Returns: The text of a file with only `CFBundleURLTypes`; without schemes the list is empty.
  public func urlTypes(name: String) -> String {
    let type = JSONValue.object([
      "CFBundleTypeRole": .text("Editor"),
      "CFBundleURLName": .text(name),
      "CFBundleURLSchemes": .texts(schemes),
    ])
    let types = JSONValue.list(schemes.isEmpty ? [] : [type])
    return PropertyListWriter.text([JSONMember("CFBundleURLTypes", types)])
  }

  /// The file for Android.
  ///
  /// It narrows nothing: the manifest declares the links of the app.
  ///
  /// - Parameters:
  ///   - packageName: The package of the app.
  ///   - fingerprints: The SHA-256 fingerprints of its certificates.
  /// - Returns: A file with one statement.
  public func assetLinks(packageName: String, fingerprints: [String]) -> AssetLinks {
    AssetLinks(statements: [.init(packageName: packageName, fingerprints: fingerprints)])
  }
}

/// Writes property lists in XML.
enum PropertyListWriter {
  /// Writes a dictionary.
  static func text(_ members: [JSONMember]) -> String {
    var output = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(JSONValue(.object(members)), indent: "", into: &output)
    return output + "</plist>\n"
  }

  /// Writes a value, with recursion no deeper than the value.
  private static func write(_ value: JSONValue, indent: String, into output: inout String) {
    switch value.content {
    case .null: break
    case .bool(let flag): output += "\(indent)<\(flag)/>\n"
    case .number(let text): output += "\(indent)<integer>\(text)</integer>\n"
    case .string(let text): output += "\(indent)<string>\(escaped(text))</string>\n"
    case .array(let elements):
      output += "\(indent)<array>\n"
      for element in elements { write(element, indent: indent + "\t", into: &output) }
      output += "\(indent)</array>\n"
    case .object(let members):
      output += "\(indent)<dict>\n"
      for member in members {
        output += "\(indent)\t<key>\(escaped(member.name))</key>\n"
        write(member.value, indent: indent + "\t", into: &output)
      }
      output += "\(indent)</dict>\n"
    }
  }

  /// A text with characters escaped that XML does not allow.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
