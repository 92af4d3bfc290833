// Apple: swiftui/transaction, not compared
/// How a change of state is shown.
public struct Transaction: Sendable {
  /// Whether the change is shown at once.
  public var disablesAnimations = false

  /// Creates a transaction.
  public init() {}

  /// The transaction of the change that is being made.
  @TaskLocal static var current = Transaction()
}

// Apple: swiftui/withtransaction(_:_:), not compared
/// Changes state; what follows from it is shown as the transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}
