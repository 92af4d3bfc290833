extension LinkRoute where Link: Codable {
  /// Declares the links that are like an example: the same enum case, or the same struct.
  ///
  /// Encoding the example tells the labels, their types, and which are optional; its values do not
  /// matter. Labels in the pattern stand in the path, or in its query; the others must be listed in
  /// `query`.
  ///
  /// - Parameters:
  ///   - example: Any link of this kind.
  ///   - pattern: The path, with labels as names, and perhaps a query and a fragment:
  ///     `/search?q=:q#:section`.
  ///   - query: The labels that stand in the query, in the order in which they are printed.
  ///   - separators: What stands between the values of lists that stand in one place, by label; the
  ///     others are one query item a value: `?id=1&id=2`.
  ///   - name: The name of the route; the enum case or the type when `nil`.
  /// - Complexity: O(*n*²), *n* = number of labels.
  public init(
    _ example: Link,
    _ pattern: String,
    query: [String] = [],
    separators: [String: ListSeparator] = [:],
    name: String? = nil
  ) {
    var refusal: LinkCodingError?
    var fields = LinkFields()
    do {
      fields = try ExampleReading.fields(of: example)
    } catch {
      refusal = error as? LinkCodingError ?? LinkCodingError(label: nil)
    }
    var declaration = RouteDeclaration(
      pattern: pattern,
      parameters: fields.fields.map { field in
        var parameter = field.parameter
        if field.isList, let separator = separators[field.label] {
          parameter.listForm = .separated(by: separator)
        }
        return parameter
      },
      source: .labels
    )
    for label in separators.keys.sorted() where !fields.fields.contains(listNamed: label) {
      declaration.note(.unknownParameter, label)
    }
    if let refusal { declaration.note(.notAParameter, refusal.label) }
    declaration.sort(query: query)
    let form = declaration.form(query: query, isCanonical: true)
    let key = fields.caseName ?? "\(Link.self)"
    let codec = RouteCodec(
      like: example,
      caseName: fields.caseName,
      labels: declaration.parameters.map(\.name)
    )
    if declaration.mistakes.isEmpty {
      let parameters = declaration.parameters
      declaration.check {
        let outputs = fields.fields.map { ($0.label, fields.output(of: $0.label)) }
        var reader = ParameterReader(
          .outputs(Dictionary(outputs, uniquingKeysWith: { first, _ in first })),
          route: key,
          parameters: parameters
        )
        return try codec.link(&reader) == example
      }
    }
    self.init(
      name: name ?? key,
      pattern: pattern,
      declaration: declaration,
      form: form,
      codec: codec
    )
  }
}

extension [LinkFields.Field] {
  /// Tells whether there is a list of a name.
  ///
  /// - Parameter label: The name.
  /// - Returns: `false` for other values.
  fileprivate func contains(listNamed label: String) -> Bool {
    contains { $0.label == label && $0.isList }
  }
}

extension RouteCodec where Link: Codable {
  /// Creates a codec for the links that are like an example.
  ///
  /// - Parameters:
  ///   - example: A link of the route.
  ///   - caseName: The name of its enum case; `nil` for a struct.
  ///   - labels: Its labels, in the order of the route's parameters.
  fileprivate init(like example: Link, caseName: String?, labels: [String]) {
    let key = caseName ?? "\(Link.self)"
    let takeApart = { @Sendable (link: Link) -> (key: String, fields: LinkFields)? in
      guard let fields = try? LinkFieldsEncoder.fields(of: link) else { return nil }
      return (fields.caseName ?? key, fields)
    }
    self.init { reader throws(LinkReason) in
      var values: [String: String] = [:]
      var lists: [String: [String]] = [:]
      for label in labels {
        switch try reader.next() {
        case .absent, .name: continue
        case .text(let text): values[label] = text.string
        case .list(let texts): lists[label] = texts.map(\.string)
        }
      }
      while true {
        do {
          let fields = LinkFieldsDecoder(caseName: caseName, values: values, lists: lists)
          let link = try Link(from: fields)
          try reader.finish()
          return link
        } catch let reason as LinkReason {
          throw reason
        } catch {
          // Without a lenient value that does not fit, it is tried again: there is one less each time.
          let reason = reader.reason(error)
          guard let label = reason.parameter, values[label] != nil || lists[label] != nil,
            reader.ignore(label: label, reason)
          else { throw reason }
          values[label] = nil
          lists[label] = nil
        }
      }
    } outputs: { link in
      guard let parts = takeApart(link), parts.key == key else { return nil }
      return labels.map(parts.fields.output)
    }
    examples = [example]
    family = RouteFamily(type: ObjectIdentifier(Link.self), key: key, takeApart: takeApart)
  }
}
