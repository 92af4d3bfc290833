/// Applies the changes of findings to a file.
public enum AssociationFix {
  /// Applies changes, those that do not overlap.
  ///
  /// - Parameters:
  ///   - findings: The findings about the file.
  ///   - bytes: The contents of the file.
  /// - Returns: The changed file, and how many changes were made.
  /// - Complexity: O(*n* + *e* · log *e*), *n* = size of the file, *e* = changes.
  public static func apply(
    _ findings: [AssociationFinding],
    to bytes: [UInt8]
  ) -> (bytes: [UInt8], count: Int) {
    let edits = findings.flatMap(\.edits).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var (output, end, count): ([UInt8], Int, Int) = ([], 0, 0)
    for edit in edits where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      output += bytes[end..<edit.range.lowerBound]
      output += edit.replacement.utf8
      end = edit.range.upperBound
      count += 1
    }
    return (output + bytes[end...], count)
  }

  /// Applies changes repeatedly until no more are found, since one change may allow another.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - lint: The lint that finds the changes.
  /// - Returns: The changed file, and how many changes were made, in at most ten rounds.
  public static func corrected(
    _ bytes: [UInt8],
    by lint: AssociationLint = AssociationLint()
  ) -> (bytes: [UInt8], count: Int) {
    var (result, total) = (bytes, 0)
    for _ in 0..<10 {
      // Problems of single rules come first: they may be why others seem not to be reached.
      let findings = lint.findings(of: result)
      let single = findings.filter { $0.rule != .sameRule && $0.rule != .unreachableRule }
      let isSingle = single.contains { !$0.edits.isEmpty }
      let (next, count) = apply(isSingle ? single : findings, to: result)
      if count == 0 { break }
      (result, total) = (next, total + count)
    }
    return (result, total)
  }
}

extension AssociationFinding.Edit {
  /// The change that removes one of several members or elements, with one of the commas beside it.
  static func removal(of index: Int, among count: Int, at range: (Int) -> Range<Int>) -> Self {
    let own = range(index)
    if index + 1 < count { return Self(own.lowerBound..<range(index + 1).lowerBound, "") }
    if index > 0 { return Self(range(index - 1).upperBound..<own.upperBound, "") }
    return Self(own, "")
  }
}
