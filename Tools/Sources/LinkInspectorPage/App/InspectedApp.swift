public import DeepLinking
public import LinkAnalysis
import LinkNavigation
public import LinkRouting

/// An app behind the page: its links, what it shows, and how it is opened.
@MainActor
public final class InspectedApp<Link: DeepLink> {
  /// The name of the page: the file of a catalog, or the name of an app.
  let name: String

  /// Opens what is delivered.
  let handler: LinkHandler<Link>

  /// The current screens, and how they are used by hand.
  let person: InspectedPerson<Link>

  /// The description of the routes.
  let catalog: ParsedCatalog

  /// Builds the text of a link's screen.
  let screen: @MainActor (Link) async throws -> InspectorScreen

  /// Called before each delivery.
  let willDeliver: @MainActor () -> Void

  /// The commands that open a URL elsewhere.
  let commands: (String) -> [LaunchCommand]

  /// The short name of a link's screen; `nil` for one made of its route and values.
  let title: @MainActor (Link) -> String?

  /// The association file; `nil` for none.
  let association: AssociationPanel?

  /// The events of a running app, as they come; `nil` where none are followed.
  let journal: (@MainActor () -> AsyncStream<LinkJournalEntry>)?

  /// What of the app is not tried while a link is only looked at, in words; `nil` for an app that has no code of its own.
  let untried: String?

  /// The questions to the person while a link is opened.
  let questions = Questions()

  /// How far events came.
  let stages: StageLog

  /// The findings of the audit; `nil` until the page asks for them.
  var audit: Task<[RouteConflict], Never>?

  /// The link that is being opened, or was last.
  var opening: Opening<Link>?

  /// The routes by their names.
  private(set) lazy var routesByName = Dictionary(
    catalog.catalog.routes.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Describes an app.
  ///
  /// From now on a link with side effects asks the person on the page first.
  ///
  /// - Parameters:
  ///   - name: The name of the page.
  ///   - handler: Opens what is delivered.
  ///   - person: The current screens, and how they are used by hand.
  ///   - catalog: The description of the routes.
  ///   - association: The association file.
  ///   - journal: The events of a running app, those that are kept first.
  ///   - commands: The commands that open a URL elsewhere.
  ///   - willDeliver: Called before each delivery.
  ///   - title: The short name of a link's screen; `nil` for one made of its route and values.
  ///   - untried: What of the app is not tried while a link is only looked at; `nil` for nothing.
  ///   - screen: Builds the text of a link's screen.
  public init(
    name: String,
    handler: LinkHandler<Link>,
    person: InspectedPerson<Link>,
    catalog: ParsedCatalog,
    association: AssociationPanel? = nil,
    journal: (@MainActor () -> AsyncStream<LinkJournalEntry>)? = nil,
    commands: @escaping (String) -> [LaunchCommand] = LaunchCommand.standard,
    willDeliver: @escaping @MainActor () -> Void = {},
    title: @escaping @MainActor (Link) -> String? = { _ in nil },
    untried: String? = "the app's guards and lookups",
    screen: @escaping @MainActor (Link) async throws -> InspectorScreen
  ) {
    self.untried = untried
    (self.name, self.handler, self.person) = (name, handler, person)
    (self.catalog, self.association, self.journal) = (catalog, association, journal)
    (self.commands, self.willDeliver) = (commands, willDeliver)
    (self.title, self.screen) = (title, screen)
    stages = StageLog(of: handler.links)
    let questions = questions
    handler.links.confirm = { confirmation in
      let route =
        handler.links.router.requirements(of: confirmation.link).routes.first ?? "This link"
      return await questions.ask(route: route, effect: confirmation.effect.rawValue)
    }
  }

  /// The table.
  var router: LinkRouter<Link> { handler.links.router }

  /// The source of a URL: the one that the page names, else the usual one of its scheme.
  func source(named name: String?, of url: String) -> LinkSource {
    name.map { LinkSource(rawValue: $0) } ?? ParsedCatalog.usualSource(of: url)
  }
}
