extension LinkText {
  /// Reads the values of a list.
  func list<Element>(
    _ read: (LinkText) throws(LinkFailure) -> Element
  ) throws(LinkFailure) -> [Element] {
    if case .name = source { throw .wrongForm }
    let texts = texts
    var values: [Element] = []
    values.reserveCapacity(texts.count)
    for text in texts { values.append(try read(text)) }
    return values
  }
}

extension ParameterOutput {
  /// The values of a list whose elements are written as single texts.
  static func list<Element>(
    of values: [Element],
    _ write: (Element) -> ParameterOutput
  ) -> ParameterOutput {
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = write(value) else { return .inexpressible(describing: value) }
      texts.append(text)
    }
    return texts.isEmpty ? .absent : .list(texts)
  }
}
