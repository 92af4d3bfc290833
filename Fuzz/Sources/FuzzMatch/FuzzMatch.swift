import FuzzSupport
import URLPattern

/// Matches a path with a pattern that is walked in one pass, and with one that means the same and is
/// not.
///
/// Input: `pieces 0xFF path`; each byte of the first chooses a piece of the pattern.
///
/// Properties: both match the same paths, with the same groups; matching is given up only where the
/// size of the pattern times that of the path allows more steps than the limit.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMatch(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  guard let pieces = input[0]?.prefix(40), let path = input[text: 1] else { return 0 }
  var (fast, slow) = ("/", "/")
  for (index, byte) in pieces.enumerated() {
    let piece = piece(byte, index)
    fast += piece.fast
    slow += piece.slow
  }
  let options = URLPatternOptions(ignoreCase: pieces.count % 2 == 1)
  let components = URLPatternInit(pathname: path)
  guard let first = try? URLPattern(URLPatternInit(pathname: fast), options: options),
    let second = try? URLPattern(URLPatternInit(pathname: slow), options: options)
  else { return 0 }
  let results = [(first, fast), (second, slow)].map { pattern, text -> URLPatternResult?? in
    do throws(URLPatternMatchError) {
      return try pattern.exec(components)
    } catch {
      let isLarge = mayExceedSteps(text, options, components)
      require(error.code == .tooManySteps && isLarge, "matching is not given up", (text, path))
      return nil
    }
  }
  let areKnown = results.allSatisfy { $0 != nil }
  let isSame = !areKnown || results[0] == results[1]
  require(isSame, "one pass and automaton agree", (fast, slow, path, results))
  return 0
}

/// Whether a pattern is large enough that a path may take more steps than the limit.
///
/// The steps are at most 8 for each instruction and each place in the path. So they are within the
/// limit when the pattern fits in an eighth of the instructions that the limit leaves for a place.
private func mayExceedSteps(
  _ text: String,
  _ options: URLPatternOptions,
  _ components: URLPatternInit
) -> Bool {
  let canonical = try? URLPattern().exec(components)?.pathname.input
  var strict = options
  strict.limits.instructions = options.limits.steps / (8 * ((canonical?.utf8.count ?? 0) + 1))
  return (try? URLPattern(URLPatternInit(pathname: text), options: strict)) == nil
}

/// A piece of a pattern, and one with the same meaning that makes the automaton run.
///
/// The second one has a choice with the empty set, so that it is not seen to be a run of bytes.
private func piece(_ byte: UInt8, _ index: Int) -> (fast: String, slow: String) {
  let modifier = ["", "", "?", "+", "*"][Int(byte >> 5) % 5]
  switch byte & 0x1F {
  case 0...3: return ("/", "/")
  case 4...7: return (":n\(index)\(modifier)", ":n\(index)((?:[^\\/]|[])+?)\(modifier)")
  case 8, 9: return ("{/:n\(index)-}\(modifier)", "{/:n\(index)((?:[^\\/]|[])+?)-}\(modifier)")
  case 10, 11: return (":n\(index)(.*)\(modifier)", ":n\(index)((?:.|[])*)\(modifier)")
  case 12, 13: return (":n\(index)([0-9]+)\(modifier)", ":n\(index)((?:[0-9]|[])+)\(modifier)")
  case 14: return (":n\(index)([a-b]*?)\(modifier)", ":n\(index)((?:[a-b]|[])*?)\(modifier)")
  case 15: return ("{\\ab}\(modifier)", "{\\ab}\(modifier)")
  default:
    // Escaped, so that it is not read as the rest of a name before it.
    let text = "\\" + ["a", "b", "-", ".", "A", "1", "*", "é"][Int(byte & 7)]
    return (text, text)
  }
}
