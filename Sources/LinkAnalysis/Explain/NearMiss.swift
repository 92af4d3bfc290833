package import LinkRouting

/// How far a URL got with one entry of a table, and what stopped it.
package struct NearMiss: Sendable {
  /// The position of the entry in `PatternTable.entries`.
  package let entry: Int

  /// The number of segments of the URL, from the left, that the pattern accepts.
  package let matchedSegments: Int

  /// What stopped it; `nil` when the pattern matches the whole path.
  package let failure: LinkFailure?

  /// The literal that was probably meant: the one expected, when what was found is much like it.
  package let suggestion: String?
}
