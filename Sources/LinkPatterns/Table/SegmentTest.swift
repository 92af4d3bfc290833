/// What a segment must look like behind a parameter that does not take any text.
enum SegmentTest: Sendable {
  /// ``ParameterShape/int``.
  case integer
  /// ``ParameterShape/uuid``.
  case uuid
  /// Texts of a language, perhaps with captures.
  case program(LanguageProgram)
  /// Nothing: the language has too many instructions for the limits.
  case none

  init(_ language: LanguageExpression, limits: PatternLimits) {
    guard let program = try? LanguageProgram(language, maximumSize: limits.instructions) else {
      self = .none
      return
    }
    switch language {
    case ParameterShape.int.expression: self = .integer
    case ParameterShape.uuid.expression: self = .uuid
    default: self = .program(program)
    }
  }

  var isOverLimit: Bool {
    if case .none = self { true } else { false }
  }

  /// Tells whether a text has the form.
  func accepts(
    _ bytes: Span<UInt8>,
    from start: Int,
    to end: Int,
    _ steps: inout Int,
    _ maximumSteps: Int
  ) -> Bool {
    switch self {
    case .none: return false
    case .integer: return IntegerText.isInteger(bytes, from: start, to: end)
    case .uuid: return UUIDText.halves(of: bytes, from: start, to: end) != nil
    case .program(let program):
      var scratch = LanguageScratch(maximumSteps: maximumSteps &- steps)
      let isAccepted = try? program.matches(bytes.extracting(start..<end), scratch: &scratch)
      steps = isAccepted == nil ? maximumSteps &+ 1 : steps &+ scratch.steps
      return isAccepted == true
    }
  }
}
