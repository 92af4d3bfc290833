/// Finds the components in the short form of a pattern, `https://example.com/:id\?q=*`.
///
/// Source: URL Pattern Standard §1.6, "constructor string parsing".
struct ConstructorStringParser {
  /// What is being read.
  private enum State {
    /// Before it is known whether there is a scheme.
    case start
    /// Before it is known whether there is a user name.
    case authority
    /// A component.
    case component(URLPattern.Component)
    /// The end was reached.
    case done

    /// The component that is being read, if any.
    var component: URLPattern.Component? {
      guard case .component(let component) = self else { return nil }
      return component
    }
  }

  /// What was found.
  struct Result {
    /// The components that are given.
    var components = URLPatternInit()
    /// Where each component begins in the text, in bytes.
    var offsets: [URLPattern.Component: Int] = [:]
  }

  /// The text.
  private let source: PatternSource
  /// Its tokens.
  private let tokens: ContiguousArray<PatternToken>
  /// For the compilation of the scheme.
  private let limits: PatternLimits
  /// What was found.
  private var result = Result()
  /// The token with which the component begins.
  private var componentStart = 0
  /// The token to look at.
  private var index = 0
  /// How far to move on after a token.
  private var increment = 1
  /// The number of braces that are open.
  private var groupDepth = 0
  /// The number of brackets that are open in the host.
  private var bracketDepth = 0
  /// Whether the scheme can be a special one.
  private var canBeSpecial = false
  /// What is being read.
  private var state = State.start

  /// Finds the components.
  static func parse(
    _ source: PatternSource,
    limits: PatternLimits
  ) throws(PatternSyntaxError) -> Result {
    let tokens = try PatternTokenizer.tokens(of: source, .lenient)
    var parser = ConstructorStringParser(source: source, tokens: tokens, limits: limits)
    try parser.run()
    if parser.result.components.hostname != nil, parser.result.components.port == nil {
      parser.result.components.port = ""
    }
    return parser.result
  }

  /// Creates a parser at the start.
  private init(
    source: PatternSource,
    tokens: ContiguousArray<PatternToken>,
    limits: PatternLimits
  ) {
    self.source = source
    self.tokens = tokens
    self.limits = limits
  }

  /// Goes through all tokens.
  private mutating func run() throws(PatternSyntaxError) {
    while index < tokens.count {
      increment = 1
      if tokens[index].kind == .end {
        if finish() { return }
      } else if tokens[index].kind == .open {
        groupDepth += 1
      } else if groupDepth > 0, tokens[index].kind != .close {
        // Inside braces nothing separates components.
      } else {
        if groupDepth > 0 { groupDepth -= 1 }
        try step()
      }
      index += increment
    }
  }

  /// Handles the end.
  private mutating func finish() -> Bool {
    switch state {
    case .start:
      rewind()
      if isPlain("#") {
        change(to: .component(.hash), skip: 1)
      } else if isSearchPrefix {
        change(to: .component(.search), skip: 1)
      } else {
        change(to: .component(.pathname), skip: 0)
      }
      return false
    case .authority:
      rewind()
      state = .component(.hostname)
      return false
    case .component, .done:
      change(to: .done, skip: 0)
      return true
    }
  }

  /// Handles a token outside braces.
  private mutating func step() throws(PatternSyntaxError) {
    switch state {
    case .start:
      if isPlain(":") {
        rewind()
        state = .component(.protocol)
      }
    case .authority:
      if isPlain("@") {
        rewind()
        state = .component(.username)
      } else if isPlain("/") || isSearchPrefix || isPlain("#") {
        rewind()
        state = .component(.hostname)
      }
    case .component(.protocol): try stepProtocol()
    case .component(.username):
      if isPlain(":") {
        change(to: .component(.password), skip: 1)
      } else if isPlain("@") {
        change(to: .component(.hostname), skip: 1)
      }
    case .component(.password):
      if isPlain("@") { change(to: .component(.hostname), skip: 1) }
    case .component(.hostname): stepHostname()
    case .component(.port): _ = changeAtPathname() || changeAtSearchOrHash()
    case .component(.pathname): _ = changeAtSearchOrHash()
    case .component(.search):
      if isPlain("#") { change(to: .component(.hash), skip: 1) }
    case .component(.hash), .done: break
    }
  }

  /// Handles a token of the scheme.
  private mutating func stepProtocol() throws(PatternSyntaxError) {
    guard isPlain(":") else { return }
    do throws(PatternSyntaxError) {
      canBeSpecial = try URLPattern.canBeSpecial(protocol: componentText, limits: limits)
    } catch {
      throw error.moved(by: tokens[componentStart].offset, in: source.text)
    }
    if isPlain("/", after: 1), isPlain("/", after: 2) {
      change(to: .authority, skip: 3)
    } else {
      change(to: canBeSpecial ? .authority : .component(.pathname), skip: 1)
    }
  }

  /// Handles a token of the host.
  private mutating func stepHostname() {
    if isPlain("[") {
      bracketDepth += 1
    } else if isPlain("]") {
      bracketDepth -= 1
    } else if isPlain(":"), bracketDepth == 0 {
      change(to: .component(.port), skip: 1)
    } else if !changeAtPathname() {
      _ = changeAtSearchOrHash()
    }
  }

  /// Goes on with the path at a `/`.
  private mutating func changeAtPathname() -> Bool {
    guard isPlain("/") else { return false }
    change(to: .component(.pathname), skip: 0)
    return true
  }

  /// Goes on with the query at a `?`, and with the fragment at a `#`.
  private mutating func changeAtSearchOrHash() -> Bool {
    if isSearchPrefix {
      change(to: .component(.search), skip: 1)
    } else if isPlain("#") {
      change(to: .component(.hash), skip: 1)
    } else {
      return false
    }
    return true
  }
}

extension ConstructorStringParser {
  /// Ends a component and begins another.
  private mutating func change(to new: State, skip: Int) {
    if let component = state.component {
      result.components[component] = componentText
      result.offsets[component] = tokens[min(componentStart, tokens.count - 1)].offset
    }
    if case .done = new {} else { fillSkipped(before: new) }
    state = new
    index += skip
    componentStart = index
    increment = 0
  }

  /// Gives the components between two that are given the text they have in a URL.
  private mutating func fillSkipped(before new: State) {
    guard let next = new.component?.rawValue else { return }
    let current: Int
    switch state {
    case .start, .done: return
    case .authority: current = URLPattern.Component.protocol.rawValue
    case .component(let component): current = component.rawValue
    }
    func isSkipped(_ component: URLPattern.Component) -> Bool {
      current < component.rawValue && component.rawValue < next
        && result.components[component] == nil
    }
    if isSkipped(.hostname) { result.components.hostname = "" }
    if isSkipped(.pathname), next >= URLPattern.Component.search.rawValue {
      result.components.pathname = canBeSpecial ? "/" : ""
    }
    if isSkipped(.search) { result.components.search = "" }
  }

  /// Goes back to the start of the component.
  private mutating func rewind() {
    index = componentStart
    increment = 0
  }

  /// The text from the start of the component to the token that is looked at.
  private var componentText: String {
    let start = tokens[min(componentStart, tokens.count - 1)].offset
    return String(decoding: source.bytes[start..<tokens[index].offset], as: UTF8.self)
  }

  /// Tells whether a token is a character without meaning in patterns.
  private func isPlain(_ byte: Unicode.Scalar, after distance: Int = 0) -> Bool {
    let token = tokens[min(index + distance, tokens.count - 1)]
    guard token.kind == .char || token.kind == .escapedChar || token.kind == .invalidChar else {
      return false
    }
    return token.value.count == 1 && source.bytes[token.value.lowerBound] == UInt8(ascii: byte)
  }

  /// Whether the token is a `?` before a query and not a modifier.
  private var isSearchPrefix: Bool {
    if isPlain("?") { return true }
    let token = tokens[index]
    guard token.kind == .otherModifier, source.bytes[token.offset] == UInt8(ascii: "?") else {
      return false
    }
    if index == 0 { return true }
    switch tokens[index - 1].kind {
    case .name, .regexp, .close, .asterisk: return false
    default: return true
    }
  }
}
