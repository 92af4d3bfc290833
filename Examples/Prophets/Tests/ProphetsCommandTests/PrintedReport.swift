/// A report as `prophets open --json` prints it.
struct PrintedReport: Decodable, Hashable {
  /// Why it ended so.
  struct Reason: Decodable, Hashable {
    let code: String
    let parameter: String?
    let segment: Int?
    let expected: String?
    let found: String?
    let message: String
  }

  /// A step.
  struct Step: Decodable, Hashable {
    let step: String
    let urls: [String]
  }

  /// A presentation.
  struct Presented: Decodable, Hashable {
    let style: String
    let stack: [String]
  }

  /// What is shown.
  struct State: Decodable, Hashable {
    let tab: String
    let stack: [String]
    let tabs: [String: [String]]
    let presented: [Presented]
  }

  /// The screen on top.
  struct Screen: Decodable, Hashable {
    let title: String
    let body: String
  }

  let url: String?
  let outcome: String
  let reason: Reason?
  let route: String?
  let link: [String: [String: Int]]?
  let steps: [Step]
  let state: State
  let screen: Screen?
}

/// The URLs of the four screens that a question stands on and is.
enum QuestionStack {
  /// The URLs, the lowest screen first.
  static let urls = [
    "prophets://memberships", "prophets://leagues/123", "prophets://leagues/123/questions",
    "prophets://leagues/123/questions/456",
  ]
}
