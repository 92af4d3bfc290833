/// A registered action, with its names and its predicate.
public struct LinkActionEntry: Sendable {
  /// Its names, the first one before its aliases.
  public let names: [String]

  /// The action.
  public fileprivate(set) var action: LinkAction

  /// When it may run.
  public fileprivate(set) var predicate: LinkActionPredicate

  /// The actions that replace it in some situations.
  public fileprivate(set) var overrides: [LinkActionSituation: LinkAction] = [:]

  /// Returns the action for a situation.
  ///
  /// - Returns: The action that replaces it there, or ``action``.
  public func action(in situation: LinkActionSituation) -> LinkAction {
    overrides[situation] ?? action
  }
}

/// The actions that an app offers, by name.
///
/// Only registered actions run, and only in situations that their predicates admit.
/// Actions of one notification run in the order of registration. Actions,
/// predicates and overrides can each be replaced at run time.
@MainActor
public final class LinkActionRegistry {
  /// The registered actions, in the order of registration.
  public private(set) var entries: [LinkActionEntry] = []

  /// Creates a registry without actions.
  public init() {}

  /// Registers an action.
  ///
  /// - Parameters:
  ///   - action: The action to register.
  ///   - name: The action's name; not empty.
  ///   - aliases: Other names for it.
  ///   - predicate: When it may run.
  /// - Throws: ``LinkActionRegistryError`` – `.emptyName`, or `.nameTaken` for a name of another
  ///   action, or one that is given twice. Nothing is registered then.
  /// - Complexity: O(*n*), *n* = number of names.
  public func register(
    _ action: LinkAction,
    as name: String,
    aliases: [String] = [],
    when predicate: LinkActionPredicate
  ) throws(LinkActionRegistryError) {
    let names = [name] + aliases
    for (index, name) in names.enumerated() {
      guard !name.isEmpty else { throw LinkActionRegistryError(.emptyName, name) }
      guard self.index(of: name) == nil, !names[..<index].contains(name) else {
        throw LinkActionRegistryError(.nameTaken, name)
      }
    }
    entries.append(LinkActionEntry(names: names, action: action, predicate: predicate))
  }

  /// Removes an action, under all its names.
  ///
  /// - Parameter name: One of its names.
  /// - Throws: ``LinkActionRegistryError`` – `.unknownName` when no action has the name.
  public func remove(_ name: String) throws(LinkActionRegistryError) {
    entries.remove(at: try position(of: name))
  }

  /// Replaces an action, and keeps its predicate.
  ///
  /// Its overrides for situations stay.
  ///
  /// - Parameters:
  ///   - name: One of its names.
  ///   - action: The new action. A run that has begun continues.
  /// - Throws: ``LinkActionRegistryError`` – `.unknownName` when no action has the name.
  public func replaceAction(
    of name: String,
    by action: LinkAction
  ) throws(LinkActionRegistryError) {
    entries[try position(of: name)].action = action
  }

  /// Replaces the predicate of an action.
  ///
  /// - Parameters:
  ///   - name: One of its names.
  ///   - predicate: The new predicate.
  /// - Throws: ``LinkActionRegistryError`` – `.unknownName` when no action has the name.
  public func replacePredicate(
    of name: String,
    by predicate: LinkActionPredicate
  ) throws(LinkActionRegistryError) {
    entries[try position(of: name)].predicate = predicate
  }

  /// Sets another action for one situation; the predicate still decides whether it runs.
  ///
  /// - Parameters:
  ///   - name: One of its names.
  ///   - situation: The situation with an action of its own.
  ///   - action: The action for that situation; `nil` for the action itself.
  /// - Throws: ``LinkActionRegistryError`` – `.unknownName` when no action has the name.
  public func override(
    _ name: String,
    in situation: LinkActionSituation,
    by action: LinkAction?
  ) throws(LinkActionRegistryError) {
    entries[try position(of: name)].overrides[situation] = action
  }

  /// Finds an action.
  ///
  /// - Parameter name: One of its names.
  /// - Returns: The registered action; `nil` for an unknown name.
  public func entry(of name: String) -> LinkActionEntry? {
    index(of: name).map { entries[$0] }
  }

  /// The position of an action in the order of registration.
  func index(of name: String) -> Int? {
    entries.firstIndex { $0.names.contains(name) }
  }

  /// The position of an action.
  private func position(of name: String) throws(LinkActionRegistryError) -> Int {
    guard let index = index(of: name) else { throw LinkActionRegistryError(.unknownName, name) }
    return index
  }
}

// MARK: - Running

extension LinkActionRegistry {
  /// Runs an action, if it is registered and may run.
  ///
  /// Checked in this order: the name, the background, the predicate, the argument.
  ///
  /// - Parameter request: The name, the argument and the situation.
  /// - Returns: The outcome of the request.
  public func run(_ request: LinkActionRequest) async -> LinkActionOutcome {
    guard let entry = entry(of: request.name) else {
      return .refused(LinkFailure(.unknownAction, found: .name(request.name)))
    }
    let action = entry.action(in: request.situation)
    let isUnseen = request.situation.isBackground && !action.runsInBackground
    guard !isUnseen, entry.predicate.admits(request) else {
      let situations = entry.predicate.situations.map(\.rawValue).sorted()
      return .refused(
        LinkFailure(
          .actionNotAllowed,
          subject: request.name,
          expected: .name(situations.joined(separator: ", ")),
          found: .name(request.situation.rawValue)
        )
      )
    }
    return await action.run(request)
  }
}
