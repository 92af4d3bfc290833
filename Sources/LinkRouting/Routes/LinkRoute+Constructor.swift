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
    var names = ConstructorNames(values == nil ? parts?.values : nil, pattern: pattern)
    let parameters = (repeat names.parameter((each Value).self))
    let outputs = { @Sendable (link: any DeepLink) -> [ParameterOutput]? in
      let taken: (repeat each Value)? =
        if let values {
          (link as? Link).flatMap(values)
        } else {
          LinkParts(link).values(as: repeat (each Value).self)
        }
      guard let taken else { return nil }
      var outputs: [ParameterOutput] = []
      repeat outputs.append((each parameters).write(each taken))
      return outputs
    }
    let isTakenApart = samples.made.allSatisfy { sample in
      var expected: [ParameterOutput] = []
      repeat expected.append((each parameters).write(each sample.values))
      return outputs(sample.link) == expected
    }
    if !isTakenApart { names.note(.notTakenApart, nil) }
    if let typeName = samples.missing, values == nil { names.note(.noSample, typeName) }
    let codec = RouteCodec(
      key: values == nil ? parts?.key : nil,
      examples: samples.made.map { $0.link },
      link: { reader throws(LinkFailure) in
        let values = (repeat try reader.value(of: each parameters))
        try reader.finish()
        return make(repeat each values)
      },
      outputs: outputs
    )
    self.init(names.route(name ?? parts?.name ?? "\(Link.self)", codec))
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
