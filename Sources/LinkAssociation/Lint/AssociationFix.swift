/// Mends a file by the changes of findings.
public enum AssociationFix {
  /// Applies changes, those that do not overlap.
  ///
  /// - Parameters:
  ///   - findings: What was found in the file.
  ///   - bytes: The file.
  /// - Returns: The mended file, and how many changes were made.
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

  /// Applies changes until there are none, since one may make room for another.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - lint: What finds the changes.
  /// - Returns: The mended file, and how many changes were made, in at most ten rounds.
  public static func mended(
    _ bytes: [UInt8],
    by lint: AssociationLint = AssociationLint()
  ) -> (bytes: [UInt8], count: Int) {
    var (result, total) = (bytes, 0)
    for _ in 0..<10 {
      // What is wrong in single rules comes first: it may be why others seem not to be reached.
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

extension JSONText {
  /// The change that removes a member or an element, with one of the commas beside it.
  ///
  /// - Parameter pointer: Where it is; of members of one name the last.
  /// - Returns: The change; `nil` when nothing is there.
  func removal(at pointer: JSONPointer) -> AssociationFinding.Edit? {
    guard let slash = pointer.text.utf8.lastIndex(of: UInt8(ascii: "/")),
      let parent = value(at: JSONPointer(text: String(pointer.text[..<slash]))),
      let target = value(at: pointer)
    else { return nil }
    let ranges =
      parent.elements?.map(\.range)
      ?? parent.members?.map { $0.nameRange.lowerBound..<$0.value.range.upperBound } ?? []
    guard let index = ranges.firstIndex(where: { $0.upperBound == target.range.upperBound }) else {
      return nil
    }
    return Self.removal(of: index, from: ranges)
  }

  /// The change that removes one of several members or elements.
  ///
  /// - Parameters:
  ///   - index: Which.
  ///   - ranges: Where they are, in order.
  /// - Returns: The change.
  static func removal(of index: Int, from ranges: [Range<Int>]) -> AssociationFinding.Edit {
    let range = ranges[index]
    if index + 1 < ranges.count {
      return .init(range.lowerBound..<ranges[index + 1].lowerBound, "")
    }
    if index > 0 { return .init(ranges[index - 1].upperBound..<range.upperBound, "") }
    return .init(range, "")
  }
}
