import LinkPatterns

/// Ties the values of a constructor to the names in a pattern.
struct ConstructorNames {
  /// Where a value stands, as far as lists are written differently.
  enum Place {
    /// The query, where each value of a list is an item.
    case query

    /// One segment, or the fragment.
    case segment

    /// A parameter for several segments: `:path+`.
    case segments
  }

  /// The declarations of the values that were tied, in the order of the constructor.
  private(set) var declarations: [RouteParameter] = []

  /// The labels; `nil` when all values tie by position.
  private let labels: [String?]?

  /// The parameters in the pattern's path.
  private let path: [PathPattern.Parameter]

  /// The names in the path, the query and the fragment that are no labels, the last one first.
  private var unlabelled: [String]

  /// The names in the query.
  private let items: Set<String>

  /// Reads the names of a pattern.
  init(labels: [String?]?, pattern: String) {
    let template = RouteTemplate(pattern)
    self.labels = labels
    path = (try? PathPattern(template.path))?.parameters ?? []
    items = Set(template.items.map(\.parameter))
    let names =
      path.map(\.name) + template.items.map(\.parameter) + (template.fragment.map { [$0] } ?? [])
    unlabelled = names.filter { name in labels?.contains(name) != true }.reversed()
  }

  /// Ties the next value, and declares its parameter.
  mutating func parameter<Value: LinkParameter>(_ type: Value.Type) -> TypedParameter<Value> {
    let position = declarations.count
    let label = labels.flatMap { $0.indices.contains(position) ? $0[position] : nil }
    let name = label ?? unlabelled.popLast() ?? "_\(position)"
    let parameter = TypedParameter<Value>.constructed(name, in: place(of: name))
    declarations.append(parameter.declaration)
    return parameter
  }

  /// Where a name stands.
  private func place(of name: String) -> Place {
    guard let parameter = path.first(where: { $0.name == name }) else {
      return items.contains(name) ? .query : .segment
    }
    return parameter.isRepeated ? .segments : .segment
  }
}
