import LinkPatterns

extension CatalogParameter {
  /// Values within the bounds that a pattern takes, the default last.
  func samples(matching language: RegularExpression?) -> [CatalogValue] {
    let type = isFlag ? .bool : type
    let program = language.flatMap { try? ExpressionProgram($0) }
    var texts = program?.sampleWords.compactMap { PercentCoding.decode($0) } ?? []
    texts += [type.sample] + (bounds?.values ?? [])
    texts += (type.type.allTexts ?? ["1", "2"]).prefix(2)
    texts += [bounds?.minimum, bounds?.maximum].compactMap { $0?.description }
    texts += (bounds?.hosts ?? []).map { "https://\($0)/" }
    if let length = bounds?.minimumLength, length <= 256 {
      texts.append(String(repeating: "a", count: length))
    }
    let bound = bound
    var values: [CatalogValue] = []
    for text in texts {
      guard let value = type.value(of: text), !values.contains(value),
        bound?.admits(LinkText(text)) ?? true
      else { continue }
      let encoded = PercentCoding.encoded(text.utf8, .component)
      if let program, (try? program.accepts(encoded)) != true { continue }
      values.append(value)
    }
    return values.filter { $0 != usualValue } + values.filter { $0 == usualValue }
  }

  /// The value that a URL leaves out.
  var usualValue: CatalogValue? { isFlag ? .boolean(false) : defaultValue }
}

extension ExpressionProgram {
  /// A shortest word, and one of at least eight bytes if there is one.
  fileprivate var sampleWords: [[UInt8]] {
    var words: [[UInt8]] = []
    if let word = readableWord(outOf: nil) { words.append(word) }
    let long = try? ExpressionProgram(.repeated(.byte(.all), 8, nil))
    if let long, case .word(let word) = shortestCommonWord(with: long, in: .wordBytes) {
      words.append(word)
    }
    return words
  }

  /// A shortest word of the language, easy to read if there is such a word.
  func readableWord(outOf others: ExpressionProgram?) -> [UInt8]? {
    for alphabet in AuditLanguages.readable + [AuditLanguages.alphabet] {
      if let others {
        let answer = inclusion(in: others, alphabet: alphabet, stateLimit: 10_000)
        if case .counterexample(let word) = answer { return word }
      } else if case .word(let word) = shortestWord(in: alphabet, stateLimit: 10_000) {
        return word
      }
    }
    return nil
  }
}
