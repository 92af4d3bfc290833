public import DeepLinking
public import LinkAnalysis
import LinkNavigation
import LinkRouting

extension InspectedApp where Link == CatalogLink {
  /// Makes an app of a catalog: it has every route's screen, and shows the values of its link on it.
  ///
  /// - Parameters:
  ///   - name: The name of the page.
  ///   - catalog: The routes, with the places of their links.
  ///   - environment: Time and identities.
  ///   - association: The association file.
  ///   - journal: The events of a running app.
  public convenience init(
    name: String,
    catalog: ParsedCatalog,
    environment: LinkEnvironment,
    association: AssociationPanel? = nil,
    journal: (@MainActor () -> AsyncStream<LinkJournalEntry>)? = nil
  ) {
    let launch = catalog.launchState
    let host = HeadlessHost(state: launch)
    let links = DeepLinks(
      router: catalog.router,
      environment: environment,
      perform: { _ in },
      log: .off,
      // The page has a list of the problems, so they are not logged.
      onProblem: { _ in }
    )
    let handler = LinkHandler(links: links, host: host, scene: "page")
    handler.sceneDidBecomeActive()
    let person = InspectedPerson(
      state: { host.state },
      goBack: { host.goBack() },
      select: { tab in try? host.state.select(tab) },
      startOver: { host.state = launch }
    )
    self.init(
      name: name,
      handler: handler,
      person: person,
      catalog: catalog,
      association: association,
      journal: journal,
      untried: nil
    ) { link in
      CatalogScreen(of: link, in: catalog).screen
    }
  }
}

extension ParsedCatalog {
  /// The screens of an app that was launched without a link: its tabs with their roots, else its one root.
  fileprivate var launchState: NavigationState<CatalogLink> {
    let containers = router.tabs.map { tab in
      NavigationContainer(id: tab.id, stack: root(of: tab.id).map { [.destination($0)] } ?? [])
    }
    if let state = try? NavigationState(containers: containers) { return state }
    return NavigationState(stack: router.root.map { [.destination($0)] } ?? [])
  }

  /// The link of the first route of a tab that needs no value.
  private func root(of tab: TabID) -> CatalogLink? {
    let routes = catalog.routes.lazy.filter { $0.placement?.parent == .tab(tab) }
    return routes.compactMap { try? self.link($0.name) }
      .first { self.router.placements(of: $0) == [.root(tab)] }
  }
}

extension HeadlessHost {
  /// Goes back, as with the back button: to the screen below, or out of a presentation.
  func goBack() {
    if state.visibleStack.count > 1 {
      try? state.apply(.pop(to: state.visibleStack.count - 1, in: state.visibleAddress))
    } else if !state.presentations.isEmpty {
      try? state.apply(.dismiss(to: state.presentations.count - 1))
    }
  }
}
