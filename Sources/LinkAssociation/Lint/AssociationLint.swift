/// Finds mistakes in an association file, and parts that are probably not meant.
///
/// Checks that need more than the file – how it is served, the app, its links, Android – are separate:
/// ``findings(of:)-(AssociationResponse)`` and ``AssociationCrossCheck``.
public struct AssociationLint: Hashable, Sendable {
  /// The number of states at which a proof about rules ends without an answer.
  public var stateLimit: Int

  /// The number of steps of all proofs about one file together.
  ///
  /// Whatever comes later is not decided, and a finding reports that. A step takes some nanoseconds.
  public var maximumSteps: Int

  /// The oldest iOS that the app runs on, such as 12 or 13.5; `nil` when it does not matter.
  public var oldestSystem: Double?

  /// Upper bounds for the file.
  public var limits: JSONLimits

  /// The greatest size of a file, in bytes: 128 KB.
  ///
  /// Source: Apple's archived App Search guide, since iOS 9.3.1; the current pages do not repeat it.
  public static let maximumFileSize = 131_072

  /// The greatest number of findings for a file, the worst; one more counts those that are left out.
  public static let maximumFindings = 1_000

  /// Creates a lint.
  ///
  /// - Parameters:
  ///   - stateLimit: The number of states at which a proof about rules ends without an answer.
  ///   - maximumSteps: The number of steps of all proofs about one file together.
  ///   - oldestSystem: The oldest iOS that the app runs on.
  ///   - limits: Upper bounds for the file.
  public init(
    stateLimit: Int = 10_000,
    maximumSteps: Int = 200_000_000,
    oldestSystem: Double? = nil,
    limits: JSONLimits = .standard
  ) {
    (self.stateLimit, self.maximumSteps) = (stateLimit, maximumSteps)
    (self.oldestSystem, self.limits) = (oldestSystem, limits)
  }

  /// Checks a file.
  ///
  /// - Returns: The findings in the order of the file; a single finding when the file isn't JSON.
  /// - Complexity: As ``findings(of:)-(ParsedAssociation)``.
  public func findings(of bytes: [UInt8]) -> [AssociationFinding] {
    let before = ContentChecks.findings(of: bytes)
    do throws(JSONReadError) {
      let reading = try ParsedAssociation(bytes, limits: limits)
      return before + findings(of: reading)
    } catch {
      return before + [Self.noJSON(error, bytes)]
    }
  }

  /// Checks an assetlinks.json file.
  ///
  /// - Returns: The findings in the order of the file; a single finding when the file isn't JSON.
  /// - Complexity: O(*n*), *n* = size of the file.
  public func findings(ofAssetLinks bytes: [UInt8]) -> [AssociationFinding] {
    // Android's files may have other contents than Apple's.
    let before = ContentChecks.findings(of: bytes).filter { $0.rule != .tooLarge }
    do throws(JSONReadError) {
      let found = before + (try ParsedAssetLinks(bytes, limits: limits)).findings
      return found.map(\.ofAssetLinks)
    } catch {
      let found = before + [Self.noJSON(error, bytes, "Write a smaller file.")]
      return found.map(\.ofAssetLinks)
    }
  }

  /// `invalidJSON`: a file that is not JSON, or too large to be read.
  private static func noJSON(
    _ error: JSONReadError,
    _ bytes: [UInt8],
    _ advice: String = "Write a smaller file; no system takes more than 128 KB."
  ) -> AssociationFinding {
    let form = error.code.isLimit ? nil : ContentChecks.form(of: bytes)
    if let form {
      return AssociationFinding(.invalidJSON, "This is \(form.name), not JSON.", fix: form.fix)
    }
    var finding = AssociationFinding(
      .invalidJSON,
      "\(error.code.isLimit ? "This was not read" : "This is not JSON"): \(error.sentence).",
      fix: error.code.isLimit
        ? advice
        : error.habit == .lastComma
          ? "Remove that comma; only some systems pass over it."
          : "Write JSON; every system ignores a file that isn't JSON."
    )
    finding.position = error.position
    return finding
  }

  /// Checks a file that was read.
  ///
  /// - Returns: The findings, in the order of the file.
  /// - Complexity: O(*n* + *p* + *s* + *r*²), *n* = size of the file, *p* = length of the pointers to its values,
  ///   *s* = ``maximumSteps``, *r* = rules of an app, of which the beginnings and ends are compared.
  public func findings(of reading: ParsedAssociation) -> [AssociationFinding] {
    let index = JSONIndex(reading.text)
    var found = reading.found
    found += Self.fileWithoutServices(reading)
    RepeatedKeys.find(in: reading.text, &found)
    found.add(StructureChecks(reading, index, oldestSystem: oldestSystem).findings())
    PatternChecks(reading, index).find(&found)
    if let links = reading.association.appLinks {
      let sets = RuleSetChecks(links, index, stateLimit: stateLimit, maximumSteps: maximumSteps)
      found.add(sets.findings())
    }
    found.add(SystemChecks.findings(of: reading, oldestSystem: oldestSystem))
    return placed(found.findings, in: reading.text, index)
  }

  /// Findings with their positions, in the order of the file.
  private func placed(
    _ findings: [AssociationFinding],
    in text: JSONText,
    _ index: JSONIndex
  ) -> [AssociationFinding] {
    let offsets = findings.map {
      $0.offset ?? index.value(at: $0.pointer)?.range.lowerBound ?? 0
    }
    let positions = TextPosition.positions(ofBytes: offsets, in: text.bytes)
    let order = findings.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
    return order.map { number in
      var finding = findings[number]
      finding.position = positions[number]
      return finding
    }
  }
}
