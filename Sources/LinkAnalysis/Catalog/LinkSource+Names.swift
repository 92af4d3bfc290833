public import LinkRouting

extension LinkSource {
  /// Finds a source by its name in code or in JSON: `customScheme` and `scheme` are the same.
  ///
  /// `nil` for any other name.
  ///
  /// - Parameter name: One of ``names``, or the raw value of one of the app's own: `branch=web`.
  public init?(named name: String) {
    if let split = name.lastIndex(of: "=") {
      guard let trust = LinkSource(named: String(name[name.index(after: split)...])) else {
        return nil
      }
      self.init(String(name[..<split]), trust: trust)
      return
    }
    let known = [LinkSource.app] + Self.ofTheSystem
    guard let source = known.first(where: { name == $0.name || name == $0.rawValue }) else {
      return nil
    }
    self = source
  }

  /// The names of the sources of the system in code, and of the app's own code.
  public static var names: [String] { ([LinkSource.app] + ofTheSystem).map(\.name) }
}
