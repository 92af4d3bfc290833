extension CatalogFields {
  /// Who has access, which may be absent: `"everyone"`, or a list of sources.
  mutating func access(_ access: inout LinkAccess?, _ key: String) {
    guard isReading ? isText(key) : access == .everyone else { return sources(&access, key) }
    var word: AccessWord? = isReading ? nil : .everyone
    name(&word, key)
    access = word.map { _ in .everyone }
  }

  /// The sources that have access, which may be absent.
  private mutating func sources(_ access: inout LinkAccess?, _ key: String) {
    var sources = access.map { $0.sources.sorted { $0.rawValue < $1.rawValue } }
    self.sources(&sources, key)
    guard isReading else { return }
    access = sources.map { .from($0) }
  }

  /// The names of sources, which may be absent; unknown ones are reported.
  ///
  /// Such a source is one of the app's own, like content: a slip closes the route to all others.
  mutating func sources(_ sources: inout [LinkSource]?, _ key: String) {
    var names = sources?.map(\.rawValue)
    texts(&names, key)
    guard isReading else { return }
    sources = names?.enumerated().map { index, name in source(name, at: index, of: key) }
  }

  /// The source with a name.
  private mutating func source(_ name: String, at index: Int, of key: String) -> LinkSource {
    if let source = LinkSource(named: name) { return source }
    let place = codingPath + [AnyKey(stringValue: key), AnyKey(position: index)]
    if let today = LinkSource.name(formerly: name) {
      let message = "The source '\(name)' is called '\(today)' now."
      problems.append(CatalogProblem(.formerName, at: place, message))
      return LinkSource(rawValue: today)
    }
    let meant =
      NearestName.of(LinkSource.names, to: name).map { "'\($0)' may be meant" }
      ?? "if it is the app's own, write what it is like as well, NAME=SOURCE"
    let message = "'\(name)' is not a source of the system; \(meant)."
    unknownKeys.append(CatalogProblem(.unknownSource, at: place, message))
    return LinkSource(rawValue: name)
  }
}

/// What a catalog has in place of a list of sources.
private enum AccessWord: String, CaseIterable {
  /// Every source, those included that the app declares.
  case everyone
}
