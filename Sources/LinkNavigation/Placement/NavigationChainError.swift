/// An error in the search for the ancestors of a destination.
public struct NavigationChainError<Destination: Hashable & Sendable>: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list of kinds.
    fileprivate enum Value: Sendable {
      case repeats, tooDeep, noPlacement, onlyContextual
    }

    /// The kind.
    fileprivate let value: Value

    /// A destination is its own ancestor: `a` pushed on `b`, `b` pushed on `a`.
    public static var repeats: Code { Code(value: .repeats) }

    /// The chain has more than 32 destinations.
    public static var tooDeep: Code { Code(value: .tooDeep) }

    /// The last destination of the chain has no placement.
    public static var noPlacement: Code { Code(value: .noPlacement) }

    /// The last destination only has contextual placements, and there is no context.
    public static var onlyContextual: Code { Code(value: .onlyContextual) }
  }

  /// The kind of error.
  public let code: Code

  /// The walked destinations, the link first and its highest ancestor last.
  public let chain: [Destination]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - chain: The walked destinations, the link first.
  public init(code: Code, chain: [Destination]) {
    self.code = code
    self.chain = chain
  }
}

extension NavigationChainError: CustomStringConvertible {
  /// A sentence that shows the chain.
  public var description: String {
    let names = chain.map { String(describing: $0) }.joined(separator: " → ")
    return switch code.value {
    case .repeats: "The chain repeats: \(names)."
    case .tooDeep:
      "The chain is deeper than \(NavigationChain<Destination>.maximumDepth): \(names)."
    case .noPlacement: "The last of \(names) lists no placement."
    case .onlyContextual:
      "The last of \(names) lists contextual placements only, and there is no context."
    }
  }
}
