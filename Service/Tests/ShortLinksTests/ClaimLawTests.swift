import DeepLinking
import Foundation
import LinkPatterns
import ShortLinks
import Testing

/// The law of deferred links, on generated schedules of pages, two installations, retries and crashes, with the app's own
/// code and the real stores.
///
/// No link is opened by two installations, or twice; none without the token or the letters; none is lost by a retry.
@MainActor @Suite struct ClaimLawTests {
  /// The number of schedules on each store: 10,000, or what the environment says.
  private static var count: Int {
    ProcessInfo.processInfo.environment["DEEPLINK_CLAIM_SCHEDULES"].flatMap { Int($0) } ?? 10_000
  }

  @Test(arguments: TestDatabase.allCases)
  func holdsOnEverySchedule(on database: TestDatabase) async throws {
    try await database.withQuickStore { store in
      var seen: [String: Int] = [:]
      for seed in 0..<Self.count {
        let schedule = Schedule(UInt64(seed), store)
        try await schedule.run()
        let violations = schedule.violations
        #expect(violations == [], "schedule \(seed): \(schedule.history)")
        for kind in schedule.kinds { seen[kind, default: 0] += 1 }
        if !violations.isEmpty { break }
        // As the service does once a minute.
        if seed.isMultiple(of: 500) { try await store.removeClaims(endedAt: .distantFuture) }
      }
      // The schedules reach what the law is about.
      for kind in ["opened", "crash", "lost answer", "race", "refused", "ended", "lost by crash"] {
        #expect(seen[kind, default: 0] > Self.count / 200, "\(kind): \(seen)")
      }
    }
  }
}

/// One course of events: a page with claims, and two installations that may know them.
@MainActor private final class Schedule {
  private var random: SplitMix
  private let service: ClaimService
  private let devices: [Device]
  private(set) var history: [String] = []

  /// What happened, of which kind.
  private(set) var kinds: Set<String> = []

  init(_ seed: UInt64, _ store: any LinkStore) {
    random = SplitMix(state: seed)
    service = ClaimService(store)
    devices = ["A", "B"].map { Device($0) }
  }

  /// Runs the schedule; afterwards each installation is launched until it has an answer.
  func run() async throws {
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      try await service.makeClaim(hours: 1)
    }
    for device in devices { device.hands = hands() }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: service.advance(by: [60, 590, 601, 3_599, 3_601].randomElement(using: &random) ?? 0)
      case 1: try await service.makeClaim(hours: 1)
      case 2, 3: await race()
      default:
        guard let device = devices.randomElement(using: &random) else { continue }
        await launch(device, plan())
      }
    }
    for device in devices { await launch(device, Plan()) }
  }

  /// What breaks the law, as sentences.
  var violations: [String] {
    var found: [String] = []
    for claim in service.claims {
      let openers = devices.filter { $0.opened.contains(claim.url) }
      if openers.count > 1 { found.append("\(claim.url) was opened by two installations") }
      for device in openers where !device.presented(claim) {
        found.append("\(device.name) opened \(claim.url) without its token")
      }
    }
    for device in devices {
      if device.opened.count > 1 { found.append("\(device.name) opened \(device.opened)") }
      guard let claim = service.claims.first(where: device.presented), device.opened.isEmpty,
        !device.endedBeforeOpening
      else { continue }
      // Nothing opened: another installation has the claim, or its time was over.
      let isElsewhere = claim.holder != nil && claim.holder != device.number
      if !isElsewhere, !claim.hasEnded { found.append("\(device.name) lost \(claim.url)") }
    }
    return found
  }

  /// What a person carries from the page: an address, letters, somebody else's, something wrong, or nothing.
  private func hands() -> String? {
    let claim = service.claims.randomElement(using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return nil
    case 1: return "https://shop.example/l/gift?claim=\(ClaimToken.random().text)"
    case 2: return "BCDFGH"
    case 3, 4: return claim?.token.letters.lowercased()
    default: return claim.map { "https://shop.example/l/\($0.code)?claim=\($0.token.text)" }
    }
  }

  /// When a launch ends by itself or loses an answer.
  private func plan() -> Plan {
    var plan = Plan()
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: plan.crash = Int.random(in: 0..<14, using: &random)
    case 4: plan.losesRequest = true
    case 5, 6: plan.losesAnswer = true
    default: break
    }
    return plan
  }

  private func launch(_ device: Device, _ plan: Plan) async {
    let process = AppProcess(device, service, plan)
    await process.run()
    note(device, plan, process)
  }

  /// Launches both at one time.
  private func race() async {
    kinds.insert("race")
    let (one, two) = (plan(), plan())
    let processes = [
      AppProcess(devices[0], service, one), AppProcess(devices[1], service, two),
    ]
    async let first: Void = processes[0].run()
    async let second: Void = processes[1].run()
    _ = await (first, second)
    note(devices[0], one, processes[0])
    note(devices[1], two, processes[1])
  }

  private func note(_ device: Device, _ plan: Plan, _ process: AppProcess) {
    history.append("\(device.name) \(plan) alive \(process.isAlive) opened \(device.opened)")
    if !process.isAlive { kinds.insert("crash") }
    if plan.losesAnswer { kinds.insert("lost answer") }
    if !device.opened.isEmpty { kinds.insert("opened") }
    if device.endedBeforeOpening { kinds.insert("lost by crash") }
    if process.wasRefused { kinds.insert("refused") }
    if service.claims.contains(where: \.hasEnded) { kinds.insert("ended") }
  }
}

/// When a process of the app ends, and what of the network fails.
private struct Plan: Sendable {
  /// The number of the step before which the process ends.
  var crash: Int?

  var losesRequest = false
  var losesAnswer = false
}

/// The service, with the real store and a clock of its own.
@MainActor private final class ClaimService {
  /// A claim, and what is known of it.
  struct Claim {
    let token: ClaimToken
    let code: String
    let expires: Date
    var holder: String?
    var bound: Date?

    /// Whether an answer was refused because its time was over.
    var hasEnded = false

    var url: String { "https://shop.example/products/\(code)" }
  }

  private let store: any LinkStore
  private var now = Date(timeIntervalSince1970: 1_795_000_000)
  private(set) var claims: [Claim] = []

  init(_ store: any LinkStore) { self.store = store }

  var instant: LinkInstant { LinkInstant(since1970: .seconds(now.timeIntervalSince1970)) }

  func advance(by seconds: TimeInterval) { now.addTimeInterval(seconds) }

  /// The form of the page was sent.
  func makeClaim(hours: Double) async throws {
    let (token, code) = (ClaimToken.random(), "c\(claims.count)")
    let claim = LinkClaim(token, code: code, expires: now.addingTimeInterval(hours * 3_600))
    // Letters that are taken by another schedule.
    guard try await store.insert(claim) else { return }
    claims.append(Claim(token: token, code: code, expires: claim.expires))
  }

  /// Answers a request as the service does.
  func answer(_ body: Data) async throws -> (Data, Int) {
    let fields = try JSONDecoder().decode([String: String].self, from: body)
    let (text, number) = (fields["claim"] ?? "", fields["installation"] ?? "")
    let proof: ClaimProof
    if let token = ClaimToken(text) {
      proof = .token(hash: token.hash)
    } else if let letters = ClaimToken.letters(text) {
      proof = .letters(letters)
    } else {
      return (Data(), 404)
    }
    let holder = try #require(ClaimToken(number)).hash
    let code = try await store.bind(proof, to: holder, at: now)
    let position = claims.firstIndex {
      $0.token.text == text || $0.token.letters == text.uppercased()
    }
    guard let position else { return (Data(), code == nil ? 404 : 500) }
    guard let code else {
      let claim = claims[position]
      let isOver = claim.bound.map { now >= $0.addingTimeInterval(600) } ?? (now >= claim.expires)
      claims[position].hasEnded = claim.hasEnded || isOver
      return (Data(), 404)
    }
    if claims[position].holder == nil {
      (claims[position].holder, claims[position].bound) = (number, now)
    }
    // The store keeps to one holder.
    #expect(claims[position].holder == number && claims[position].code == code)
    return (Data(#"{"url": "\#(claims[position].url)"}"#.utf8), 200)
  }
}

/// A phone: what outlives a process of the app.
@MainActor private final class Device {
  let name: String
  var hands: String?
  var saved: DeferredLinkState?
  var opened: [String] = []

  /// Whether a process ended between the mark that a link was received and its opening.
  var endedBeforeOpening = false

  /// What was presented.
  var sent: Set<String> = []

  init(_ name: String) { self.name = name }

  var number: String? { saved?.installation.text }

  func presented(_ claim: ClaimService.Claim) -> Bool {
    sent.contains(claim.token.text) || sent.contains(claim.token.letters)
  }
}

/// A process of the app: from a launch to its end, or to a crash.
@MainActor private final class AppProcess: DeferredLinkStore, DeferredLinkProvider {
  /// The process has ended: what it does from here on has no effect.
  struct Ended: Error {}

  /// The network failed.
  struct Offline: Error {}

  private let device: Device
  private let service: ClaimService
  private let plan: Plan
  private var step = 0
  private(set) var isAlive = true
  private(set) var wasRefused = false

  init(_ device: Device, _ service: ClaimService, _ plan: Plan) {
    (self.device, self.service, self.plan) = (device, service, plan)
  }

  /// Launches the app.
  func run() async {
    let client = LinkServiceClient(hosts: ["shop.example"]) { [self] request in
      try await send(request)
    }
    let service = service
    let deferred = DeferredLinks(client, store: self, providers: [self]) { service.instant }
    do {
      guard let url = try await deferred.takeURL() else { return }
      do { try reach() } catch { device.endedBeforeOpening = true }
      if isAlive { device.opened.append(url) }
      // An SDK's second callback, and the next time that the app comes to the front.
      #expect(try await deferred.takeURL() == nil || !isAlive)
    } catch {
      // The next launch asks again.
    }
  }

  /// The process comes to another step, or ends before it.
  private func reach() throws {
    guard isAlive, step != plan.crash else {
      isAlive = false
      throw Ended()
    }
    step += 1
  }

  @MainActor func load() async throws -> DeferredLinkState? {
    try reach()
    return device.saved
  }

  @MainActor func save(_ state: DeferredLinkState) async throws {
    try reach()
    device.saved = state
    do {
      try reach()
    } catch {
      if state.isOver, wasAnswered { device.endedBeforeOpening = true }
      throw error
    }
  }

  @MainActor func takeURL() async throws -> String? {
    try reach()
    return device.hands
  }

  /// Whether the service gave this process a link.
  private var wasAnswered = false

  private func send(_ request: LinkServiceClient.Request) async throws -> (Data, Int) {
    try reach()
    if plan.losesRequest { throw Offline() }
    let body = request.body ?? Data()
    let fields = try JSONDecoder().decode([String: String].self, from: body)
    device.sent.insert(fields["claim"] ?? "")
    let answer = try await service.answer(body)
    try reach()
    if plan.losesAnswer { throw Offline() }
    wasAnswered = answer.1 == 200
    wasRefused = answer.1 == 404
    return answer
  }
}

/// A generator of numbers that can be repeated.
///
/// Source: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
