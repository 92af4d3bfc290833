import LinkRouting

/// One step of a link's way: what was found out there, or why the way ends.
struct Rung: Encodable, Hashable {
  /// The steps, in order.
  enum Step: String, Encodable, Hashable, CaseIterable {
    case parsed, matched, access, placed, plan, outcome
  }

  /// How a step went.
  enum State: String, Encodable, Hashable {
    /// The way goes on.
    case passed
    /// The way ends here, and the link is not opened.
    case stopped
    /// It waits for a condition, or for the person.
    case waiting
    /// The way ended before.
    case notReached
  }

  /// A fact, under its name.
  struct Fact: Encodable, Hashable {
    /// The kind.
    let name: String
    /// The text.
    let value: String
    /// An addition, such as the type of a value.
    var note: String?
  }

  /// A piece of a text, which may be marked as the one that is at fault.
  struct Piece: Encodable, Hashable {
    /// The text.
    let text: String
    /// The kind: `scheme`, `segment`, `query`.
    var kind: String?
    /// Whether it is the one at fault.
    var isMarked: Bool?
  }

  /// Why the way ends, for a developer.
  struct Problem: Encodable, Hashable {
    /// The name of the failure.
    let code: String
    /// A sentence.
    let message: String
    /// The fix, if one is known.
    var fix: String?
  }

  /// A screen of the chain that the link is placed in, or a source that the route is open to.
  struct Item: Encodable, Hashable {
    /// The name.
    let title: String
    /// An addition: how a screen is shown, or a URL.
    var note: String?
    /// The URL that it opens.
    var url: String?
    /// Whether it counts: a source that the route is open to.
    var isOn: Bool?
  }

  /// The step.
  let step: Step

  /// How it went.
  var state = State.notReached

  /// One sentence.
  var summary = ""

  /// The text that was looked at, in pieces.
  var pieces: [Piece] = []

  /// The facts, by name.
  var facts: [Fact] = []

  /// A list: sources, screens, steps of the plan.
  var items: [Item] = []

  /// Why the way ends here.
  var problem: Problem?

  /// The routes that came nearest.
  var nearest: [NearestRoute] = []

  /// Creates a step that was not reached.
  init(_ step: Step) { self.step = step }
}

extension Rung.Problem {
  /// Describes a failure, with values.
  init(_ failure: LinkFailure) {
    self.init(code: failure.code.rawValue, message: failure.message, fix: failure.fix)
  }
}
