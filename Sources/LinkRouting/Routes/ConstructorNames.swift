import LinkPatterns

/// Ties the values of a constructor to the names in a pattern.
final class ConstructorNames {
  /// Where a value stands, as far as lists are written differently.
  enum Place {
    /// The query, where each value of a list is an item.
    case query

    /// One segment, or the fragment.
    case segment

    /// A parameter for several segments: `:path+`.
    case segments
  }

  /// The pattern.
  private let pattern: String

  /// The declarations of the values that were tied, in the order of the constructor.
  private var declarations: [RouteParameter] = []

  /// The labels; `nil` when all values tie by position.
  private let labels: [String?]?

  /// The names in the pattern, those of the path first.
  private let names: [(name: String, place: Place)]

  /// The names in the path, the query and the fragment that are no labels, the last one first.
  private var unlabelled: [String]

  /// What was found wrong, with the type or parameter concerned.
  private var mistakes: [(code: RouteProblem.Code, parameter: String?)] = []

  /// Reads the names of a pattern.
  init(_ values: [(label: String?, value: Any)]?, pattern: String) {
    let template = RouteTemplate(pattern)
    let labels = values?.map(\.label)
    self.pattern = pattern
    self.labels = labels
    var names: [(name: String, place: Place)] = []
    for parameter in (try? PathPattern(template.path))?.parameters ?? [] {
      names.append((parameter.name, parameter.isRepeated ? .segments : .segment))
    }
    for item in template.items { names.append((item.parameter, .query)) }
    if let fragment = template.fragment { names.append((fragment, .segment)) }
    self.names = names
    unlabelled = names.map(\.name).filter { labels?.contains($0) != true }.reversed()
  }

  /// Ties the next value, and declares its parameter.
  func parameter<Value: LinkParameter>(_ type: Value.Type) -> TypedParameter<Value> {
    let (name, place) = next()
    let parameter = TypedParameter<Value>.constructed(name, in: place)
    declarations.append(parameter.declaration)
    return parameter
  }

  /// The name of the next value, and where it stands.
  private func next() -> (name: String, place: Place) {
    let position = declarations.count
    let label = labels.flatMap { $0.indices.contains(position) ? $0[position] : nil }
    let name = label ?? unlabelled.popLast() ?? "_\(position)"
    return (name, names.first { $0.name == name }?.place ?? .segment)
  }

  /// Adds what is wrong with the constructor.
  func note(_ code: RouteProblem.Code, _ parameter: String? = nil) {
    guard !mistakes.contains(where: { $0.code == code }) else { return }
    mistakes.append((code, parameter))
  }

  /// The route of the values that were tied.
  func route(_ name: String, _ codec: RouteCodec) -> RouteRecord {
    let declaration = RouteDeclaration(
      pattern: pattern,
      parameters: declarations,
      source: .constructor
    )
    for mistake in mistakes { declaration.note(mistake.code, mistake.parameter) }
    let form = declaration.form(isCanonical: true)
    return RouteRecord(
      RouteFields(
        name: name,
        pattern: pattern,
        declaration: declaration,
        form: form,
        codec: codec
      )
    )
  }
}
