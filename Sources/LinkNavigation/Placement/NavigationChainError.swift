/// An error in the search for the ancestors of a destination.
public struct NavigationChainError<Destination: Hashable & Sendable>: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind.
    public let name: String

    /// The sentence, with `{chain}` for the walked destinations.
    let sentence: String

    private init(_ name: String, _ sentence: String) {
      (self.name, self.sentence) = (name, sentence)
    }

    /// A destination is its own ancestor: `a` pushed on `b`, `b` pushed on `a`.
    public static var repeats: Code {
      Code("repeats", "The chain repeats: {chain}.")
    }

    /// The chain has more than 32 destinations.
    public static var tooDeep: Code {
      Code(
        "tooDeep",
        "The chain is deeper than \(NavigationChain<Destination>.maximumDepth): {chain}."
      )
    }

    /// The last destination of the chain has no placement.
    public static var noPlacement: Code {
      Code("noPlacement", "The last of {chain} lists no placement.")
    }

    /// The last destination only has contextual placements, and there is no context.
    public static var onlyContextual: Code {
      Code(
        "onlyContextual",
        "The last of {chain} lists contextual placements only, and there is no context."
      )
    }
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
    code.sentence.replacing("{chain}", with: chain.map { "\($0)" }.joined(separator: " → "))
  }
}
