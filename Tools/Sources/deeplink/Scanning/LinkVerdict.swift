@_spi(Tools) import LinkAnalysis
import LinkPatterns
import LinkRouting

/// Whether a route takes a link that was found, and if not, why.
struct LinkVerdict {
  /// The URL as people read it: `…` where any value may stand.
  let shown: String

  /// The stage at which matching ended; `matched` when a route takes it, with some value.
  let stage: Explanation.Stage

  /// Why no route takes it.
  let failure: LinkFailure?

  /// The nearest route.
  let nearest: RouteNearMiss?

  /// Whether a route takes it.
  var isTaken: Bool { stage == .matched }
}

/// Finds out whether routes take links, with any value where a link has none.
struct LinkJudge {
  /// The routes.
  private let catalog: ParsedCatalog

  /// URLs that lead to routes, parted at their slashes.
  private let samples: [(url: String, segments: [String])]

  /// Values of many kinds, tried where any value may stand.
  private let values: [String]

  init(_ catalog: ParsedCatalog) {
    self.catalog = catalog
    let prefixes = catalog.router.prefixes
    var (samples, words): ([(url: String, segments: [String])], Set<String>) = ([], [])
    for route in catalog.catalog.routes {
      let urls = prefixes.compactMap { catalog.sampleURL(ofRoute: route.name, at: $0) }
      for url in Set(urls + route.examples) { samples.append((url, Self.segments(of: url))) }
      let types = Array(route.types.values) + route.query.map(\.type)
      for type in types where type.name.contains("|") {
        words.formUnion(type.name.split(separator: "|").map(String.init))
      }
      let bounds = Array(route.bounds.values) + route.query.compactMap(\.bounds)
      for bound in bounds {
        words.formUnion(bound.values ?? [])
        words.formUnion([bound.minimum, bound.maximum].compactMap { $0.map { "\($0)" } })
        words.insert(String(repeating: "a", count: min(bound.minimumLength ?? 1, 1000)))
        words.formUnion((bound.hosts ?? []).map { "https://\($0)/" })
      }
    }
    self.samples = samples.sorted { $0.url < $1.url }
    values =
      [
        "1", "a", "0", "12", "abcdef", "true", "1.5", "2026-01-02", "2026-01-02T03:04:05Z",
        "8D8AC610-566D-4EF0-9C22-186B2A5ED793", "https://a.example/", "a@a.example", "aaaaaaaaaaaa",
      ] + words.sorted()
  }

  /// The segments of a URL behind its scheme.
  private static func segments(of url: String) -> [String] {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    guard let start = path.firstRange(of: "://") else { return [] }
    return path[start.upperBound...].split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Judges a link.
  func verdict(on link: FoundLink, from source: LinkSource?) -> LinkVerdict {
    let parts = link.url.split(separator: SourceText.hole, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let shown = parts.joined(separator: "…")
    guard parts.count > 1 else { return verdict(shown, shown, from: source) }
    if takesAny(parts, from: source) {
      return LinkVerdict(shown: shown, stage: .matched, failure: nil, nearest: nil)
    }
    return verdict(parts.joined(separator: "1"), shown, from: source)
  }

  private func verdict(_ url: String, _ shown: String, from source: LinkSource?) -> LinkVerdict {
    if catalog.match(url, from: source).found != nil {
      return LinkVerdict(shown: shown, stage: .matched, failure: nil, nearest: nil)
    }
    let explanation = Explanation(url, in: catalog, from: source, misses: 1)
    return LinkVerdict(
      shown: shown,
      stage: explanation.stage,
      failure: explanation.failure,
      nearest: explanation.nearMisses.first
    )
  }
}

// MARK: - Any value

extension LinkJudge {
  /// Whether a route takes a URL with some values between its parts.
  private func takesAny(_ parts: [String], from source: LinkSource?) -> Bool {
    // Items of a query may be left out, and a whole query may stand for any.
    let count = parts.count - 1
    for value in values {
      if takes(parts, Array(repeating: value, count: count), from: source) { return true }
    }
    if count == 2 {
      for first in values {
        for second in values where takes(parts, [first, second], from: source) { return true }
      }
    }
    for sample in samples {
      for filled in filled(parts, as: sample.segments) where takes(parts, filled, from: source) {
        return true
      }
    }
    return takes(parts, Array(repeating: "", count: count), from: source)
  }

  /// Whether a route takes a URL with values, or refuses one of them that is not known to be right.
  private func takes(_ parts: [String], _ filling: [String], from source: LinkSource?) -> Bool {
    var (url, holes) = (parts[0], [Range<Int>]())
    for (value, part) in zip(filling, parts.dropFirst()) {
      let start = url.utf8.count
      url += value
      holes.append(start..<url.utf8.count)
      url += part
    }
    if catalog.match(url, from: source).found != nil { return true }
    // A value of a type that is the app's own cannot be made up: it is not what is wrong.
    let misses = catalog.router.nearMisses(
      of: url,
      from: source ?? ParsedCatalog.usualSource(of: url),
      maximum: 3
    )
    return misses.contains { miss in
      guard let failure = miss.failure, failure.code.rawValue == "valueType",
        failure.expected.map({ catalog.catalog.shapes[$0] != nil }) == true
      else { return false }
      if let segment = failure.segment { return isHole(segment, holes, in: url) }
      return failure.parameter.map { isHole(item: $0, holes, in: url) } ?? false
    }
  }

  /// Whether a segment, counted from 1, has a place for any value.
  private func isHole(_ number: Int, _ holes: [Range<Int>], in url: String) -> Bool {
    let bytes = Array(url.utf8)
    guard
      let prefix = catalog.router.prefixes.first(where: { prefix in
        (try? LinkURL(url)).map(prefix.admits) == true
      })
    else { return false }
    let text = url.prefix { $0 != "?" && $0 != "#" }
    let start =
      text.firstRange(of: "://").map { url.utf8.distance(from: url.startIndex, to: $0.upperBound) }
      ?? 0
    // The host is segment 1 only where the prefix has none of its own.
    let skipped = prefix.host == nil ? 0 : 1
    var (segment, place) = (1 - skipped, start)
    while place < text.utf8.count {
      let end = bytes[place..<text.utf8.count].firstIndex(of: UInt8(ascii: "/")) ?? text.utf8.count
      if segment == number { return holes.contains { $0.overlaps(place..<max(end, place + 1)) } }
      (segment, place) = (segment + 1, end + 1)
    }
    return false
  }

  /// Whether a query item has a place for any value.
  private func isHole(item name: String, _ holes: [Range<Int>], in url: String) -> Bool {
    guard let query = url.utf8.firstIndex(of: UInt8(ascii: "?")) else { return false }
    let start = url.utf8.distance(from: url.startIndex, to: query)
    return holes.contains { $0.lowerBound > start }
  }

  /// The values that make a URL's path that of a sample, where any value may stand.
  private func filled(_ parts: [String], as sample: [String]) -> [[String]] {
    let own = Self.segments(of: parts.joined(separator: "\u{1}"))
    guard own.count <= sample.count else { return [] }
    // A placeholder at the end may stand for the rest of the path, with its slashes.
    let rest = sample[(own.count - 1)...].joined(separator: "/")
    return [sample.prefix(own.count).map(\.self), Array(sample.prefix(own.count - 1)) + [rest]]
      .map { segments in
        var values: [String] = []
        for (mine, its) in zip(own, segments) {
          let pieces = mine.split(separator: "\u{1}", omittingEmptySubsequences: false)
          guard pieces.count > 1 else { continue }
          // The first placeholder of a segment gets what the text around it leaves; further ones are empty.
          let value =
            its.hasPrefix(pieces[0]) ? String(its.dropFirst(pieces[0].count)) : its
          let last = pieces.last ?? ""
          let cut =
            !last.isEmpty && value.hasSuffix(last) ? String(value.dropLast(last.count)) : value
          values += [cut] + Array(repeating: "", count: pieces.count - 2)
        }
        let missing = parts.count - 1 - values.count
        return values + Array(repeating: "1", count: max(0, missing))
      }
  }
}
