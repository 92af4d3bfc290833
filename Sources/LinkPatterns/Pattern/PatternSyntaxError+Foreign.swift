#if DEBUG
extension PatternSyntaxError {
  /// The error for a path that is a URL, or has a parameter as other libraries write it, `<int:id>`; `nil` otherwise.
  package init?(foreign path: String) {
    var offset = 0
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
      let isURL = offset == 0 && segment.hasSuffix(":")
      if isURL || (segment.hasPrefix("<") && segment.hasSuffix(">")) {
        let name = segment.dropLast().split(whereSeparator: { "<:".contains($0) }).last ?? "id"
        self.init(
          code: isURL ? .missingName : .unexpectedToken,
          pattern: path,
          utf8Offset: isURL ? segment.utf8.count - 1 : offset,
          message: isURL
            ? "A pattern is a path, such as '/products/:id'; scheme and domain are prefixes of the router."
            : "Write ':\(name)'; its type is that of the label."
        )
        return
      }
      offset += segment.utf8.count + 1
    }
    return nil
  }
}
#endif
