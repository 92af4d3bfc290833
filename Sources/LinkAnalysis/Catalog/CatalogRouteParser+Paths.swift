import LinkPatterns

extension CatalogRouteParser {
  /// Finds notation that is hardly meant as a pattern reads it: a URL, or a parameter as other libraries write it.
  static func foreignNotation(in path: String) -> String? {
    guard !path.contains("(") else { return nil }
    if path.prefix(while: { $0 != "/" }).hasSuffix(":") {
      return "'\(path)' is a URL; a path is '/products/:id', and 'prefixes' holds the rest."
    }
    for segment in path.split(separator: "/") {
      guard let name = foreignParameter(segment) else { continue }
      return "'\(segment)' is not a parameter; a parameter is ':\(name)'."
    }
    return nil
  }

  /// The name in `{id}`, `[id]` and `<int:id>`; `nil` for other segments.
  private static func foreignParameter(_ segment: Substring) -> Substring? {
    guard let first = segment.first, let last = segment.last, segment.count > 2,
      ["{}", "[]", "<>"].contains("\(first)\(last)")
    else { return nil }
    let inside = segment.dropFirst().dropLast()
    let name = first == "<" ? inside.split(separator: ":").last ?? inside : inside
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") } ? name : nil
  }
}
