extension LinkRouter {
  /// The values of a link, by the names of its parameters.
  ///
  /// - Parameter link: The link.
  /// - Returns: The written form of each value that is present, as ``url(for:)`` prints it but
  ///   without escapes; those of a list joined by commas. Empty for a link that no route prints.
  /// - Complexity: O(*n*), *n* = number of routes and labels.
  public func values(of link: Link) -> [String: String] {
    engine.values(of: engine.takeApart(link))
  }

  /// Describes a link by its route; `nil` for a link that no route prints.
  package func labelled(_ link: Link) -> LabelledLink? {
    engine.labelled(engine.takeApart(link))
  }
}

/// A link in words: the cases that lead to it, and its values by their labels.
package struct LabelledLink {
  /// A value.
  package struct Value {
    /// The label of the constructor; `_0` for the first value when that has none.
    package let label: String

    /// The written form, or the forms of a list; hidden where the value is secret.
    package private(set) var texts: [String]

    /// Whether it is a list.
    package let isList: Bool

    /// Whether the texts are those of numbers.
    package let isNumber: Bool
  }

  /// The names of the cases, outermost first; that of the type for a struct.
  package var cases: [String]

  /// The values that are present.
  package var values: [Value]
}

extension RouteEngine {
  /// The values of a link by the names of its parameters.
  func values(of parts: TakenApart) -> [String: String] {
    guard let (index, outputs) = printing(parts) else { return [:] }
    var values: [String: String] = [:]
    for (parameter, output) in zip(routes[index].parameters, outputs) {
      values[parameter.name] = output.text
    }
    return values
  }

  /// Describes a link by its route.
  fileprivate func labelled(_ taken: TakenApart) -> LabelledLink? {
    guard let (index, outputs) = printing(taken) else { return nil }
    var cases: [String] = []
    var inner: any DeepLink = taken.link
    var parts = LinkParts(inner)
    while true {
      cases.append(parts.name ?? "\(type(of: inner))")
      guard parts.values.count == 1, let next = parts.values[0].value as? any DeepLink else {
        break
      }
      (inner, parts) = (next, LinkParts(next))
    }
    let parameters = routes[index].parameters
    let hasLabels = parts.values.count == parameters.count
    let values = parameters.indices.compactMap { position -> LabelledLink.Value? in
      let label =
        hasLabels ? parts.values[position].label ?? "_\(position)" : parameters[position].name
      return LabelledLink.Value(outputs[position], label, parameters[position])
    }
    return LabelledLink(cases: cases, values: values)
  }
}

extension LabelledLink.Value {
  /// Describes what a link has for a parameter; `nil` when it has nothing.
  fileprivate init?(_ output: ParameterOutput, _ label: String, _ parameter: RouteParameter) {
    switch output {
    case .absent, .inexpressible: return nil
    case .name: (texts, isList) = ([""], false)
    case .text(let text): (texts, isList) = ([text], false)
    case .list(let list): (texts, isList) = (list, true)
    }
    self.label = label
    isNumber = parameter.isNumber && !parameter.isSecret
    guard parameter.isSecret else { return }
    texts = texts.map { _ in FailureText.redacted }
  }
}

extension RouteParameter {
  /// Whether its values are numbers.
  fileprivate var isNumber: Bool { Self.numbers.contains(typeName) }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float",
  ]
}
