import LinkPatterns

/// Checks the declaration of a route and collects its mistakes.
struct RouteDeclaration {
  /// One mistake.
  struct Mistake {
    /// What is wrong.
    let code: RouteProblem.Code

    /// The label or parameter concerned.
    let parameter: String?
  }

  /// The pattern, read; `nil` when it is not one.
  let path: PathPattern?

  /// The labels of the query.
  private let query: [String]

  /// What was found wrong so far.
  private(set) var mistakes: [Mistake] = []

  /// Reads the pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as it was written.
  ///   - query: The labels of the query.
  init(pattern: String, query: [String]) {
    self.query = query
    do {
      path = try PathPattern(pattern)
    } catch {
      path = nil
      note(.pattern(error), nil)
    }
  }

  /// Takes the example apart.
  ///
  /// - Parameter example: The example.
  /// - Returns: Its fields; none when it has a value that cannot be a parameter.
  mutating func fields(of example: some Encodable) -> LinkFields {
    do {
      return try LinkFieldsEncoder.fields(of: example)
    } catch {
      note(.notAParameter, (error as? LinkCodingError)?.label)
      return LinkFields()
    }
  }

  /// Gives each label its place.
  ///
  /// - Parameter fields: The labels.
  /// - Returns: The parameters, those of the path first.
  mutating func place(_ fields: [LinkFields.Field]) -> [RouteParameter] {
    let pathNames = path?.parameterNames ?? []
    let places: [(String, RouteParameter.Place)] =
      pathNames.map { ($0, .path) } + query.map { ($0, .query) }
    var parameters: [RouteParameter] = []
    for (name, place) in places {
      guard let field = fields.first(where: { $0.label == name }) else {
        note(.unknownParameter, name)
        continue
      }
      if parameters.contains(where: { $0.name == name }) { note(.placedTwice, name) }
      if place == .path, field.isOptional { note(.optionalInPath, name) }
      parameters.append(
        RouteParameter(
          name: name,
          place: place,
          typeName: field.typeName,
          isOptional: field.isOptional,
          isTyped: field.isTyped
        )
      )
    }
    for field in fields where path != nil && !places.contains(where: { $0.0 == field.label }) {
      note(.unplacedLabel, field.label)
    }
    return parameters
  }

  /// Checks that the example comes back from its own text.
  ///
  /// - Parameters:
  ///   - fields: The fields of the example.
  ///   - isSame: Reads a link from text and compares it with the example.
  mutating func check(reading fields: LinkFields, _ isSame: ([String: String]) throws -> Bool) {
    var values: [String: String] = [:]
    for field in fields.fields {
      values[field.label] = field.text
    }
    if (try? isSame(values)) != true { note(.unreadable, nil) }
  }

  /// Notes a mistake.
  ///
  /// - Parameters:
  ///   - code: What is wrong.
  ///   - parameter: The label or parameter concerned.
  private mutating func note(_ code: RouteProblem.Code, _ parameter: String?) {
    mistakes.append(Mistake(code: code, parameter: parameter))
  }
}
