import ArgumentParser

/// What a person says to a link that changes something, typed before it is asked.
enum Answer: String, EnumerableFlag {
  /// The link goes on.
  case confirm

  /// It does not.
  case decline

  /// The help of a flag.
  static func help(for value: Answer) -> ArgumentHelp? {
    switch value {
    case .confirm: "Say yes to links that change something, such as joining a league."
    case .decline: "Say no to them. Without either, you are asked; nobody there to ask is a no."
    }
  }
}
