import DeepLinking
@_spi(Tools) import LinkAnalysis
import LinkNavigation
import LinkPatterns
import LinkRouting

/// The way of one URL, step by step, as the engine took it.
@MainActor
struct Way<Link: DeepLink> {
  /// The app.
  let app: InspectedApp<Link>

  /// The URL as it was typed.
  let text: String

  /// Where it comes from.
  let source: LinkSource

  /// The outcome.
  let delivered: DeliveredLink<Link>

  /// Whether it was delivered to the app, or only looked at.
  let isDelivered: Bool

  /// Why the screen of a link that is only looked at could not be built; `nil` when it could.
  private let missing: String?

  /// The URL; `nil` for a text that cannot be read as one.
  private let url: LinkURL?

  /// Its prefix; `nil` for the URL of another app.
  private let prefix: LinkPrefix?

  /// The link; `nil` where no route takes the URL, open or not.
  private let match: LinkMatch<Link>.Match?

  /// Where the way ends; `nil` when it was gone to its end.
  private let stop: WayStop?

  /// Looks into what became of a URL.
  init(
    _ app: InspectedApp<Link>,
    _ text: String,
    from source: LinkSource,
    _ delivered: DeliveredLink<Link>,
    isDelivered: Bool,
    missing: String? = nil
  ) {
    self.missing = missing
    (self.app, self.text, self.source) = (app, text, source)
    (self.delivered, self.isDelivered) = (delivered, isDelivered)
    do throws(LinkURLError) {
      let url = try LinkURL(text, limits: app.router.limits)
      let open = app.router.match(url, from: source)
      let all = app.router.match(url, from: .app)
      self.url = url
      prefix = app.router.prefixes.first { $0.admits(url) }
      match = open.found ?? all.found
      if let failure = all.failure {
        stop = WayStop(.matched, failure)
      } else if let failure = open.failure {
        let misses = app.router.nearMisses(of: text, from: source)
        let closed = misses.lazy.compactMap(\.failure).first { $0.code.rawValue == "closed" }
        stop = WayStop(.access, closed ?? failure)
      } else if let missing {
        stop = WayStop(step: .placed, problem: Rung.Problem(code: "failed", message: missing))
      } else {
        stop = WayStop(delivered)
      }
    } catch {
      (url, prefix, match, stop) = (nil, nil, nil, WayStop(error))
    }
  }

  /// The way as the page shows it.
  var document: WayDocument {
    WayDocument(
      url: text,
      source: source.rawValue,
      isDelivered: isDelivered,
      rungs: Rung.Step.allCases.map(rung),
      outcome: missing == nil ? delivered.report.outcome.name : "failed",
      isSuccess: missing == nil && delivered.report.outcome.isSuccess,
      untried: isDelivered ? nil : app.untried
    )
  }

  /// Describes a step.
  private func rung(_ step: Rung.Step) -> Rung {
    var rung = Rung(step)
    guard step == .outcome || isReached(step) else { return rung }
    rung.state = .passed
    switch step {
    case .parsed: parsed(&rung)
    case .matched: matched(&rung)
    case .access: access(&rung)
    case .placed: placed(&rung)
    case .plan: plan(&rung)
    case .outcome:
      OutcomeText(delivered, isDelivered: isDelivered, isMissing: missing != nil).write(to: &rung)
    }
    if let stop, stop.step == step {
      rung.state = stop.isWaiting ? .waiting : .stopped
      rung.problem = stop.problem
    }
    return rung
  }

  /// Whether the way comes to a step.
  private func isReached(_ step: Rung.Step) -> Bool {
    guard let stop else { return true }
    let order = Rung.Step.allCases
    guard let own = order.firstIndex(of: step), let last = order.firstIndex(of: stop.step) else {
      return false
    }
    return own <= last
  }
}

// MARK: - The steps

extension Way {
  /// The parts of the text.
  private func parsed(_ rung: inout Rung) {
    guard let url else {
      rung.summary = "This text is not the URL of a link."
      rung.pieces = URLPieces.of(text, markingByte: stop?.byte ?? 0)
      return
    }
    let segment = stop?.step == .matched ? stop?.segment : nil
    rung.pieces = URLPieces.of(url, at: prefix, marking: segment)
    let count = url.segments(host: prefix?.hostPosition ?? .authority).count
    let items = url.queryItems.count
    rung.summary =
      [
        url.isWeb ? "A web URL" : "A URL of a custom scheme", Self.count(count, "segment"),
        items == 0 ? nil : Self.count(items, "query item"),
      ].compactMap(\.self).joined(separator: ", ") + "."
  }

  /// Which route takes the URL, with its values; or which came nearest.
  private func matched(_ rung: inout Rung) {
    guard let match else {
      rung.summary =
        prefix == nil ? "It does not begin as the links of this app do." : "No route takes it."
      rung.nearest = nearest()
      return
    }
    rung.summary = "Route \(match.route)."
    let route = app.routesByName[match.route]
    let types = (route?.types ?? [:]).mapValues(\.name)
      .merging((route?.query ?? []).map { ($0.name, $0.type.name) }) { first, _ in first }
    if let route { rung.pieces = NearestRoute.pieces(of: route.path, marking: nil) }
    rung.facts = app.router.values(of: match.link).sorted { $0.key < $1.key }.map { name, value in
      let isSecret = route?.secrets.contains(name) == true
      return Rung.Fact(
        name: name,
        value: isSecret ? "••••" : value,
        note: isSecret ? "secret" : types[name] ?? "String"
      )
    }
    if !match.unusedItems.isEmpty {
      let names = match.unusedItems.map(\.name).joined(separator: ", ")
      rung.facts.append(Rung.Fact(name: names, value: "not read by the route", note: "ignored"))
    }
  }

  /// The routes that came nearest.
  private func nearest() -> [NearestRoute] {
    guard let url else { return [] }
    let misses = app.router.nearMisses(of: text, from: .app, maximum: 3)
    let named = app.router.match(url, from: .app).failure?.route
    let first = misses.filter { $0.route == named }
    return (first + misses.filter { $0.route != named }).map { miss in
      NearestRoute(
        miss,
        of: url,
        at: prefix,
        sample: app.catalog.sampleURL(ofRoute: miss.route, at: prefix)
          ?? app.catalog.sampleURL(ofRoute: miss.route),
        // A corrected URL is shown only when it opens the route that it is shown beside.
        opens: { app.router.match($0, from: .app).found?.route == miss.route }
      )
    }
  }

  /// Who may open the route.
  private func access(_ rung: inout Rung) {
    guard let match else { return }
    let effect = app.router.requirements(of: match.link).effect
    rung.items = LinkSource.shown.map {
      Rung.Item(title: $0.rawValue, isOn: match.access.admits($0, toDo: effect))
    }
    let isOpen = match.access.admits(source, toDo: effect)
    let name = source.rawValue
    rung.summary = isOpen ? "Open to links from ‘\(name)’." : "Closed to links from ‘\(name)’."
    if !effect.isNavigation {
      let note = delivered.stages.contains(.asking) && isDelivered ? "was asked" : "asks the person"
      rung.facts.append(Rung.Fact(name: "side effect", value: effect.rawValue, note: note))
    }
  }

  /// The link with the screens below it.
  private func placed(_ rung: inout Rung) {
    guard let link = delivered.report.link ?? match?.link else { return }
    if app.router.placements(of: link).first == .noScreen {
      rung.summary = "It has no screen: it does something, and leaves what is shown alone."
      return
    }
    let policy = NavigationPolicy(usesCurrentScreen: true, mode: app.handler.links.policy.mode)
    guard let chain = try? app.router.chain(of: link, in: delivered.before, policy: policy) else {
      rung.summary = "There is no place for it."
      return
    }
    rung.items = BackStack(of: link, in: app).items
    rung.summary = PlaceText.summary(of: chain.elements.last?.placement, Describer(app: app))
  }

  /// The steps to it.
  private func plan(_ rung: inout Rung) {
    let captions = PlanText(Describer(app: app)).captions(of: delivered.report.steps)
    rung.items = captions.map { Rung.Item(title: $0) }
    let count = Self.count(captions.count, "step")
    switch delivered.report.outcome {
    case .alreadyShown: rung.summary = "Nothing to do: its screen is on top already."
    case .performed: rung.summary = "No step: nothing moves on screen."
    default:
      rung.summary = captions.isEmpty ? "No step was performed." : "The fewest steps: \(count)."
    }
  }

  /// A number of things.
  private static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
