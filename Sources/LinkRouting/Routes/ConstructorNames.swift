/// Ties the values of a constructor to the names in a pattern.
final class ConstructorNames {
  /// The place of a value, as far as lists are written differently there.
  enum Place {
    /// The query, where each value of a list is an item.
    case query

    /// One segment, or the fragment.
    case segment

    /// A parameter for several segments: `:path+`.
    case segments
  }

  /// The pattern.
  private let template: RouteTemplate

  /// The declarations of the values that were tied, in the order of the constructor.
  private var declarations: [RouteParameter] = []

  /// The label of each value; `nil` for one that is tied by position.
  private let labels: [String?]

  /// The names in the pattern, those of the path first.
  private let names: [RouteTemplate.Item]

  /// The names in the path, query and fragment that are not labels, in reverse order.
  private var unlabelled: [String] = []

  /// Links of the constructor.
  private var samples: [any DeepLink] = []

  /// Whether taking the samples apart returned their values.
  private var isTakenApart = true

  /// The type without samples, if there is one.
  private var missing: String?

  /// A sample, taken apart; `nil` for a type without samples.
  private let parts: ReflectedLink?

  /// Whether links are taken apart by reflection.
  private let isReflected: Bool

  /// Reads the names of a pattern.
  init(
    _ sample: (any DeepLink)?,
    of onlyType: Any.Type?,
    isReflected: Bool,
    pattern: String
  ) {
    let parts = sample.map { ReflectedLink($0) }
    let isUnlabelled = onlyType.flatMap { type in parts.map { $0.isValue(of: type) } } == true
    let labels =
      isUnlabelled ? [nil] : parts?.values.map { isReflected ? $0.label : nil } ?? []
    template = RouteTemplate(pattern)
    (self.labels, self.parts, self.isReflected) = (labels, parts, isReflected)
    names = template.names
    let free = names.filter { !labels.contains($0.parameter) }
    let count = parts == nil ? free.count : labels.count { $0 == nil }
    for item in free.reversed() where !item.isUnnamed || free.count <= count {
      unlabelled.append(item.parameter)
    }
  }

  /// Ties the next value, and declares its parameter.
  func add<Value: LinkParameter>(_ type: Value.Type) {
    let (name, place) = next()
    declarations.append(Value.declaration(name, in: place))
  }

  /// The name of the next value, and its place.
  private func next() -> (name: String, place: Place) {
    let position = declarations.count
    let label = labels.indices.contains(position) ? labels[position] : nil
    let name = label ?? unlabelled.popLast() ?? "_\(position)"
    for item in names where item.parameter == name {
      return (name, !item.key.isEmpty ? .query : item.isRepeated ? .segments : .segment)
    }
    return (name, .segment)
  }

  /// Makes sample links, each with its expected values, and takes them apart.
  func trySamples(
    of codec: RouteCodec,
    _ sample: (_ offset: Int) throws(MissingSample) -> (any DeepLink, [ParameterOutput])
  ) {
    do throws(MissingSample) {
      #if DEBUG
      for offset in 0..<3 {
        let (link, outputs) = try sample(offset)
        samples.append(link)
        let known = offset == 0 ? parts : nil
        let found = try? codec.outputs(known ?? ReflectedLink(link))
        if found != outputs { isTakenApart = false }
      }
      #else
      // A release build gives the same answer each time it starts, so the sample that is known is not made again.
      if let parts { samples.append(parts.link) } else { samples.append(try sample(0).0) }
      #endif
    } catch {
      missing = error.typeName
    }
  }

  /// The route of the tied values, named after the case or the type.
  func route(_ name: String?, ofType type: String, _ codec: RouteCodec) -> RouteRecord {
    let name = name ?? parts?.name ?? type
    let declaration = RouteDeclaration(of: name, template, declarations, source: .constructor)
    if !isTakenApart { declaration.report(.notTakenApart, nil) }
    if let missing, isReflected { declaration.report(.noSample, missing) }
    let constructors = isReflected ? parts.map { [$0.constructor] } : nil
    let codec = RouteCodec(codec, constructors, examples: samples)
    return RouteRecord(RouteFields(declaration, codec: codec))
  }
}
