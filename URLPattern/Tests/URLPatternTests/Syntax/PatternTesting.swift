@testable import URLPattern

extension CompiledPattern {
  /// Compiles a path pattern whose text is taken as it is.
  init(
    path: String,
    _ options: PatternOptions = .pathname,
    limits: PatternLimits = .standard,
    strategy: Strategy = .fastest
  ) throws(PatternSyntaxError) {
    try self.init(
      PatternSource(path, limits: limits),
      options,
      limits: limits,
      strategy: strategy
    ) { text throws(PatternEncodingError) in text }
  }

  /// Matches and collects the groups.
  func groups(in input: String) throws -> [String?]? {
    var scratch = LanguageScratch()
    let bytes = ContiguousArray(input.utf8)
    guard try matches(bytes.span, scratch: &scratch) else { return nil }
    return groupNames.indices.map { number in
      scratch.range(ofCapture: number).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  /// The steps it takes to match, whatever comes of it.
  func steps(on input: String) throws -> Int {
    var scratch = LanguageScratch(maximumSteps: .max)
    let bytes = ContiguousArray(input.utf8)
    _ = try matches(bytes.span, scratch: &scratch)
    return scratch.steps
  }
}
