/// A type of values in a catalog, by the name that it has in JSON.
public enum CatalogType: Hashable, Sendable {
  /// A type that every catalog has.
  case known(Known)

  /// One of several words.
  case words([String])

  /// A type of the app's own, one of ``LinkCatalogV1/shapes``.
  case own(String)

  /// Any text.
  public static let string = CatalogType.known(.string)

  /// The type with a name: `Int`, or words with `|` between them; else one of the app's own.
  public init(_ name: String) {
    if let known = Known(rawValue: name) {
      self = .known(known)
      return
    }
    let words = name.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    self = words.count > 1 && !words.contains("") ? .words(words) : .own(name)
  }

  /// The name, as in JSON.
  public var name: String {
    switch self {
    case .known(let known): known.rawValue
    case .words(let words): words.joined(separator: "|")
    case .own(let name): name
    }
  }
}

extension CatalogType: ExpressibleByStringLiteral {
  /// The type with a name.
  public init(stringLiteral name: String) { self.init(name) }
}
