extension LinkRoute {
  /// Declares the links of an enum case or an initializer: `LinkRoute(AppLink.league, "/leagues/:id")`.
  ///
  /// Labels of the constructor are tied to the names in the pattern; values without a label are tied to the other
  /// names, in order. Printing finds the values of a link by reflection. When the route is made, it
  /// takes a sample link apart. If a value is not found in its place, for example because the type
  /// describes itself (`CustomReflectable`) or computes one property from another, that is a problem. Pass
  /// `values` then.
  ///
  /// - Parameters:
  ///   - make: The constructor. A value may be an optional, which a query item may leave out, or a list.
  ///   - pattern: The path, optionally with a query and a fragment: `/search?q=:text&page=:page#:section`.
  ///   - name: The name of the route; `nil` for the enum case, or the type of a struct.
  ///   - values: Returns the values of a link, in the order of the constructor, or `nil` for a link of
  ///     another route. With it, values are tied to the names in the pattern by position.
  /// - Complexity: O(*n*²), *n* = number of values.
  @preconcurrency
  public init<each Value: LinkParameter>(
    _ make: @escaping @Sendable (repeat each Value) -> Link,
    _ pattern: String,
    name: String? = nil,
    values: (@Sendable (Link) -> (repeat each Value)?)? = nil
  ) {
    let lists = (repeat (each Value).linkSamples)
    let first = try? Self.sample(of: make, repeat each lists, offset: 0)
    var types: [any LinkParameter.Type] = []
    repeat types.append((each Value).self)
    let names = ConstructorNames(
      first?.link,
      of: types.count == 1 ? types.first : nil,
      isReflected: values == nil,
      pattern: pattern
    )
    repeat names.add((each Value).self)
    let codec = Self.codec(make, values)
    names.trySamples(of: codec) { offset throws(MissingSample) in
      let (link, values) = try Self.sample(of: make, repeat each lists, offset: offset)
      return (link, ParameterOutput.all(repeat each values, plain: PlainValues()))
    }
    self.init(names.route(name, ofType: "\(Link.self)", codec))
  }

  /// Names the mistake in a route with a value of another type: without it, the compiler finds no words.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "each value has to conform to LinkParameter: enum Genre: String, CaseIterable, LinkParameter"
  )
  public init<each Value>(
    _ make: @escaping @Sendable (repeat each Value) -> Link,
    _ pattern: String,
    name: String? = nil,
    values: (@Sendable (Link) -> (repeat each Value)?)? = nil
  ) {
    self.init(pattern, name: name, read: { nil }, print: { _ in nil })
  }

  /// Declares one link: `LinkRoute(.home, "/")`.
  ///
  /// A link that holds values, such as `LinkRoute(.league(id: 1), "/first")`, is only read: its URL is
  /// printed by the route of its constructor.
  ///
  /// - Parameters:
  ///   - link: The link that every URL of the pattern opens.
  ///   - pattern: The path of its URL.
  ///   - name: The name of the route; `nil` for the enum case, or the type of a struct.
  @_disfavoredOverload
  public init(_ link: Link, _ pattern: String, name: String? = nil) {
    self.init(RouteRecord(constant: link, pattern, name: name))
  }

  /// Reads links by the types of their values, and takes them apart by a closure, else by reflection.
  private static func codec<each Value: LinkParameter>(
    _ make: @escaping @Sendable (repeat each Value) -> Link,
    _ values: (@Sendable (Link) -> (repeat each Value)?)?
  ) -> RouteCodec {
    var plain = PlainValues()
    repeat plain.append((each Value).linkForm.isPlain)
    // Each closure keeps only what it needs (kept bytes, routes-1000).
    guard let values else {
      return RouteCodec { reader throws(LinkFailure) in
        make(repeat try reader.value((each Value).self))
      } outputs: { [plain] parts throws(OtherLinkError) in
        try parts.outputs(as: repeat (each Value).self, plain: plain)
      }
    }
    return RouteCodec { reader throws(LinkFailure) in
      make(repeat try reader.value((each Value).self))
    } outputs: { [plain] parts throws(OtherLinkError) in
      guard let found = values(try parts.typed()) else { throw OtherLinkError() }
      return ParameterOutput.all(repeat each found, plain: plain)
    }
  }

  /// Makes a sample link; another offset makes another link, as far as the types have enough samples.
  private static func sample<each Value: LinkParameter>(
    of make: (repeat each Value) -> Link,
    _ samples: repeat [each Value],
    offset: Int
  ) throws(MissingSample) -> (link: Link, values: (repeat each Value)) {
    var chooser = SampleChooser(offset: offset)
    let values = (repeat try chooser.next(each samples))
    return (make(repeat each values), values)
  }
}

/// Which of a constructor's first values are known not to be composite, a bit each.
struct PlainValues: Sendable {
  private var bits: UInt64 = 0

  /// The number of values.
  private(set) var count = 0

  /// Adds the next value.
  mutating func append(_ isPlain: Bool) {
    if isPlain { bits |= 1 << UInt64(count) }
    count += 1
  }

  /// Whether the value at a position is known not to be composite.
  func contains(_ position: Int) -> Bool { bits >> UInt64(position) & 1 == 1 }
}

extension ParameterOutput {
  /// The values to write into a URL.
  static func all<each Value: LinkParameter>(
    _ values: repeat each Value,
    plain: PlainValues
  ) -> [ParameterOutput] {
    var outputs: [ParameterOutput] = []
    outputs.reserveCapacity(plain.count)
    func add(_ value: some LinkParameter) {
      outputs.append(value.parameterOutput(isPlain: plain.contains(outputs.count)))
    }
    repeat add(each values)
    return outputs
  }
}

extension RouteRecord {
  /// Declares a route of one link.
  fileprivate convenience init(constant link: any DeepLink, _ pattern: String, name: String?) {
    let parts = ReflectedLink(link)
    let codec = RouteCodec(
      constructors: [parts.constructor],
      examples: [link],
      link: { _ in link },
      outputs: { other throws(OtherLinkError) in
        guard other.link.isEqual(to: link) else { throw OtherLinkError() }
        return []
      }
    )
    let name = name ?? parts.name ?? "\(type(of: link))"
    let declaration = RouteDeclaration(of: name, RouteTemplate(pattern), [], source: .constant)
    var fields = RouteFields(declaration, codec: codec)
    if !parts.values.isEmpty { fields.makeReadOnly() }
    self.init(fields)
  }
}
