import Foundation

/// How a change of state is shown.
public struct Transaction: Sendable {
  /// Whether the change is shown at once.
  public var disablesAnimations = false

  /// Creates a transaction.
  public init() {}

  static var current: Transaction { holder.value }

  /// Holds the transaction while a change is made, and not for the tasks that the change starts.
  fileprivate static let holder = TransactionHolder()
}

/// Holds the transaction of the change that is being made.
///
/// `@unchecked Sendable`: the lock guards the value. Views are changed on the main actor alone, so one
/// change is made at a time.
private final class TransactionHolder: @unchecked Sendable {
  private let lock = NSLock()
  private var current = Transaction()

  init() {}

  /// The transaction.
  var value: Transaction {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}

/// Changes state; what follows from it is shown as the transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let before = Transaction.holder.value
  Transaction.holder.value = transaction
  defer { Transaction.holder.value = before }
  return try body()
}
