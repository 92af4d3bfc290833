import LinkPatterns

/// The Smart App Banner of a web page: `<meta name="apple-itunes-app" content="app-id=…">`.
///
/// It does not parse HTML: it looks for meta tags, and ignores scripts and comments.
public struct SmartAppBanner: Hashable, Sendable {
  /// The app's number in the App Store, as written; `nil` when the banner has none.
  public let appID: String?

  /// The URL that the banner passes to the app; `nil` when it passes no URL.
  public let argument: String?

  /// Finds the banners of a page.
  ///
  /// - Returns: The banners, in order; systems look at one.
  /// - Complexity: O(*n*), *n* = length of the page.
  public static func banners(in html: String) -> [SmartAppBanner] {
    let bytes = Array(html.utf8)
    var banners: [SmartAppBanner] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      let name = bytes[index...].prefix(5).map(\.asciiLowercased)
      guard name == Array("meta ".utf8) || name == Array("meta\n".utf8) else { continue }
      let attributes = attributes(of: bytes, from: &index)
      guard attributes["name"]?.lowercased() == "apple-itunes-app" else { continue }
      banners.append(SmartAppBanner(content: attributes["content"] ?? ""))
    }
    return banners
  }

  /// Reads the content of the tag.
  private init(content: String) {
    var (appID, argument): (String?, String?) = (nil, nil)
    for part in content.split(separator: ",") {
      let pair = part.drop(while: \.isWhitespace)
      if pair.hasPrefix("app-id=") { appID = String(pair.dropFirst(7)) }
      if pair.hasPrefix("app-argument=") { argument = String(pair.dropFirst(13)) }
    }
    (self.appID, self.argument) = (appID, argument)
  }

  /// The problems of the banner, each as a sentence.
  public var problems: [String] {
    var problems: [String] = []
    if appID.map({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) != true {
      problems.append("app-id is not the number of the app in the store: '\(appID ?? "")'.")
    }
    if let argument, !argument.contains(":") {
      problems.append("app-argument is not an absolute URL: '\(argument)'.")
    }
    return problems
  }

  /// Reads the attributes of a tag, up to its end.
  private static func attributes(of bytes: [UInt8], from index: inout Int) -> [String: String] {
    var result: [String: String] = [:]
    index += 4
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let start = index
      while index < bytes.count, !"=> \n\r\t/".utf8.contains(bytes[index]) { index += 1 }
      let name = String(decoding: bytes[start..<index].map(\.asciiLowercased), as: UTF8.self)
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        if index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        continue
      }
      index += 1
      guard index < bytes.count else { break }
      let quote = bytes[index]
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      if isQuoted { index += 1 }
      let valueStart = index
      while index < bytes.count,
        isQuoted ? bytes[index] != quote : !"> \n\r\t".utf8.contains(bytes[index])
      { index += 1 }
      let value = String(decoding: bytes[valueStart..<index], as: UTF8.self)
      if isQuoted, index < bytes.count { index += 1 }
      if result[name] == nil { result[name] = value.replacing("&amp;", with: "&") }
    }
    return result
  }
}
