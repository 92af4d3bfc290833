import LinkPatterns

/// A parameter of a catalog's route: how its values are read and written.
struct CatalogParameter: Sendable {
  /// The name.
  let name: String

  /// The type of its value, or of each value of a list.
  var type = ResolvedType.string

  /// The bounds of its values.
  var bounds: LinkCatalogV1.Bounds?

  /// How the values of a list are written in a URL; `nil` for a single value.
  var listForm: RouteParameter.ListForm?

  /// The value when it is absent.
  var defaultValue: CatalogValue?

  /// Whether no URL of the route can be made without it.
  var isRequired = false

  /// Whether it is a query item whose presence means `true`.
  var isFlag = false

  /// The declaration of the query item, or of the fragment; `nil` for a parameter of the path.
  var item: (item: LinkCatalogV1.QueryItem, isFragment: Bool)?

  /// Whether its values are left out of failures.
  var isSecret = false

  /// Whether no URL can be made up without a value.
  var needsValue: Bool {
    isRequired || (item == nil && listForm != nil && defaultValue == nil)
  }

  /// Whether any text is a value.
  var isPlainText: Bool { type == .string && bounds == nil && listForm == nil }

  /// Reads one value, within the bounds or not.
  func value(of text: LinkText) -> CatalogValue? {
    isFlag ? ResolvedType.bool.value(of: text) : type.value(of: text)
  }

  /// The bounds of its values beyond their type.
  var bound: ParameterBound? { bounds?.parameterBound(of: type.type) }

  /// The parameter of a route.
  var typed: TypedParameter<CatalogValue?> {
    TypedParameter(declaration) { input throws(LinkFailure) in
      try read(input)
    } write: { value in
      write(value)
    }
  }

  /// The declaration.
  private var declaration: RouteParameter {
    var result = RouteParameter(
      name: name,
      typeName: isFlag ? "no value" : type.type.name,
      shape: isFlag ? .bool : type.shape,
      bound: bound,
      isOptional: !isRequired
    )
    result.listForm = listForm
    result.isFlag = isFlag
    result.isSecret = isSecret
    result.defaultOutput = defaultValue.map(written)
    guard let item = item?.item else { return result }
    result.formerKeys = item.formerKeys
    result.isLenient = item.isLenient
    result.declaredDuplicates = item.duplicates.map {
      switch $0 {
      case .first: .first
      case .last: .last
      case .refuse: .refuse
      }
    }
    return result
  }

  /// Reads what a URL has.
  private func read(_ input: LinkText) throws(LinkFailure) -> CatalogValue? {
    switch input.source {
    case .absent: return isFlag ? .boolean(false) : defaultValue
    case .name:
      if listForm == .repeatedItems { throw .wrongForm }
      return isFlag ? .boolean(true) : defaultValue
    case .range, .text:
      guard !isFlag, let value = type.value(of: input) else { throw .wrongForm }
      return value
    case .list(let texts):
      let values = texts.compactMap(type.value)
      guard values.count == texts.count else { throw .wrongForm }
      return .list(values)
    }
  }

  /// Writes a value, unless that is the default.
  private func write(_ value: CatalogValue?) -> ParameterOutput {
    guard let value, value != defaultValue else { return .absent }
    return written(value)
  }

  /// Writes a value.
  func written(_ value: CatalogValue) -> ParameterOutput {
    switch value {
    case .boolean(let isThere) where isFlag: return isThere ? .name : .absent
    case .list(let values): return values.isEmpty ? .absent : .list(values.map(\.description))
    case .double(let number):
      return number.linkText.map(ParameterOutput.text) ?? .inexpressible("\(number)")
    default: return .text(value.description)
    }
  }
}
