import LinkPatterns

extension LinkRoute {
  /// Declares the links that an enum case or an initialiser makes: `LinkRoute(AppLink.league, "/leagues/:id")`.
  ///
  /// Labels of the constructor tie to the names in the pattern; values without a label tie to the other
  /// names, in their order. Printing reads the values of a link by reflection. When the route is made, it
  /// takes a sample link apart: a value that is not found in its place, for example since the type
  /// describes itself (`CustomReflectable`) or computes a property from another, is a problem, and `values`
  /// is the way out.
  ///
  /// - Parameters:
  ///   - make: The constructor. A value may be optional, which a query item may leave out, or a list.
  ///   - pattern: The path, and perhaps a query and a fragment: `/search?q=:text&page=:page#:section`.
  ///   - name: The name of the route; the enum case, or the type of a struct, when `nil`.
  ///   - values: Returns the values of a link, in the order of the constructor, or `nil` for a link of
  ///     another route. They then tie to the names in the pattern by position.
  /// - Complexity: O(*n*²), *n* = number of values.
  @preconcurrency
  public init<each Value: LinkParameter>(
    _ make: @escaping @Sendable (repeat each Value) -> Link,
    _ pattern: String,
    name: String? = nil,
    values: (@Sendable (Link) -> (repeat each Value)?)? = nil
  ) {
    let samples = Self.samples(of: make)
    let parts = samples.made.first.map { LinkParts($0.link) }
    var names = ConstructorNames(
      labels: values == nil ? parts?.values.map(\.label) : nil,
      pattern: pattern
    )
    let parameters = (repeat names.parameter((each Value).self))
    let takeApart =
      values ?? { @Sendable link in LinkParts(link).values(as: repeat (each Value).self) }
    var codec = RouteCodec<Link> { reader throws(LinkFailure) in
      let values = (repeat try reader.value(of: each parameters))
      try reader.finish()
      return make(repeat each values)
    } outputs: { link in
      guard let values = takeApart(link) else { return nil }
      var outputs: [ParameterOutput] = []
      repeat outputs.append((each parameters).write(each values))
      return outputs
    }
    codec.key = values == nil ? parts?.key : nil
    codec.examples = samples.made.map { $0.link }
    var declaration = RouteDeclaration(
      pattern: pattern,
      parameters: names.declarations,
      source: .constructor
    )
    if let typeName = samples.missing, values == nil { declaration.note(.noSample, typeName) }
    let isTakenApart = samples.made.allSatisfy { sample in
      var expected: [ParameterOutput] = []
      repeat expected.append((each parameters).write(each sample.values))
      return codec.outputs(sample.link) == expected
    }
    if !isTakenApart { declaration.note(.notTakenApart, nil) }
    let form = declaration.form(isCanonical: true)
    self.init(
      name: name ?? parts?.name ?? "\(Link.self)",
      pattern: pattern,
      declaration: declaration,
      form: form,
      codec: codec
    )
  }

  /// Makes links that differ in their values, as far as their types have enough samples.
  private static func samples<each Value: LinkParameter>(
    of make: (repeat each Value) -> Link
  ) -> (made: [(link: Link, values: (repeat each Value))], missing: String?) {
    var made: [(link: Link, values: (repeat each Value))] = []
    do throws(MissingSample) {
      for offset in 0..<3 {
        var samples = SampleChooser(offset: offset)
        let values = (repeat try samples.next((each Value).self))
        made.append((make(repeat each values), values))
      }
      return (made, nil)
    } catch {
      return ([], error.typeName)
    }
  }
}
