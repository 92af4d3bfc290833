import Foundation
import HTTPTypes
import LinkAnalysis
import LinkPages
import LinkRouting
import ShortLinks

/// The members of a request that creates or changes a link.
///
/// Members that aren't known are refused by name, as a member that is mistyped would be lost.
struct LinkFields {
  private let members: [String: BodyValue]

  /// Reads a body.
  init(_ body: Data, knowing names: [String]) throws(APIProblem) {
    let value: BodyValue
    do {
      value = try JSONDecoder().decode(BodyValue.self, from: body)
    } catch {
      throw APIProblem(
        .badRequest,
        "malformedJSON",
        "The body is not JSON.",
        fix: "Send one object, such as {\"url\": \"https://…\"}."
      )
    }
    guard case .object(let members) = value else {
      throw APIProblem(
        .badRequest,
        "wrongType",
        "The body is not an object.",
        fix: "Send one object, such as {\"url\": \"https://…\"}."
      )
    }
    for name in members.keys.sorted() where !names.contains(name) {
      throw APIProblem(
        .badRequest,
        "unknownKey",
        "The key '\(name)' is not known.",
        fix: "The keys are \(names.joined(separator: ", "))."
      )
    }
    self.members = members
  }

  /// Whether a member is there, `null` included.
  func has(_ name: String) -> Bool { members[name] != nil }

  /// A text; `nil` when it's missing or `null`.
  func text(_ name: String) throws(APIProblem) -> String? {
    switch members[name] {
    case nil, .null: return nil
    case .text(let text): return text
    default: throw Self.wrongType(name, "a text")
    }
  }

  /// A truth value; `nil` when it's missing.
  func bool(_ name: String) throws(APIProblem) -> Bool? {
    switch members[name] {
    case nil: return nil
    case .bool(let value): return value
    default: throw Self.wrongType(name, "true or false")
    }
  }

  /// The link that `url` or `screen` and `values` name; `nil` without any of them.
  func destination(in catalog: ParsedCatalog) throws(APIProblem) -> LinkDestination? {
    let (url, screen) = (try text("url"), try text("screen"))
    guard url == nil || screen == nil else {
      throw APIProblem(
        .unprocessableContent,
        "contradiction",
        "The link has a 'url' and a 'screen'.",
        fix: "Send one of them."
      )
    }
    guard screen != nil || !has("values") else {
      throw APIProblem(
        .unprocessableContent,
        "missingKey",
        "There are 'values', and no 'screen'.",
        fix: "Name the screen, or send a 'url'."
      )
    }
    let values = try values()
    do throws(LinkFailure) {
      if let url { return try LinkDestination(url: url, in: catalog) }
      guard let screen else { return nil }
      return try LinkDestination(screen: screen, values: values, in: catalog)
    } catch {
      throw APIProblem(error)
    }
  }

  /// The written forms of the values of a screen.
  private func values() throws(APIProblem) -> [String: [String]] {
    var written: [String: [String]] = [:]
    for (name, value) in try object("values") ?? [:] where value != .null {
      guard let texts = value.written else {
        throw Self.wrongType("values.\(name)", "a text, a number, true, false or a list of them")
      }
      written[name] = texts
    }
    return written
  }

  /// An object; `nil` when it's missing or `null`.
  func object(_ name: String) throws(APIProblem) -> [String: BodyValue]? {
    switch members[name] {
    case nil, .null: return nil
    case .object(let members): return members
    default: throw Self.wrongType(name, "an object")
    }
  }

  /// A member of the wrong type.
  static func wrongType(_ name: String, _ expected: String) -> APIProblem {
    APIProblem(.badRequest, "wrongType", "The value of '\(name)' is not \(expected).")
  }
}
