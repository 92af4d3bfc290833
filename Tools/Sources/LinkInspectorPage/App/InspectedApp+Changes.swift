import DeepLinking
import Foundation
import LinkNavigation
import LinkRouting

/// The data that the page sends with a change.
private struct Change: Decodable {
  /// The URL to open.
  var url: String?
  /// Where it is said to come from.
  var source: String?
  /// The question that is answered.
  var question: Int?
  /// The answer.
  var isYes: Bool?
  /// The tab to select.
  var tab: String?
}

extension InspectedApp {
  /// Makes a change, and returns the result.
  func change(_ name: String, _ body: [UInt8]) async -> InspectorAnswer {
    guard let change = try? JSONDecoder().decode(Change.self, from: Data(body)) else {
      return .malformed("This is not the JSON of a change.")
    }
    switch name {
    case "way":
      guard let url = change.url else { return .malformed("The URL is missing.") }
      return await look(at: url, from: source(named: change.source, of: url))
    case "open":
      guard let url = change.url else { return .malformed("The URL is missing.") }
      return await open(url, from: source(named: change.source, of: url))
    case "answer":
      guard let id = change.question, let isYes = change.isYes, let opening else {
        return .malformed("Nothing was asked.")
      }
      guard questions.answer(id, isYes) else { return .malformed("That is not asked any longer.") }
      return await next(of: opening)
    case "back": person.goBack()
    case "tab":
      guard let tab = change.tab else { return .malformed("The tab is missing.") }
      person.select(TabID(rawValue: tab))
    default: person.startOver?()
    }
    return .document(PageUpdate(phone: await Phone(of: self)))
  }

  /// Delivers a URL to the app, and waits for its end or for a question.
  private func open(_ url: String, from source: LinkSource) async -> InspectorAnswer {
    questions.close()
    willDeliver()
    let (signals, signal) = AsyncStream.makeStream(of: Opening<Link>.Signal.self)
    questions.onQuestion = { signal.yield(.question($0)) }
    let (handler, stages, before) = (handler, stages, person.state())
    Task {
      let delivered = await DeliveredLink.deliver(
        url,
        from: source,
        to: handler,
        before: before,
        stages
      )
      signal.yield(.ended(delivered))
      signal.finish()
    }
    let opening = Opening(url: url, source: source, signals: signals)
    self.opening = opening
    return await next(of: opening)
  }

  /// Waits until a link that is being opened asks something, or ends.
  private func next(of opening: Opening<Link>) async -> InspectorAnswer {
    switch await opening.next() {
    case .question(let question)?:
      return .document(PageUpdate(question: question, phone: await Phone(of: self)))
    case .ended(let delivered)?:
      let way = Way(self, opening.url, from: opening.source, delivered, isDelivered: true)
      return .document(PageUpdate(way: way.document, phone: await Phone(of: self)))
    case nil: return .malformed("It has ended already.")
    }
  }
}

/// A link that is being opened.
@MainActor
final class Opening<Link: DeepLink> {
  /// An event while a link is opened.
  enum Signal: Sendable {
    /// The person is asked something.
    case question(Questions.Question)
    /// It has ended.
    case ended(DeliveredLink<Link>)
  }

  /// The URL.
  let url: String

  /// Where it comes from.
  let source: LinkSource

  /// The events, in order.
  private let signals: AsyncStream<Signal>

  /// Notes a link that is being opened.
  init(url: String, source: LinkSource, signals: AsyncStream<Signal>) {
    (self.url, self.source, self.signals) = (url, source, signals)
  }

  /// Waits for what happens next; `nil` after the end.
  func next() async -> Signal? {
    // Every iterator of a stream goes on where the last one stopped.
    var iterator = signals.makeAsyncIterator()
    return await iterator.next()
  }
}
