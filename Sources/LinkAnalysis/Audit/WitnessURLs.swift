import LinkPatterns

/// Writes URLs that patterns of a router have in common.
struct WitnessURLs<Link: DeepLink> {
  /// The routes.
  let router: LinkRouter<Link>

  private var engine: RouteEngine { router.engine }

  /// The URLs of a path at the prefixes where some patterns are all served, domains first, with the query
  /// items and the fragment that the patterns require.
  func urls(ofPath path: String, of entries: [Int], _ form: LinkURL.HostPosition) -> [String] {
    let served = router.prefixes.filter { prefix in
      prefix.hostPosition == form
        && entries.allSatisfy {
          engine.routes[engine.entries[$0].route].isServed(at: prefix)
        }
    }
    let ordered = served.filter(\.isWeb) + served.filter { !$0.isWeb }
    guard !ordered.isEmpty, let suffix = suffix(of: entries) else { return [] }
    return ordered.flatMap { prefix in
      let beginning = "\(prefix.scheme)://\(prefix.sampleAuthority)\(prefix.beginningOfPath)"
      var urls = [beginning + path + suffix]
      let first = path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") }
      if form == .firstSegment, !first.isEmpty, first.allSatisfy(ByteSet.plainHost.contains),
        entries.contains(where: startsWithLiteral)
      {
        urls.insert("\(prefix.scheme):/\(path)\(suffix)", at: 0)
      }
      return urls
    }
  }

  /// Whether the first segment of a pattern is text.
  private func startsWithLiteral(_ entry: Int) -> Bool {
    engine.table.entries[entry].pattern.alternatives.contains { alternative in
      if case .literal = alternative.segments.first { true } else { false }
    }
  }

  /// The query items and the fragment that some patterns require, together; `nil` when no value suits
  /// them all.
  private func suffix(of entries: [Int]) -> String? {
    var (keys, fragments): ([String], [RouteParameter]) = ([], [])
    var readers: [String: [RouteParameter]] = [:]
    for entry in Set(entries).sorted() {
      let place = engine.entries[entry]
      for (stands, parameter) in zip(place.form.places, engine.routes[place.route].parameters) {
        guard let stands else { continue }
        if stands.place == .fragment { fragments.append(parameter) }
        guard stands.place == .query else { continue }
        readers[stands.key, default: []].append(parameter)
        if !parameter.isOptional, !parameter.isFlag, !keys.contains(stands.key) {
          keys.append(stands.key)
        }
      }
    }
    var items: [String] = []
    for key in keys {
      guard let value = RouteSamples.value(for: readers[key] ?? []) else { return nil }
      items.append("\(PercentCoding.text(key))=\(value)")
    }
    var suffix = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    if fragments.contains(where: { !$0.isOptional }) {
      guard let value = RouteSamples.value(for: fragments) else { return nil }
      suffix += "#" + value
    }
    return suffix
  }

  /// An entry of the table in which values that a form alone does not decide about are samples.
  func sampledEntry(_ index: Int) -> PatternTable.Entry {
    let entry = engine.table.entries[index]
    let place = engine.entries[index]
    var shapes = entry.shapes
    for (stands, parameter) in zip(place.form.places, engine.routes[place.route].parameters) {
      guard let stands, stands.place == .path, parameter.listForm == nil,
        RouteSamples.isNeeded(for: parameter)
      else { continue }
      let texts = RouteSamples.texts(for: [parameter])
      if !texts.isEmpty { shapes[stands.key] = .oneOf(texts) }
    }
    return PatternTable.Entry(
      entry.pattern,
      shapes: shapes,
      requiredQueryItems: entry.requiredQueryItems,
      caseInsensitiveLiterals: entry.caseInsensitiveLiterals,
      trailingSlash: entry.trailingSlash,
      name: entry.name
    )
  }
}

extension ByteSet {
  /// The bytes with which a first literal can stand in the place of the host.
  fileprivate static let plainHost = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
    .union(.digits).union(ByteSet("._-".utf8))
}

extension LinkPrefix {
  /// The host and the port of a URL that begins so.
  var sampleAuthority: String {
    if isAnyHost { return "example.com" }
    return hasSubdomainWildcard ? "www\(authority.dropFirst())" : authority
  }
}
