/// A link as JSON, by its route: `{"question":{"league":123,"question":456}}`.
struct LinkV1: Encodable {
  /// The link.
  let link: LabelledLink

  /// A key that is known while the app runs.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for name in link.cases.dropLast() {
      container = container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: name))
    }
    let last = Key(stringValue: link.cases.last ?? "")
    var values = container.nestedContainer(keyedBy: Key.self, forKey: last)
    for value in link.values {
      let elements = value.texts.map { Element(text: $0, isNumber: value.isNumber) }
      if value.isList {
        try values.encode(elements, forKey: Key(stringValue: value.label))
      } else {
        try values.encode(elements.first, forKey: Key(stringValue: value.label))
      }
    }
  }

  /// A number, or a text.
  private struct Element: Encodable {
    let text: String
    let isNumber: Bool

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if isNumber, let number = Int(text) {
        try container.encode(number)
      } else if isNumber, let number = Double(text) {
        try container.encode(number)
      } else {
        try container.encode(text)
      }
    }
  }
}
