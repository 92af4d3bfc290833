import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The tools of `deeplink mcp`, over the catalog of an app and the journal that it writes.
struct AgentTools {
  /// The catalog.
  let catalog: AgentCatalog

  /// The path of the journal; `nil` when none was named.
  let journal: String?

  /// Where links are opened when a call does not say it.
  let target: OpenTarget

  /// The simulator or device; `nil` for the running one.
  let device: String?

  /// The identifier of the app; `nil` when it is not known.
  let app: String?

  /// The folder whose files are checked.
  let project: String

  /// What an agent is told before it calls a tool.
  static let instructions = """
    An app's screens have URLs. list_screens names them, build_link makes the URL of one, open_link opens it and says \
    how it ended in the app; explain_link says why a URL opens no screen. Open a screen by its URL instead of tapping \
    the way to it.
    """

  /// All of them.
  var all: [AgentTool] {
    [listScreens, buildLink, explainLink, openLink, recentLinks, checkText, checkProject]
  }
}

// MARK: - Screens and URLs

extension AgentTools {
  /// The most screens of an answer.
  private static let mostScreens = 200

  private var listScreens: AgentTool {
    AgentTool(
      name: "list_screens",
      title: "List screens",
      summary: """
        Lists the screens of the app that a link can open: name, title, description, typed parameters, who may open \
        it (access), its effect, what lies below it (place), and a sample URL.
        """,
      arguments: [
        "search": [
          "type": "string",
          "description": "A word of the name, title, description or path; all screens without it.",
        ],
        "limit": ["type": "integer", "minimum": 1, "maximum": 200, "default": 200],
      ],
      answer: [
        "prefixes": .list(of: ["type": "string"], "The beginnings of the app's URLs."),
        "screens": .list(of: AgentSchema.screen, "The screens."),
        "left_out": .schema("integer", "How many more there are beyond the limit."),
      ]
    ) { [catalog] arguments in
      let catalog = try catalog.read()
      let limit = try arguments.number("limit", in: 1...200, usually: Self.mostScreens)
      let word = try arguments.text("search")?.lowercased()
      let routes = catalog.catalog.routes.filter { route in
        guard let word else { return true }
        return [route.name, route.title, route.summary, route.path].contains {
          $0?.lowercased().contains(word) == true
        }
      }
      let screens = routes.prefix(limit).map { RouteDocument($0, in: catalog) }
      return AgentTool.Document([
        "prefixes": catalog.router.prefixes.map(\.description),
        "screens": EncodableList(screens), "left_out": routes.count - screens.count,
      ])
    }
  }

  private var buildLink: AgentTool {
    AgentTool(
      name: "build_link",
      title: "Build a link",
      summary: """
        Makes the URLs of a screen with values, one for each beginning that the app's links have, or says which value \
        does not fit.
        """,
      arguments: Self.screenArguments.merging([
        "variant": ["type": "string", "description": "A form of the URL, such as a language."]
      ]) { first, _ in first },
      required: ["screen"],
      answer: [
        "links": .list(of: AgentSchema.link, "A URL, or why there is none, for each beginning.")
      ]
    ) { [catalog] arguments in
      let links = PrintedURLDocument.all(
        of: try arguments.text("screen") ?? "",
        try arguments.values("values"),
        try arguments.text("variant"),
        in: try catalog.read()
      )
      guard !links.isEmpty else {
        throw AgentToolFailure("The catalog has no prefixes, so no URL can be made.")
      }
      return AgentTool.Document(
        ["links": EncodableList(links)],
        isError: links.allSatisfy { $0.url == nil }
      )
    }
  }

  private var explainLink: AgentTool {
    AgentTool(
      name: "explain_link",
      title: "Explain a link",
      summary: """
        Says which screen a URL opens, with its values and what lies below it, or at which stage it stops, why, what \
        to change, and which screens came nearest. Nothing is opened.
        """,
      arguments: [
        "url": ["type": "string", "description": "The URL."],
        "source": Self.source,
      ],
      required: ["url"],
      answer: AgentSchema.explanation
    ) { [catalog] arguments in
      let catalog = try catalog.read()
      let source = try arguments.source("source")
      let url = try arguments.text("url") ?? ""
      let explanation = Explanation(url, in: catalog, from: source, misses: 5)
      return AgentTool.Document(of: ExplainDocument(url, explanation, in: catalog))
    }
  }

  /// The argument that says where links come from.
  static let source = JSONValue.word(
    of: LinkSource.names,
    "Where it comes from; by default as its beginning is."
  )

  /// The arguments that name a screen.
  static let screenArguments: [String: JSONValue] = [
    "screen": ["type": "string", "description": "The name of a screen, as list_screens has it."],
    "values": [
      "type": "object",
      "description":
        "The values of its parameters by name; a list for one that stands several times.",
      "additionalProperties": true,
    ],
  ]
}

extension AgentTool.Document {
  /// A document whose members are the answer.
  init(of document: some JSONDocument, isError: Bool = false) {
    self.init(.all(of: document), isError: isError)
  }

  init(_ members: EncodableMembers, isError: Bool) {
    (self.members, self.isError) = (members, isError)
  }
}
