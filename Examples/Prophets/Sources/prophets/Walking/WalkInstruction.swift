/// What a person typed at the app.
enum WalkInstruction: Hashable {
  /// Open a link from outside; the URL is unchecked.
  case open(String)

  /// Go back.
  case back

  /// Go to the first screen.
  case home

  /// Go to the tab of that name.
  case tab(String)

  /// List the screens.
  case stack

  /// Sign in, and open what waits for it.
  case signIn

  /// Sign out.
  case signOut

  /// Show what can be typed.
  case help

  /// Leave.
  case quit

  /// An empty line.
  case nothing

  /// Something else; a hint says what was meant, perhaps.
  case unknown(hint: String)

  /// Reads a line.
  init(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    let argument = words.dropFirst().first.map { Self.trimmed($0) } ?? ""
    switch (words.first.map(String.init) ?? "", argument.isEmpty) {
    case ("", _): self = .nothing
    case ("open", false): self = .open(argument)
    case ("open", true): self = .unknown(hint: "open needs a URL: open prophets://leagues/123")
    case ("tab", false): self = .tab(argument)
    case ("tab", true): self = .unknown(hint: "tab needs a name: tab activity")
    case ("back", true): self = .back
    case ("home", true): self = .home
    case ("stack", true): self = .stack
    case ("sign-in", true): self = .signIn
    case ("sign-out", true): self = .signOut
    case ("help", true): self = .help
    case ("quit", true): self = .quit
    case (let word, _): self = .unknown(hint: "'\(word)' is nothing to do here; try help")
    }
  }

  /// What can be typed, one line each.
  static let summary = """
    open URL   open a link
    back       go back one screen, or close what is presented
    home       go to the first screen
    tab NAME   go to a tab: leagues or activity
    stack      list the screens, the one on top last
    sign-out   be nobody: links into leagues wait
    sign-in    be somebody again, and open what waits
    help       show this
    quit       leave (so does the end of the input)
    """

  /// A text without the spaces at its ends.
  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
