/// A finding of a check, in an association file or beside it.
public struct AssociationFinding: Hashable, Sendable {
  /// A change of the file that fixes the finding.
  public struct Edit: Hashable, Sendable {
    /// The bytes to replace.
    public let range: Range<Int>

    /// The replacement.
    public let replacement: String

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - range: The bytes to replace.
    ///   - replacement: The text to put in their place.
    public init(_ range: Range<Int>, _ replacement: String) {
      (self.range, self.replacement) = (range, replacement)
    }
  }

  /// The check.
  public let rule: AssociationRule

  /// How much it matters here.
  public let severity: AssociationRule.Severity

  /// The source of the check, if that depends on the file.
  private var ownSource: RuleSource?

  /// How sure the check is.
  public var grade: RuleGrade { ownSource?.grade ?? rule.grade }

  /// The source of the check.
  public var source: String { ownSource?.name ?? rule.source }

  /// The place in the file; empty for the whole, or when it is not about the file.
  public let pointer: JSONPointer

  /// The first byte that it is about, where that is not the value at the pointer.
  let offset: Int?

  /// The position in the text, when the text is known.
  public internal(set) var position: TextPosition?

  /// The finding, as a sentence.
  public let message: String

  /// The remedy, as a sentence.
  public let fix: String

  /// A shortest URL that shows it.
  public let witness: String?

  /// Changes that fix it; none when a person must decide.
  public internal(set) var edits: [Edit]

  /// Creates a finding.
  init(
    _ rule: AssociationRule,
    severity: AssociationRule.Severity? = nil,
    at pointer: JSONPointer = .root,
    offset: Int? = nil,
    position: TextPosition? = nil,
    _ message: String,
    fix: String,
    witness: String? = nil,
    edits: [Edit] = []
  ) {
    (self.rule, self.severity, self.position) = (rule, severity ?? rule.severity, position)
    (self.pointer, self.offset) = (pointer, offset)
    (self.message, self.fix, self.witness, self.edits) = (message, fix, witness, edits)
  }
}

extension AssociationFinding {
  /// The same finding for a file for Android, which is another vendor's format.
  var ofAssetLinks: AssociationFinding {
    var finding = self
    if rule.number < 100 { finding.ownSource = .assetLinks }
    return finding
  }

  /// The finding with the line and column of its pointer.
  ///
  /// For findings that were made without the text, such as those of ``AssociationCoverage``.
  ///
  /// - Returns: The finding; unchanged when it is about the whole file or its place is not in the text.
  /// - Complexity: O(*n*), *n* = size of the file.
  public func placed(in text: JSONText) -> AssociationFinding {
    guard !pointer.text.isEmpty, let value = text.value(at: pointer) else { return self }
    var finding = self
    finding.position = text.position(ofByte: value.range.lowerBound)
    return finding
  }
}

extension AssociationFinding: CustomStringConvertible {
  /// Severity, place, sentence and code on one line.
  public var description: String {
    let place = pointer.text.isEmpty ? "" : " \(pointer)"
    let line = position.map { "\($0): " } ?? ""
    let shown = witness.map { " (\($0))" } ?? ""
    return "\(line)\(severity.rawValue):\(place) \(message)\(shown) [\(rule.code) \(rule.name)]"
  }
}
