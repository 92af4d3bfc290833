/// How far a URL got with one entry of a table, and what stopped it.
public struct NearMiss: Hashable, Sendable {
  /// The position of the entry in `PatternTable.entries`.
  public let entry: Int

  /// The number of segments of the URL, from the left, that the pattern accepts.
  public let matchedSegments: Int

  /// What stopped it; `nil` when the pattern matches the whole path.
  public let reason: MissReason?

  /// The literal that was probably meant: the one expected, when what was found is much like it.
  public let suggestion: String?
}
