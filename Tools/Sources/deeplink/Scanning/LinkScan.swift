import Foundation
import LinkAnalysis
@_spi(Tools) import LinkAssociation
import LinkRouting

/// A scan of files for links that no route takes.
struct LinkScan {
  /// A link without a route, and where it stands.
  struct Broken {
    /// The file.
    let file: String
    /// The place in the file.
    let position: TextPosition
    /// Why no route takes it.
    let verdict: LinkVerdict
  }

  /// The links without a route, file by file.
  private(set) var broken: [Broken] = []

  /// The numbers of files that were looked at, of those with links, of links, and of those that a comment or a file
  /// leaves out.
  private(set) var (files, linkedFiles, links, ignored) = (0, 0, 0, 0)

  /// Files that could not be read, each with the reason.
  private(set) var unread: [UnreadableFile] = []

  /// Finds links.
  private let finder: LinkFinder

  /// Judges links.
  private let judge: LinkJudge

  /// Where all links come from; `nil` for what each file suggests.
  private let source: LinkSource?

  /// URLs and paths that are left out.
  private let leftOut: ScanIgnores

  /// What was judged already.
  private var known: [Question: LinkVerdict] = [:]

  /// A link and its source.
  private struct Question: Hashable {
    let url: [UInt8]
    let source: LinkSource?
  }

  /// The most verdicts that are kept.
  private static let mostKnown = 50_000

  init(_ catalog: ParsedCatalog, from source: LinkSource?, leavingOut leftOut: ScanIgnores) {
    finder = LinkFinder(catalog.catalog)
    judge = LinkJudge(catalog)
    (self.source, self.leftOut) = (source, leftOut)
  }

  /// Looks into a file.
  mutating func scan(_ path: String, as format: ScannedFormat) {
    if leftOut.hasFile(path) { return }
    do throws(UnreadableFile) {
      scan(try WholeFile.read(path), of: path, as: format)
    } catch {
      unread.append(error)
    }
  }

  /// Looks into the contents of a file.
  mutating func scan(_ contents: [UInt8], of path: String, as format: ScannedFormat) {
    files += 1
    let bytes = Self.decoded(contents)
    // Text has no zero bytes.
    guard finder.mayHaveLinks(bytes), !bytes.prefix(8192).contains(0) else { return }
    var found: [FoundLink] = []
    for text in format.texts(of: bytes) {
      found += finder.links(in: text, isMarkup: format == .markup)
    }
    guard !found.isEmpty else { return }
    linkedFiles += 1
    let source = source ?? format.source(ofPath: path)
    judge(found, in: path, bytes, from: source)
  }

  /// Judges the links of a file.
  private mutating func judge(
    _ found: [FoundLink],
    in path: String,
    _ bytes: [UInt8],
    from source: LinkSource?
  ) {
    var broken: [(offset: Int, verdict: LinkVerdict)] = []
    var lines: ScanIgnores.Lines?
    for link in found {
      links += 1
      let verdict = verdict(on: link, from: source)
      if verdict.isTaken { continue }
      lines = lines ?? ScanIgnores.Lines(of: bytes)
      if leftOut.hasURL(verdict.shown) || lines?.isMarked(at: link.offset) == true {
        ignored += 1
      } else {
        broken.append((link.offset, verdict))
      }
    }
    let positions = TextPosition.positions(ofBytes: broken.map(\.offset), in: bytes)
    let all = zip(positions, broken).map { Broken(file: path, position: $0, verdict: $1.verdict) }
    self.broken += all.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }

  /// Judges a link, once.
  private mutating func verdict(on link: FoundLink, from source: LinkSource?) -> LinkVerdict {
    let question = Question(url: link.url, source: source)
    if let verdict = known[question] { return verdict }
    let verdict = judge.verdict(on: link, from: source)
    if known.count < Self.mostKnown { known[question] = verdict }
    return verdict
  }

  /// The bytes as UTF-8, also of a file in UTF-16, as .strings files are.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let encoding: String.Encoding? =
      bytes.starts(with: [0xFF, 0xFE])
      ? .utf16LittleEndian : bytes.starts(with: [0xFE, 0xFF]) ? .utf16BigEndian : nil
    guard let encoding, let text = String(bytes: bytes.dropFirst(2), encoding: encoding) else {
      return bytes
    }
    return Array(text.utf8)
  }
}

/// What a scan leaves out: lines with a mark, and what a file names.
struct ScanIgnores {
  /// Patterns of URLs.
  private let urls: [[UInt8]]

  /// Patterns of paths.
  private let paths: IgnoreRules

  /// The folder that the paths are below; `nil` without a file.
  private let folder: String?

  /// Nothing.
  static let none = ScanIgnores("", in: nil)

  /// Reads the text of a `.deeplinkignore`.
  ///
  /// A line is a pattern of URLs, with `://` and `*` for any text, or one of paths as in `.gitignore`. A line that begins
  /// with `#` says why.
  init(_ text: String, in folder: String?) {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("#") }
    urls = lines.filter { $0.contains("://") }.map { Array($0.utf8) }
    paths = IgnoreRules(lines.filter { !$0.contains("://") }.joined(separator: "\n"))
    self.folder = folder
  }

  /// Whether a file is left out.
  func hasFile(_ path: String) -> Bool {
    guard let folder, !paths.isEmpty else { return false }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    guard absolute.hasPrefix(folder + "/") else { return false }
    var below = Substring(absolute.dropFirst(folder.count + 1))
    var isFolder = false
    // A folder that is left out leaves out what is in it.
    while !below.isEmpty {
      if paths.decision(on: String(below), isFolder: isFolder) == true { return true }
      below = below.lastIndex(of: "/").map { below[..<$0] } ?? ""
      isFolder = true
    }
    return false
  }

  /// Whether a URL is left out.
  func hasURL(_ url: String) -> Bool {
    let text = Array(url.utf8)
    return urls.contains { IgnoreRules.matches($0[...], text[...]) }
  }

  /// The lines of a file, with those that are marked.
  struct Lines {
    /// The bytes that say so in a comment.
    private static let mark = Array("deeplink:ignore".utf8)

    /// The bytes.
    private let bytes: [UInt8]

    init(of bytes: [UInt8]) { self.bytes = bytes }

    /// Whether the line at a place is marked, or the one before it is a mark alone.
    func isMarked(at offset: Int) -> Bool {
      let line = self.line(around: min(offset, bytes.count))
      if hasMark(line) { return true }
      guard line.lowerBound > 0 else { return false }
      let before = self.line(around: line.lowerBound - 1)
      let hasLink = bytes[before].firstRange(of: Array("://".utf8)) != nil
      return hasMark(before) && !hasLink
    }

    private func hasMark(_ line: Range<Int>) -> Bool {
      bytes[line].firstRange(of: Self.mark) != nil
    }

    /// The line around a place.
    private func line(around offset: Int) -> Range<Int> {
      let newline = UInt8(ascii: "\n")
      let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
      let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
      return start..<max(start, end)
    }
  }
}
