extension URLPattern {
  /// Tells whether a URL matches.
  ///
  /// - Parameters:
  ///   - url: The URL, or a reference when there is a base URL.
  ///   - baseURL: What a reference is relative to.
  /// - Returns: Whether all components match; `false` for what is not a URL.
  /// - Throws: ``URLPatternMatchError`` – any code.
  /// - Complexity: O(*n*), *n* = length of the URL, times the size of the pattern where it leaves
  ///   choices.
  public func test(_ url: String, baseURL: String? = nil) throws(URLPatternMatchError) -> Bool {
    try texts(url, baseURL).map { texts throws(URLPatternMatchError) in
      try match(texts, collect: nil)
    } ?? false
  }

  /// Tells whether the components of a URL match.
  ///
  /// - Parameter components: The components; what is missing is taken from the base URL or empty.
  /// - Returns: Whether all components match; `false` when one cannot be that of a URL.
  /// - Throws: ``URLPatternMatchError`` – any code.
  /// - Complexity: As for a URL.
  public func test(_ components: URLPatternInit) throws(URLPatternMatchError) -> Bool {
    try texts(components).map { texts throws(URLPatternMatchError) in
      try match(texts, collect: nil)
    } ?? false
  }

  /// Matches a URL and says what its groups matched.
  ///
  /// - Parameters:
  ///   - url: The URL, or a reference when there is a base URL.
  ///   - baseURL: What a reference is relative to.
  /// - Returns: The groups of each component, or `nil` when not all components match or it is not
  ///   a URL.
  /// - Throws: ``URLPatternMatchError`` – any code.
  /// - Complexity: As `test(_:baseURL:)`.
  ///
  /// Source: URL Pattern Standard §1.3, "match".
  public func exec(
    _ url: String,
    baseURL: String? = nil
  ) throws(URLPatternMatchError) -> URLPatternResult? {
    guard let texts = try texts(url, baseURL) else { return nil }
    return try result(texts, inputs: [.url(url)] + (baseURL.map { [.url($0)] } ?? []))
  }

  /// Matches the components of a URL and says what the groups matched.
  ///
  /// - Parameter components: The components; what is missing is taken from the base URL or empty.
  /// - Returns: The groups of each component, or `nil` when not all components match or one cannot
  ///   be that of a URL.
  /// - Throws: ``URLPatternMatchError`` – any code.
  /// - Complexity: As for `test(_:)`.
  public func exec(
    _ components: URLPatternInit
  ) throws(URLPatternMatchError) -> URLPatternResult? {
    guard let texts = try texts(components) else { return nil }
    return try result(texts, inputs: [.components(components)])
  }

  /// Reads a URL.
  private func texts(
    _ url: String,
    _ baseURL: String?
  ) throws(URLPatternMatchError) -> URLComponentTexts? {
    do throws(URLParsingError) {
      var base: URLRecord?
      if let baseURL { base = try URLRecord(baseURL, limits: options.urlLimits) }
      return URLComponentTexts(try URLRecord(url, base: base, limits: options.urlLimits))
    } catch {
      if let error = URLPatternMatchError(error) { throw error }
      return nil
    }
  }

  /// Makes components canonical.
  private func texts(
    _ components: URLPatternInit
  ) throws(URLPatternMatchError) -> URLComponentTexts? {
    do throws(URLParsingError) {
      return try components.processed(.url, options)
    } catch {
      if let error = URLPatternMatchError(error) { throw error }
      return nil
    }
  }

  /// Matches all components and collects what the groups matched.
  private func result(
    _ texts: URLComponentTexts,
    inputs: [URLPatternInput]
  ) throws(URLPatternMatchError) -> URLPatternResult? {
    var results = [URLPatternComponentResult?](repeating: nil, count: components.count)
    let isMatch = try match(texts) { component, text, scratch in
      let names = components[component.rawValue].groupNames
      let groups = names.enumerated().map { number, name in
        URLPatternComponentResult.Group(
          name: name,
          value: scratch.range(ofCapture: number).map { String(decoding: text[$0], as: UTF8.self) }
        )
      }
      let input = String(decoding: text, as: UTF8.self)
      results[component.rawValue] = URLPatternComponentResult(input: input, groups: groups)
    }
    guard isMatch else { return nil }
    return URLPatternResult(inputs: inputs, components: results.compactMap(\.self))
  }

  /// Matches all components, those first that differ most often.
  private func match(
    _ texts: URLComponentTexts,
    collect: ((Component, ContiguousArray<UInt8>, LanguageScratch) -> Void)?
  ) throws(URLPatternMatchError) -> Bool {
    var scratch = LanguageScratch(maximumSteps: options.limits.steps)
    let order: [Component] = [
      .protocol, .hostname, .pathname, .port, .username, .password, .search, .hash,
    ]
    for component in order {
      let text = ContiguousArray(texts[component] ?? [])
      do throws(LanguageStepError) {
        let isMatch = try components[component.rawValue].matches(text.span, scratch: &scratch)
        if !isMatch { return false }
      } catch {
        throw URLPatternMatchError(error)
      }
      collect?(component, text, scratch)
    }
    return true
  }
}
