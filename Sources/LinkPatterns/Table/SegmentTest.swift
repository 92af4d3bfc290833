/// The test of a segment for a parameter that does not take any text.
enum SegmentTest: Sendable {
  /// ``ParameterShape/int``.
  case integer
  /// ``ParameterShape/uuid``.
  case uuid
  /// One of several texts, as in ``ParameterShape/oneOf(_:)``.
  case words([ContiguousArray<UInt8>])
  /// The texts of a language, perhaps with captures.
  case program(ExpressionProgram)
  /// No text: the language has too many instructions for the limits.
  case none

  @inline(never)
  init(_ language: RegularExpression, limits: PatternLimits) {
    guard let program = try? ExpressionProgram(language, maximumSize: limits.instructions) else {
      self = .none
      return
    }
    switch language {
    case ParameterShape.int.expression: self = .integer
    case ParameterShape.uuid.expression: self = .uuid
    default: self = Self.words(of: language).map { .words($0) } ?? .program(program)
    }
  }

  /// The words of a language that is a list of them.
  private static func words(of language: RegularExpression) -> [ContiguousArray<UInt8>]? {
    guard case .alternation(let items) = language else { return nil }
    var words: [ContiguousArray<UInt8>] = []
    for item in items {
      guard case .literal(let word) = item else { return nil }
      words.append(ContiguousArray(word))
    }
    return words
  }

  var isOverLimit: Bool {
    if case .none = self { true } else { false }
  }

  /// Returns whether a text has the form.
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
    case .words(let words):
      let text = bytes.extracting(start..<end)
      for word in words {
        steps &+= 1
        if UTF8Text.order(of: text, word.span) == 0 { return true }
      }
      return false
    case .program(let program):
      var scratch = ExpressionScratch(maximumSteps: maximumSteps &- steps)
      let isAccepted = try? program.matches(bytes.extracting(start..<end), scratch: &scratch)
      steps = isAccepted == nil ? maximumSteps &+ 1 : steps &+ scratch.steps
      return isAccepted == true
    }
  }
}
