import LinkPatterns

extension LawViolation {
  /// The violation with the seed of the generator that found it.
  fileprivate func found(withSeed seed: UInt64) -> LawViolation {
    LawViolation(law: law, detail: "\(detail) (seed \(seed))")
  }
}

/// Makes links, the same ones for the same seed.
private func links<Link>(
  seed: UInt64,
  count: Int,
  making make: (inout SeededGenerator) -> Link
) -> [Link] {
  var generator = SeededGenerator(seed: seed)
  return (0..<count).map { _ in make(&generator) }
}

extension RoundTripLaw {
  /// Checks the law for generated links.
  ///
  /// - Parameters:
  ///   - seed: The seed of the generator; each violation names it.
  ///   - count: How many links are made.
  ///   - make: Makes a link.
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: As ``violations(for:)``, `count` times.
  public func violations(
    seed: UInt64,
    count: Int = 100,
    making make: (inout SeededGenerator) -> Link
  ) -> [LawViolation] {
    links(seed: seed, count: count, making: make).flatMap(violations(for:))
      .map { $0.found(withSeed: seed) }
  }
}

extension ConflictLaw {
  /// Checks the declarations, and the URLs of generated links.
  ///
  /// Use it only for links whose values no other route may take: an article with the name `new` is a
  /// violation beside `/articles/new`.
  ///
  /// - Parameters:
  ///   - seed: The seed of the generator; each violation of a link names it.
  ///   - count: How many links are made.
  ///   - make: Makes a link.
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: As ``violations(stateLimit:)``, and one print for each link and prefix.
  public func violations(
    seed: UInt64,
    count: Int = 100,
    making make: (inout SeededGenerator) -> Link
  ) -> [LawViolation] {
    violations()
      + links(seed: seed, count: count, making: make).flatMap(violations(for:))
      .map { $0.found(withSeed: seed) }
  }
}

extension DeterminismLaw {
  /// Checks the law for the URLs of generated links, at every prefix.
  ///
  /// - Parameters:
  ///   - count: How many links are made, with a generator of ``seed``.
  ///   - make: Makes a link; one that cannot be printed has no URL.
  /// - Returns: The violations, each with the seed; empty when the law holds.
  /// - Complexity: As ``violations(for:)``, once for each link and prefix.
  public func violations(
    count: Int = 100,
    making make: (inout SeededGenerator) -> Link
  ) -> [LawViolation] {
    links(seed: seed, count: count, making: make).flatMap { link in
      router.prefixes.compactMap { try? router.url(for: link, at: $0) }
        .flatMap { violations(for: $0.text) }
    }
  }
}
