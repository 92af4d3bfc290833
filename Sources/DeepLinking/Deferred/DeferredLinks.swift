import LinkPatterns

/// The link that a person tapped before the app was installed.
///
/// Nothing is guessed: the link comes from the person, who opens its page again, pastes its address or types its six
/// letters, or from a service of the app's own. Providers are tried in the order that the app chooses, at the first
/// launch only; a launch that ended before there was an answer is followed by the next one.
///
/// ```
/// let deferred = DeferredLinks(client, store: DeferredLinkFile(url: file), providers: [.page, pasted, typed])
/// try await links.receive(from: deferred)
/// ```
///
/// The link is marked as received before it's opened: it's opened at most once, also when the app ends in between.
@MainActor
public final class DeferredLinks: DeferredLinkProvider {
  /// How long after the first launch a link is still looked for.
  public let timeLimit: Duration

  private let client: LinkServiceClient
  private let store: any DeferredLinkStore
  private let providers: [any DeferredLinkProvider]
  private let now: @MainActor @Sendable () -> LinkInstant
  private let makeNumber: @MainActor @Sendable () -> InstallationNumber

  /// The search that goes on.
  private var search: Task<String?, any Error>?

  /// Whether ``end()`` was called.
  private var isEnded = false

  /// Creates the deferred link of an app.
  ///
  /// - Parameters:
  ///   - client: The client of the link service, which redeems claims.
  ///   - store: Stores the state from one launch to the next.
  ///   - providers: What may have the link, in the order in which it is asked.
  ///   - timeLimit: How long after the first launch a link is still looked for.
  ///   - now: Returns the time; `nil` for the system's clock.
  ///   - makeNumber: Makes the number of the installation up.
  public init(
    _ client: LinkServiceClient,
    store: any DeferredLinkStore,
    providers: [any DeferredLinkProvider],
    timeLimit: Duration = .seconds(86_400),
    now: (@MainActor @Sendable () -> LinkInstant)? = nil,
    makeNumber: @escaping @MainActor @Sendable () -> InstallationNumber = { .random() }
  ) {
    (self.client, self.store, self.providers) = (client, store, providers)
    (self.timeLimit, self.makeNumber) = (timeLimit, makeNumber)
    self.now = now ?? LinkEnvironment.live().now
  }

  /// Returns the URL of the link, and records that it was received.
  ///
  /// While it waits for a provider, another call returns `nil`.
  ///
  /// - Returns: The URL, unchecked; `nil` when none was found, it was received before, or the time is over.
  /// - Throws: What the store or a provider throws, and `LinkFailure` when the service can't be reached. The next launch
  ///   asks again.
  @MainActor public func takeURL() async throws -> String? {
    guard search == nil, !isEnded else { return nil }
    let search = Task { try await find() }
    self.search = search
    defer { self.search = nil }
    return try await withTaskCancellationHandler {
      do {
        return try await search.value
      } catch let error as DeferredLinkStoreFailure {
        throw error.reason
      } catch is CancellationError {
        // It was ended, or the task that waits was cancelled.
        guard isEnded else { throw CancellationError() }
        return nil
      }
    } onCancel: {
      search.cancel()
    }
  }

  /// Ends the search, for this launch and all later ones.
  ///
  /// Call it for people who used the app before it had deferred links. ``DeepLinks/receive(from:)`` calls it when a link
  /// arrives that a person opened outside of the app, such as on its page.
  ///
  /// - Throws: What the store throws.
  public func end() async throws {
    isEnded = true
    search?.cancel()
    _ = await search?.result
    var state = try await loadedState()
    guard !state.isOver else { return }
    state.finish()
    try await store.save(state)
  }

  /// The state of this launch: of the first one, when nothing is stored.
  private func loadedState() async throws -> DeferredLinkState {
    if let state = try await store.load() { return state }
    let state = DeferredLinkState(installation: makeNumber(), firstLaunch: now())
    // Stored before it is used, so that a claim is always presented with one number.
    try await store.save(state)
    return state
  }

  /// Asks the providers, and records the end.
  private func find() async throws -> String? {
    var state = try await loadedState()
    guard !state.isOver else { return nil }
    guard now().duration(since: state.firstLaunch) < timeLimit else {
      return try await finish(&state, with: nil)
    }
    var failure: (any Error)?
    if state.claim != nil {
      switch try await redeem(&state) {
      case .success(let url): return try await finish(&state, with: url)
      case .failure(let error) where state.claim != nil: failure = error
      case .failure: break
      }
    }
    for position in providers.indices where !state.without.contains(position) {
      do {
        if let url = try await url(from: providers[position], &state) {
          let received = try await finish(&state, with: url)
          await providers[position].didReceive()
          return received
        }
        state.without.insert(position)
        try await save(state)
      } catch let error as DeferredLinkStoreFailure {
        throw error
      } catch {
        try Task.checkCancellation()
        failure = error
      }
    }
    if let failure { throw failure }
    // A claim that was not answered is presented again at the next launch, whatever the person said since.
    if state.claim != nil { throw LinkFailure(.shortLinkService, found: .name("no answer")) }
    return try await finish(&state, with: nil)
  }

  /// The URL that a provider has, in exchange for a claim when it has one.
  private func url(
    from provider: any DeferredLinkProvider,
    _ state: inout DeferredLinkState
  ) async throws -> String? {
    while let text = try await provider.takeURL() {
      try Task.checkCancellation()
      guard let claim = claim(in: text) else { return text }
      state.present(claim)
      try await save(state)
      let answer = try await redeem(&state)
      if case .success(let url) = answer { return url }
      guard case .failure(let failure) = answer,
        await !provider.asksAgain(after: failure)
      else { continue }
      // One that the service did not answer is presented again at the next launch.
      guard state.claim == nil else { throw failure }
      return nil
    }
    return nil
  }

  /// The claim in what a provider has: in the address of a page, or six letters.
  private func claim(in text: String) -> String? {
    if let letters = TypedCode.letters(in: text) { return letters }
    return (try? LinkURL(text)).flatMap(client.claim)
  }

  /// Redeems the claims of a state, the last one first; it keeps those that the service did not answer.
  private func redeem(
    _ state: inout DeferredLinkState
  ) async throws -> Result<String, LinkFailure> {
    var failure = LinkFailure(.claimEnd)
    while let claim = state.claim {
      do throws(LinkFailure) {
        return .success(try await client.redeem(claim, for: state.installation))
      } catch {
        try Task.checkCancellation()
        guard error.code == .claimEnd else { return .failure(error) }
        failure = error
        state.claim = state.earlierClaims?.popLast()
        try await save(state)
      }
    }
    return .failure(failure)
  }

  /// Records that the search is over, and only then returns what was found.
  private func finish(
    _ state: inout DeferredLinkState,
    with url: String?
  ) async throws -> String? {
    // A link that the person opened meanwhile wins.
    guard !isEnded else { return nil }
    state.finish()
    try await save(state)
    return isEnded ? nil : url
  }

  /// Saves the state, unless the search was ended.
  private func save(_ state: DeferredLinkState) async throws {
    try Task.checkCancellation()
    do {
      try await store.save(state)
    } catch {
      throw DeferredLinkStoreFailure(reason: error)
    }
  }
}

/// The store of deferred links failed, so no other provider is asked.
private struct DeferredLinkStoreFailure: Error {
  let reason: any Error
}

extension DeferredLinkState {
  /// Notes a claim that is presented, before those that the service has not answered.
  fileprivate mutating func present(_ new: String) {
    let unanswered = (earlierClaims ?? []) + [claim].compactMap(\.self)
    earlierClaims = unanswered.filter { $0 != new }.suffix(3)
    claim = new
  }

  /// Records that no provider is asked any more, and forgets the rest.
  fileprivate mutating func finish() {
    isOver = true
    (claim, earlierClaims) = (nil, nil)
    without = []
  }
}
