import LinkPatterns

extension CatalogRouter {
  /// Finds links of patterns that take less in a later catalog: one for each pattern that does.
  ///
  /// What types say of values is left to the comparison of types, and which route comes first to the
  /// links that are locked: here a path is lost when no pattern of its route takes it, types aside.
  ///
  /// - Complexity: For each alternative of a pattern and each origin at most 16 proofs of 10,000 states.
  func links(lostIn later: CatalogRouter, unlessOf names: Set<String>) -> [LinkLockV1.Link] {
    routes.indices.compactMap { index in
      let (route, form) = (routes[index], forms[index])
      let entries = later.entriesWithoutShapes(ofRoute: route.declared.name)
      guard !entries.isEmpty, !names.contains(route.declared.name) else { return nil }
      let samples = CatalogURLSamples(route, form)
      for origin in origins {
        let isHost = origin.hostPosition == .firstSegment
        let taken = entries.map { $0.language(ignoresCaseOfFirst: isHost) }
        let url = ownURL(ofEntry: index, samples, at: origin, outOf: taken + [.refusedPaths])
        if let url, let link = link(url, of: route) { return link }
      }
      return nil
    }
  }

  /// The patterns of a route, as if all its values were texts.
  private func entriesWithoutShapes(ofRoute name: String) -> [PatternTable.Entry] {
    table.entries.filter { $0.name == name }.map { entry in
      PatternTable.Entry(
        entry.pattern,
        caseInsensitiveLiterals: entry.caseInsensitiveLiterals,
        trailingSlash: entry.trailingSlash,
        name: name
      )
    }
  }
}

extension LanguageExpression {
  /// Paths that no URL of a link has, or none as it is written: with an empty segment, a dot segment,
  /// or a `%` without two digits.
  fileprivate static let refusedPaths: LanguageExpression = {
    let slash = LanguageExpression.literal([UInt8(ascii: "/")])
    let anything = LanguageExpression.repeated(.byte(.all), 0, nil)
    let digit = ByteSet.digits.union(ByteSet(UInt8(ascii: "A")...UInt8(ascii: "F")))
    let rest = LanguageExpression.alternation([.empty, .joined([slash, anything])])
    let dot = LanguageExpression.alternation([
      .literal([UInt8(ascii: ".")]), .literal(Array("%2E".utf8)),
    ])
    let escape = LanguageExpression.alternation([
      .empty, .byte(digit), .joined([.byte(digit.inverted), anything]),
      .joined([.byte(digit), .byte(digit.inverted), anything]),
    ])
    return .alternation([
      .joined([anything, slash, slash, anything]),
      .joined([anything, slash, .repeated(dot, 1, 2), rest]),
      .joined([anything, .literal([UInt8(ascii: "%")]), escape]),
    ])
  }()
}
