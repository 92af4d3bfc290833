import LinkPatterns

extension CatalogRoute {
  /// How the values of all parameters are read, by their names.
  var allRules: [String: Rules] {
    var result = rules
    for item in items + [fragment].compactMap(\.self) {
      result[item.name] = item.rules
      if item.declared.isFlag { result[item.name]?.type = .boolean }
    }
    return result
  }

  /// The names of parameters without which no URL can be made up.
  var namesThatNeedValues: Set<String> {
    let required = (items + [fragment].compactMap(\.self)).filter(\.declared.isRequired).map(\.name)
    let lists = rules.filter { $0.value.separator != nil }.keys
    return self.required.union(required).union(lists)
  }

  /// Tells whether a parameter has a list of values.
  func isList(_ name: String) -> Bool {
    items.first { $0.name == name }?.isList ?? (rules[name]?.separator != nil)
  }

  /// Tells whether a value of a parameter is never empty, wherever it stands.
  func isNeverEmpty(_ name: String) -> Bool {
    guard !isList(name) else { return false }
    return forms.allSatisfy { form in
      form.pattern.parameters.contains { parameter in
        form.parameter(parameter.name) == name && !parameter.isRepeated
          && !parameter.values.acceptsEmptyWord
      }
    }
  }

  /// Values for each parameter that has one within its bounds.
  func sampleValues(in form: Form) -> [String: [CatalogValue]] {
    var samples: [String: [CatalogValue]] = [:]
    let all = allRules
    var names = (forms.first?.pattern.parameterNames ?? []) + items.map(\.name)
    if let fragment { names.append(fragment.name) }
    for name in names {
      let language = form.pattern.parameters.first { form.parameter($0.name) == name }?.language
      samples[name] = (all[name] ?? Rules()).samples(matching: language)
    }
    return samples
  }
}

extension CatalogRoute.Rules {
  /// Whether any text is a value.
  var isPlainText: Bool { type == .string && bounds == nil && separator == nil }

  /// Values within the bounds, the default last.
  fileprivate func samples(matching language: LanguageExpression?) -> [CatalogValue] {
    let program = language.flatMap { try? LanguageProgram($0) }
    var texts = program?.sampleWords.compactMap { PercentCoding.decode($0) } ?? []
    texts += [type.sample] + (bounds?.values ?? [])
    texts += type == .boolean ? ["true", "false"] : ["1", "2"]
    texts += [bounds?.minimum, bounds?.maximum].compactMap { $0?.description }
    texts += (bounds?.hosts ?? []).map { "https://\($0)/" }
    if let length = bounds?.minimumLength, length <= 256 {
      texts.append(String(repeating: "a", count: length))
    }
    var values: [CatalogValue] = []
    for text in texts {
      guard let value = type.value(of: text), !values.contains(value),
        bounds?.admits(value, writtenAs: text) != false
      else { continue }
      let encoded = PercentCoding.encoded(text.utf8, .component)
      if let program, (try? program.accepts(encoded)) != true { continue }
      values.append(value)
    }
    return values.filter { $0 != defaultValue } + values.filter { $0 == defaultValue }
  }
}

extension LanguageProgram {
  /// A shortest word, and one of at least eight bytes if there is one.
  fileprivate var sampleWords: [[UInt8]] {
    var words: [[UInt8]] = []
    if let word = readableWord(outOf: nil) { words.append(word) }
    let long = try? LanguageProgram(.repeated(.byte(.all), 8, nil))
    if let long, case .word(let word) = shortestCommonWord(with: long, in: .wordBytes) {
      words.append(word)
    }
    return words
  }

  /// A shortest word of the language, easy to read if there is such a word.
  func readableWord(outOf others: LanguageProgram?) -> [UInt8]? {
    let readable = ByteSet.wordBytes.union(ByteSet([UInt8(ascii: "/")]))
      .subtracting(ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z")))
    for alphabet in [readable, AuditLanguages.alphabet] {
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
