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
