/// A link as JSON, by its route: `{"question":{"league":123,"question":456}}`.
struct LinkV1: Encodable {
  /// The link.
  let link: LabelledLink

  /// A key that is only known at run time.
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

/// A link in words: the cases that contain it, and its values by their labels.
struct LabelledLink {
  /// A value.
  struct Value {
    /// The label of the constructor; `_0` for an unlabelled first value.
    let label: String

    /// The written form, or the forms of a list; hidden when the value is secret.
    private(set) var texts: [String]

    /// Whether it is a list.
    let isList: Bool

    /// Whether the texts are those of numbers.
    let isNumber: Bool
  }

  /// The names of the cases, outermost first; that of the type for a struct.
  var cases: [String]

  /// The values that are present.
  var values: [Value]
}

extension LabelledLink {
  /// Describes a link by its route; `nil` for a link that no route prints.
  init?<Link>(_ link: Link, of router: LinkRouter<Link>) {
    guard let printed = router.engine.printing(router.engine.decompose(link)) else { return nil }
    let parameters = router.routes[printed.index].parameters
    cases = []
    var parts = ReflectedLink(link)
    while true {
      cases.append(parts.name ?? "\(type(of: parts.link))")
      // A link that is a value of the route is written as its URL.
      guard let inner = parts.inner else { break }
      if parameters.count == 1, parameters[0].takes(inner.link, writtenAs: printed.outputs[0]) {
        break
      }
      parts = inner
    }
    let own = parts.values
    let hasLabels = own.count == parameters.count
    values = parameters.indices.compactMap { position in
      let label =
        hasLabels ? own[position].label ?? "_\(position)" : parameters[position].name
      return Value(printed.outputs[position], label, parameters[position])
    }
  }
}

extension LabelledLink.Value {
  /// Describes the value of a link for a parameter; `nil` when it has none.
  fileprivate init?(_ output: ParameterOutput, _ label: String, _ parameter: RouteParameter) {
    switch output {
    case .absent, .inexpressible: return nil
    case .name: (texts, isList) = ([""], false)
    case .text(let text): (texts, isList) = ([text], false)
    case .list(let list): (texts, isList) = (list, true)
    }
    self.label = label
    isNumber = parameter.isNumber && !parameter.isSecret
    texts = texts.map { parameter.hides($0) ? FailureText.redacted : $0 }
  }
}

extension RouteParameter {
  /// Whether its values are numbers.
  fileprivate var isNumber: Bool { Self.numbers.contains(typeName) }

  private static let numbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float",
  ]
}

extension RouteParameter {
  /// Whether a link is one of its values: it has its type, and is written like the text in a URL.
  fileprivate func takes(_ link: any DeepLink, writtenAs output: ParameterOutput) -> Bool {
    guard let nested, let link = link as? any NestedLink else { return false }
    return ObjectIdentifier(nested) == ObjectIdentifier(type(of: link))
      && link.linkText == output.text
  }
}
