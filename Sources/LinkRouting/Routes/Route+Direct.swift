extension Route {
  /// Declares links by a pattern, its parameters, and two closures.
  ///
  /// Values are read straight from the bytes of the URL: no dictionary is made, and no text for a
  /// number. Of all forms this is the fastest and the one with the least code.
  ///
  /// - Parameters:
  ///   - pattern: The path, and perhaps a query and a fragment: `/search?q=:q#:section`.
  ///   - parameters: One for each value of the closures, in their order.
  ///   - name: The name of the route; the pattern when `nil`.
  ///   - link: Makes a link of the values; `nil` when they make none, which is refused for good.
  ///   - print: The values of a link; `nil` for a link of another route.
  /// - Complexity: O(*n*²), *n* = number of parameters.
  public init<each Value: Sendable>(
    _ pattern: String,
    _ parameters: repeat TypedParameter<each Value>,
    name: String? = nil,
    link: @escaping @Sendable (repeat each Value) -> Link?,
    print: @escaping @Sendable (Link) -> (repeat each Value)?
  ) {
    var list = DirectParameters()
    repeat list.add(each parameters)
    let codec = RouteCodec<Link> { reader throws(LinkReason) in
      let values = (repeat try reader.value(of: each parameters))
      try reader.finish()
      guard let link = link(repeat each values) else { throw reader.refusedByRoute() }
      return link
    } quick: { bytes, values throws(QuickMiss) in
      var index = -1
      func next() -> QuickValue {
        index += 1
        return values[index]
      }
      return link(repeat try (each parameters).quick.read(bytes, next()))
    } outputs: { link in
      guard let values = print(link) else { return nil }
      var outputs: [ParameterOutput] = []
      repeat outputs.append((each parameters).write(each values))
      return outputs
    }
    self.init(pattern, name: name ?? pattern, list: list, codec: codec)
  }

  /// Declares links by a pattern, its parameter, and two closures.
  ///
  /// It is the same as with any number of parameters, with less code and in fewer steps.
  ///
  /// - Parameters:
  ///   - pattern: The path, and perhaps a query and a fragment.
  ///   - parameter: The parameter.
  ///   - name: The name of the route; the pattern when `nil`.
  ///   - link: Makes a link of the value; `nil` when it makes none, which is refused for good.
  ///   - print: The value of a link; `nil` for a link of another route.
  public init<Value: Sendable>(
    _ pattern: String,
    _ parameter: TypedParameter<Value>,
    name: String? = nil,
    link: @escaping @Sendable (Value) -> Link?,
    print: @escaping @Sendable (Link) -> Value?
  ) {
    var list = DirectParameters()
    list.add(parameter)
    // Captured by themselves, as reading them from the parameter for each URL would count references.
    let read = parameter.quick.read
    let codec = RouteCodec<Link> { reader throws(LinkReason) in
      let value = try reader.value(of: parameter)
      try reader.finish()
      guard let link = link(value) else { throw reader.refusedByRoute() }
      return link
    } quick: { bytes, values throws(QuickMiss) in
      link(try read(bytes, values[0]))
    } outputs: { link in
      guard let value = print(link) else { return nil }
      return [parameter.write(value)]
    }
    self.init(pattern, name: name ?? pattern, list: list, codec: codec)
  }

  /// Declares links by a pattern, its two parameters, and two closures.
  ///
  /// It is the same as with any number of parameters, with less code and in fewer steps.
  ///
  /// - Parameters:
  ///   - pattern: The path, and perhaps a query and a fragment.
  ///   - first: The first parameter.
  ///   - second: The second parameter.
  ///   - name: The name of the route; the pattern when `nil`.
  ///   - link: Makes a link of the values; `nil` when they make none, which is refused for good.
  ///   - print: The values of a link; `nil` for a link of another route.
  public init<First: Sendable, Second: Sendable>(
    _ pattern: String,
    _ first: TypedParameter<First>,
    _ second: TypedParameter<Second>,
    name: String? = nil,
    link: @escaping @Sendable (First, Second) -> Link?,
    print: @escaping @Sendable (Link) -> (First, Second)?
  ) {
    var list = DirectParameters()
    list.add(first)
    list.add(second)
    let (readFirst, readSecond) = (first.quick.read, second.quick.read)
    let codec = RouteCodec<Link> { reader throws(LinkReason) in
      let one = try reader.value(of: first)
      let two = try reader.value(of: second)
      try reader.finish()
      guard let link = link(one, two) else { throw reader.refusedByRoute() }
      return link
    } quick: { bytes, values throws(QuickMiss) in
      let one = try readFirst(bytes, values[0])
      let two = try readSecond(bytes, values[1])
      return link(one, two)
    } outputs: { link in
      guard let values = print(link) else { return nil }
      return [first.write(values.0), second.write(values.1)]
    }
    self.init(pattern, name: name ?? pattern, list: list, codec: codec)
  }

  /// Declares links by a pattern, its three parameters, and two closures.
  ///
  /// It is the same as with any number of parameters, with less code and in fewer steps.
  ///
  /// - Parameters:
  ///   - pattern: The path, and perhaps a query and a fragment.
  ///   - first: The first parameter.
  ///   - second: The second parameter.
  ///   - third: The third parameter.
  ///   - name: The name of the route; the pattern when `nil`.
  ///   - link: Makes a link of the values; `nil` when they make none, which is refused for good.
  ///   - print: The values of a link; `nil` for a link of another route.
  public init<First: Sendable, Second: Sendable, Third: Sendable>(
    _ pattern: String,
    _ first: TypedParameter<First>,
    _ second: TypedParameter<Second>,
    _ third: TypedParameter<Third>,
    name: String? = nil,
    link: @escaping @Sendable (First, Second, Third) -> Link?,
    print: @escaping @Sendable (Link) -> (First, Second, Third)?
  ) {
    var list = DirectParameters()
    list.add(first)
    list.add(second)
    list.add(third)
    let (readFirst, readSecond, readThird) = (first.quick.read, second.quick.read, third.quick.read)
    let codec = RouteCodec<Link> { reader throws(LinkReason) in
      let one = try reader.value(of: first)
      let two = try reader.value(of: second)
      let three = try reader.value(of: third)
      try reader.finish()
      guard let link = link(one, two, three) else { throw reader.refusedByRoute() }
      return link
    } quick: { bytes, values throws(QuickMiss) in
      let one = try readFirst(bytes, values[0])
      let two = try readSecond(bytes, values[1])
      let three = try readThird(bytes, values[2])
      return link(one, two, three)
    } outputs: { link in
      guard let values = print(link) else { return nil }
      return [first.write(values.0), second.write(values.1), third.write(values.2)]
    }
    self.init(pattern, name: name ?? pattern, list: list, codec: codec)
  }

  /// Declares one link without parameters.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - pattern: The path.
  ///   - name: The name of the route; the pattern when `nil`.
  @_disfavoredOverload
  public init(_ link: Link, _ pattern: String, name: String? = nil) {
    var codec = RouteCodec<Link>(
      link: { _ in link },
      quick: { _, _ in link },
      outputs: { $0 == link ? [] : nil }
    )
    codec.example = link
    self.init(pattern, name: name ?? pattern, list: DirectParameters(), codec: codec)
  }

  /// Declares a route by its parts.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - name: The name of the route.
  ///   - list: The parameters.
  ///   - codec: How links are taken apart and put together.
  private init(
    _ pattern: String,
    name: String,
    list: DirectParameters,
    codec: RouteCodec<Link>
  ) {
    var declaration = RouteDeclaration(
      pattern: pattern,
      parameters: list.declarations,
      source: .list
    )
    let form = declaration.form(explicit: list.explicit, isCanonical: true)
    self.init(
      name: name,
      pattern: pattern,
      declaration: declaration,
      form: form,
      explicit: list.explicit,
      codec: codec
    )
  }
}

/// The parameters of a direct route.
private struct DirectParameters {
  /// Their declarations.
  var declarations: [RouteParameter] = []

  /// The positions of those whose place does not follow from the pattern.
  var explicit: Set<Int> = []

  /// Adds a parameter.
  ///
  /// - Parameter parameter: The parameter.
  mutating func add(_ parameter: TypedParameter<some Sendable>) {
    if !parameter.standsInPattern { explicit.insert(declarations.count) }
    declarations.append(parameter.declaration)
  }
}
