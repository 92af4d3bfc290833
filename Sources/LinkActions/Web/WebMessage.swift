/// A message that a page sent.
///
/// Shape of the body: `{"id":"7","action":"deepLink","argument":"app://preferences"}`. `id` and
/// `argument` may be absent; other keys are refused.
public struct WebMessage: Hashable, Sendable {
  /// The content that the page sent, unchecked.
  public let body: PayloadValue

  /// The frame that sent it, as it was at that moment.
  public let frame: WebPageFrame

  /// Describes a message.
  ///
  /// - Parameters:
  ///   - body: The content that the page sent, unchecked.
  ///   - frame: The frame that sent it.
  public init(_ body: PayloadValue, from frame: WebPageFrame) {
    self.body = body
    self.frame = frame
  }

  /// The most bytes of an `id`, in UTF-8.
  static let maximumIDLength = 64

  /// The `id`, for the reply, if it is a text within `maximumIDLength`.
  var id: String? {
    guard let id = body.members?["id"]?.text, id.utf8.count <= Self.maximumIDLength else {
      return nil
    }
    return id
  }

  /// Reads the request of the page.
  func request() throws(LinkFailure) -> LinkActionRequest {
    guard let members = body.members else {
      throw LinkFailure(message: "object", found: body.kind, at: nil)
    }
    if let key = members.keys.sorted().first(where: { !["id", "action", "argument"].contains($0) })
    {
      throw LinkFailure(message: "id, action or argument", found: "another key", at: key)
    }
    if let value = members["id"], id == nil {
      throw LinkFailure(message: "a short text", found: value.kind, at: "id")
    }
    guard let name = members["action"]?.text else {
      throw LinkFailure(message: "text", found: members["action"]?.kind ?? "none", at: "action")
    }
    return LinkActionRequest(name, members["argument"], in: .webViewInvocation)
  }
}

/// The reply to a page.
///
/// Shape: `{"id":"7","outcome":"done","result":{"kind":"empty","value":null},"reason":null}`. Of a
/// failure, the page only gets the code, which is a word of this library and not of the app.
public struct WebReply: Hashable, Sendable {
  /// The `id` of the message.
  public let id: String?

  /// The outcome.
  public let outcome: LinkActionOutcome

  /// The reply as a JSON value with every key present.
  public var value: PayloadValue {
    [
      "id": id.map(PayloadValue.text) ?? .null,
      "outcome": .text(outcome.name),
      "result": outcome.result?.json ?? .null,
      "reason": (outcome.reason?.code.rawValue).map(PayloadValue.text) ?? .null,
    ]
  }
}
