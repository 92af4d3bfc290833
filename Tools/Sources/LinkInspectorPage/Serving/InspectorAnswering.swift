/// The app behind the page: an ``InspectedApp``, whatever its links are.
@MainActor
public protocol InspectorAnswering: AnyObject, Sendable {
  /// Answers a request for a document, by its name.
  func answer(_ request: InspectedRequest) async -> InspectedAnswer
}

/// A request for a document, which only the page's server makes.
public struct InspectedRequest: Sendable {
  /// The name of the document.
  let name: String

  /// The request.
  let request: InspectorRequest

  /// The body.
  let body: [UInt8]
}

/// The answer to a request, which only the page's server sends.
public struct InspectedAnswer: Sendable {
  /// The answer.
  let answer: InspectorAnswer
}
