import ArgumentParser
import Foundation

/// The URLs of a site, from sitemaps or lists.
struct SiteURLs {
  /// The URLs, each once, in the order in which they were first seen.
  private(set) var urls: [String] = []

  /// Sitemaps that an index names and that are not beside it.
  private(set) var missing: [String] = []

  /// The number of lines that have a path alone, whose domain is not known.
  private(set) var pathsAlone = 0

  /// The URLs that are there.
  private var known: Set<String> = []

  /// The most bytes of a sitemap.
  ///
  /// Source: the sitemap protocol 0.9: 50 MB, uncompressed.
  private static let byteLimit = 64 << 20

  /// Reads a sitemap, or an index of sitemaps that lie beside it.
  mutating func addSitemap(_ path: String, isWithinIndex: Bool = false) throws(UnreadableFile) {
    let bytes = try Self.bytes(of: path)
    let locations = Self.locations(in: bytes)
    guard Self.isIndex(bytes), !isWithinIndex else {
      for location in locations { add(location) }
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    for location in locations {
      let name = (location as NSString).lastPathComponent
      let file = folder.isEmpty ? name : "\(folder)/\(name)"
      if !name.isEmpty, name != "..", FileManager.default.fileExists(atPath: file) {
        try addSitemap(file, isWithinIndex: true)
      } else {
        missing.append(location)
      }
    }
  }

  /// Reads a list of URLs, a line each, or the log of a web server.
  mutating func addList(_ path: String, host: String?) throws(UnreadableFile) {
    let text = String(decoding: try Self.bytes(of: path), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.contains("://"), !line.contains(" ") {
        add(line)
      } else if let path = Self.path(in: line) {
        if let host { add("https://\(host)\(path)") } else { pathsAlone += 1 }
      }
    }
  }

  /// The path of a line: the line itself, or what a server was asked for.
  ///
  /// Source: Apache HTTP Server, Common Log Format.
  private static func path(in line: String) -> Substring? {
    if line.hasPrefix("/") { return line.split(separator: " ").first }
    guard let start = line.firstRange(of: "\"GET ") else { return nil }
    return line[start.upperBound...].split(separator: " ").first
  }

  private mutating func add(_ url: String) {
    if known.insert(url).inserted { urls.append(url) }
  }

  /// The bytes of a file, also of one that is compressed.
  private static func bytes(of path: String) throws(UnreadableFile) -> [UInt8] {
    let bytes = try WholeFile.read(path, atMost: path == "-" ? WholeFile.byteLimit : byteLimit)
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    let command = ExternalCommand(program: "gzip", arguments: ["-dc", path])
    guard path != "-", let location = command.location() else {
      throw UnreadableFile(path, because: "it is compressed, and gzip is not here to read it")
    }
    guard let output = command.bytes(at: location, atMost: byteLimit) else {
      throw UnreadableFile(path, because: "it is not whole, or has more than \(byteLimit >> 20) MB")
    }
    return output
  }

  /// Whether a sitemap is an index.
  private static func isIndex(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(4096).firstRange(of: Array("<sitemapindex".utf8)) != nil
  }

  /// The locations of a sitemap, without those of pictures and films in it.
  private static func locations(in bytes: [UInt8]) -> [String] {
    var (found, walk) = ([String](), ByteWalk(bytes))
    while !walk.isAtEnd {
      walk.skip(behind: "<loc>")
      let start = walk.index
      while let next = walk.next, !(next == UInt8(ascii: "<") && walk.isAt("</loc>")) {
        walk.index += 1
      }
      if walk.isAtEnd { break }
      let texts = MarkupTexts(of: Array(bytes[start..<walk.index])).texts
      let text = texts.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if !text.isEmpty { found.append(text) }
    }
    return found
  }
}
