/// The URLs of the command line, with the lines of standard input in the place of `-`.
///
/// Lines are read when their turn comes, so that each link is opened before the next is typed.
struct URLLines: Sequence, IteratorProtocol {
  /// The arguments that are left.
  private var arguments: ArraySlice<String>

  /// Starts with the first argument.
  init(_ arguments: [String]) {
    self.arguments = arguments[...]
  }

  /// The next URL.
  mutating func next() -> String? {
    while let argument = arguments.first {
      guard argument == "-" else {
        arguments.removeFirst()
        return argument
      }
      while let line = readLine() {
        if !line.isEmpty { return line }
      }
      arguments.removeFirst()
    }
    return nil
  }
}
