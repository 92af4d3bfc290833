extension LinkRoute {
  /// Declares links that have no constructor, with a pattern, its parameters, and two closures.
  ///
  /// - Parameters:
  ///   - pattern: The path, optionally with a query and a fragment: `/search?q=:q#:section`.
  ///   - parameters: A parameter for each value of the closures, in their order.
  ///   - name: The name of the route; `nil` for the pattern.
  ///   - read: Makes a link from the values, or returns `nil` to reject the URL.
  ///   - print: Returns the values of a link; `nil` for a link of another route.
  /// - Complexity: O(*n*²), *n* = number of parameters.
  public init<each Value: Sendable>(
    _ pattern: String,
    _ parameters: repeat TypedParameter<each Value>,
    name: String? = nil,
    read: @escaping @Sendable (repeat each Value) -> Link?,
    print: @escaping @Sendable (Link) -> (repeat each Value)?
  ) {
    var list = DirectParameters()
    repeat list.add(each parameters)
    let codec = list.codec(read: read, print: print)
    self.init(list.route(pattern, name: name ?? pattern, codec: codec))
  }

  /// Declares links that have no constructor, with a pattern and two closures over texts by name.
  ///
  /// - Parameters:
  ///   - pattern: The path, optionally with a query and a fragment. A query item is required unless
  ///     followed by a `?`: `/posts/:id\?tag=:tag?`.
  ///   - name: The name of the route; `nil` for the pattern.
  ///   - read: Makes a link from the values. When it returns `nil` or throws, the next route is tried.
  ///   - print: Returns the values of a link, by name; `nil` for a link of another route.
  /// - Complexity: O(*n*²), *n* = number of parameters.
  public init(
    _ pattern: String,
    name: String? = nil,
    read: @escaping @Sendable (RouteParameters) throws -> Link?,
    print: @escaping @Sendable (Link) -> [String: String]?
  ) {
    self.init(
      RouteRecord(
        RouteFields(
          named: pattern,
          name: name ?? pattern,
          read: { try read($0) },
          print: { ($0 as? Link).flatMap(print) }
        )
      )
    )
  }
}

/// The parameters of a route with closures.
private struct DirectParameters {
  /// Their declarations.
  var declarations: [RouteParameter] = []

  /// A `ValueCodec` for each.
  var codecs: [any Sendable] = []

  /// The positions of parameters whose place doesn't follow from the pattern.
  var explicit: [Int] = []

  /// Adds a parameter.
  mutating func add(_ parameter: TypedParameter<some Sendable>) {
    if !parameter.standsInPattern { explicit.append(declarations.count) }
    declarations.append(parameter.declaration)
    codecs.append(parameter.codec)
  }

  /// Reads and writes links by the parameters.
  ///
  /// The types are requested one at a time, since requesting those of a pack takes longer.
  func codec<Link: DeepLink, each Value: Sendable>(
    read: @escaping @Sendable (repeat each Value) -> Link?,
    print: @escaping @Sendable (Link) -> (repeat each Value)?
  ) -> RouteCodec {
    RouteCodec { [codecs] reader throws(LinkFailure) in
      if let link = read(repeat try reader.value((each Value).self, through: codecs)) {
        return link
      }
      throw reader.refused(.noLinkInRange)
    } outputs: { [codecs] parts throws(OtherLinkError) in
      guard let values = print(try parts.typed()) else { throw OtherLinkError() }
      var outputs: [ParameterOutput] = []
      func write<Written: Sendable>(_ value: Written) {
        guard let codec = codecs[outputs.count] as? ValueCodec<Written> else { return }
        outputs.append(codec.write(value))
      }
      repeat write(each values)
      return outputs
    }
  }

  /// The route of a pattern.
  func route(_ pattern: String, name: String, codec: RouteCodec) -> RouteRecord {
    let template = RouteTemplate(pattern)
    return RouteRecord(RouteFields(name, template, declarations, explicit: explicit, codec: codec))
  }
}

extension RouteFields {
  /// Declares a route over texts by name.
  init(
    named pattern: String,
    name: String,
    read: @escaping @Sendable (RouteParameters) throws -> (any DeepLink)?,
    print: @escaping @Sendable (any DeepLink) -> [String: String]?
  ) {
    let template = RouteTemplate(pattern)
    let parameters = template.texts
    let names = parameters.map(\.name)
    let required = template.items.filter { !$0.isOptional }.map(\.parameter)
    let codec = RouteCodec { reader throws(LinkFailure) in
      var values: [String: String] = [:]
      for (index, name) in names.enumerated() {
        let input = try reader.next()
        if !input.isMissing {
          values[name] = input.string
        } else if required.contains(name) {
          throw reader.reason(.missingItem, at: index, input)
        }
      }
      try reader.finish()
      do {
        if let link = try read(RouteParameters(values)) { return link }
      } catch let reason as LinkFailure {
        throw reader.redacted(reason)
      } catch {
        throw reader.refused(error)
      }
      throw reader.refused(.noLinkOfValues)
    } outputs: { link throws(OtherLinkError) in
      // A value without a place would be lost.
      guard let values = print(link.link), values.keys.allSatisfy(names.contains) else {
        throw OtherLinkError()
      }
      return names.map { name in values[name].map(ParameterOutput.text) ?? .absent }
    }
    self.init(name, template, parameters, codec: codec)
  }
}

extension RouteTemplate {
  /// The parameters, each a text.
  fileprivate var texts: [RouteParameter] {
    names.map { item in
      RouteParameter(
        name: item.parameter,
        typeName: "String",
        shape: nil,
        isOptional: item.isOptional
      )
    }
  }
}
