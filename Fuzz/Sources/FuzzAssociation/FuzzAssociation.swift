import FuzzSupport
import LinkAssociation

/// Reads an association file, asks about a URL, and checks the file.
///
/// Input: `file 0xFF URL`.
///
/// Properties: nothing traps; an error lies within the text; what is read is written and read again with
/// the same meaning; the decision is that of a matcher that follows the words of the specification, where
/// that knows the rules; a mended file is JSON and means something; an assetlinks file, a property list
/// and a page of the same bytes are read or refused.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAssociation(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  guard let bytes = input[0] else { return 0 }
  _ = try? ParsedAssetLinks(bytes)
  _ = try? PropertyListText(bytes)
  _ = SmartAppBanner.banners(in: String(decoding: bytes, as: UTF8.self))
  let reading: ParsedAssociation
  do throws(JSONReadError) {
    reading = try ParsedAssociation(bytes)
  } catch {
    require(error.utf8Offset <= bytes.count, "an error is in its text", error)
    return 0
  }
  let association = reading.association
  let again = try? ParsedAssociation(Array(association.json.utf8))
  require(
    again?.association.meaning == association.meaning,
    "what is written means what was read",
    association.json
  )
  guard let text = input[text: 1], let url = try? AssociationURL(text) else { return 0 }
  let matcher = AssociationMatcher(association, maximumSteps: 1_000_000)
  let apps = association.appLinks?.details.flatMap { $0.appIDs.map(\.text) } ?? []
  for app in Set(apps).prefix(3) {
    let decision = matcher.decide(url, app: app)
    require(!decision.text().isEmpty, "a decision has a text", decision)
    guard decision.isComplete else { continue }
    let expected = NaiveAssociation.verdict(association, url, app: app)
    let verdict = decision.verdict.rawValue
    require(expected == nil || expected == verdict, "matchers agree", (text, app, verdict))
  }
  let lint = AssociationLint(stateLimit: 50)
  let mended = AssociationFix.apply(lint.findings(of: bytes), to: bytes).bytes
  require((try? JSONText(mended)) != nil, "a mended file is JSON", mended)
  return 0
}
