extension LinkSource {
  /// Finds a source by its name.
  ///
  /// `nil` for any other name.
  ///
  /// - Parameter name: One of ``names``, or the name of one of the app's own with the one that it is like: `branch=universalLink`.
  public init?(named name: String) {
    if let split = name.lastIndex(of: "=") {
      guard let other = LinkSource(named: String(name[name.index(after: split)...])) else {
        return nil
      }
      self.init(String(name[..<split]), like: other)
      return
    }
    guard Self.names.contains(name) else { return nil }
    self.init(rawValue: name)
  }

  /// The names of the sources of the system, and of the app's own code.
  public static var names: [String] { ([LinkSource.app] + ofTheSystem).map(\.rawValue) }

  /// Returns the name of a source that had another name in earlier catalogs; `nil` for any other text.
  public static func name(formerly name: String) -> String? {
    if let split = name.lastIndex(of: "=") {
      let start = name.index(after: split)
      return self.name(formerly: String(name[start...])).map { name[..<start] + $0 }
    }
    return switch name {
    case "scheme": "customScheme"
    case "web": "universalLink"
    case "push": "notification"
    default: nil
    }
  }
}
