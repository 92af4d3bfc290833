/// The schemas of what tools take and answer, in JSON Schema.
extension JSONValue {
  /// A value of a type.
  static func schema(_ type: String, _ meaning: String) -> JSONValue {
    ["type": .text(type), "description": .text(meaning)]
  }

  /// A value of a type, or `null`.
  static func optional(_ type: String, _ meaning: String) -> JSONValue {
    ["type": [.text(type), "null"], "description": .text(meaning)]
  }

  /// A list of values.
  static func list(of elements: JSONValue, _ meaning: String) -> JSONValue {
    ["type": "array", "items": elements, "description": .text(meaning)]
  }

  /// One of several words.
  static func word(of words: [String], _ meaning: String) -> JSONValue {
    ["type": "string", "enum": .list(words.map { .text($0) }), "description": .text(meaning)]
  }

  /// An object that has all of some members.
  static func members(_ members: [String: JSONValue], orNull: Bool = false) -> JSONValue {
    [
      "type": orNull ? ["object", "null"] : "object",
      "required": .list(members.keys.sorted().map { .text($0) }), "properties": .object(members),
    ]
  }

  /// An object with any names, whose values are alike.
  static func dictionary(of values: JSONValue, _ meaning: String) -> JSONValue {
    ["type": "object", "additionalProperties": values, "description": .text(meaning)]
  }

  /// The schema, with another meaning.
  func meaning(_ meaning: String) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members["description"] = .text(meaning)
    return .object(members)
  }
}

// MARK: - The documents

/// The schemas of the documents that tools answer, member by member.
enum AgentSchema {
  private static let text: JSONValue = ["type": "string"]
  private static let url: JSONValue = ["type": ["string", "null"]]

  /// ``MissDocument``, and the reason of a journal.
  static let reason = JSONValue.members(
    [
      "code": .schema("string", "The kind, which stays the same."),
      "route": .optional("string", "The screen concerned."),
      "parameter": .optional("string", "The parameter concerned."),
      "segment": .optional("integer", "The segment of the path concerned, from 1."),
      "expected": .optional("string", "What was expected there."),
      "found": .optional("string", "What was found there."),
      "message": .schema("string", "What is wrong, a sentence."),
      "fix": .optional("string", "What to change, a sentence."),
    ],
    orNull: true
  )

  /// ``RouteDocument``.
  static let screen = JSONValue.members([
    "name": .schema("string", "The name, which build_link and open_link take."),
    "title": .optional("string", "The title for people."),
    "description": .optional("string", "What the screen shows or does."),
    "path": .schema("string", "The pattern of the path."),
    "aliases": .list(of: text, "Other patterns that lead to it."),
    "types": .dictionary(of: text, "The types of values in the path, by name."),
    "query": .list(
      of: .members([
        "name": text, "type": text, "isRequired": ["type": "boolean"],
        "isRepeated": ["type": "boolean"],
        "default": ["description": "The value of a missing one."],
      ]),
      "The items of the query."
    ),
    "parameters": .list(
      of: .members([
        "name": .schema("string", "The name, a key of values in build_link and open_link."),
        "place": .word(of: ["path", "query", "fragment"], "Where it stands in the URL."),
        "type": text, "isRequired": ["type": "boolean"],
        "isRepeated": .schema("boolean", "Whether it is a list."),
        "isSecret": .schema("boolean", "Whether its values are kept out of journals."),
      ]),
      "All that the screen takes."
    ),
    "effect": .optional("string", "What it changes when it is opened; null for nothing."),
    "access": [
      "type": ["array", "null"], "items": text,
      "description": "The sources that may open it; null for the app alone.",
    ],
    "place": .optional("string", "What lies below it, in words; null for a root."),
    "sample": .optional("string", "A URL that leads to it."),
  ])

  /// ``PrintedURLDocument``.
  static let link = JSONValue.members([
    "route": .schema("string", "The screen."),
    "prefix": .schema("string", "The beginning of the URL."),
    "url": .optional("string", "The URL; null when there is none."),
    "error": reason.meaning("Why there is no URL; null when there is one."),
  ])

  /// ``ExplainDocument``.
  static let explanation: [String: JSONValue] = [
    "url": .schema("string", "The URL, as it was given."),
    "outcome": .word(of: ["matched", "unmatched", "rejected"], "Whether a screen takes it."),
    "stage": .word(
      of: Explanation.Stage.allCases.map(\.rawValue),
      "Where it stops; 'matched' when a screen takes it."
    ),
    "route": .optional("string", "The screen that it opens."),
    "values": .dictionary(of: [:], "The values of the screen, by name."),
    "reason": reason.meaning("Why no screen takes it, and what to change."),
    "error": .members(
      [
        "code": text, "utf8Offset": .optional("integer", "Where it is, in bytes."),
        "message": text, "fix": .optional("string", "What to change, a sentence."),
      ],
      orNull: true
    ).meaning("What is wrong with a text that is not a URL."),
    "nearest": .list(
      of: .members([
        "route": text, "pattern": text, "reason": reason.meaning("Why it does not take the URL."),
        "suggestion": .optional("string", "The word that was probably meant."),
      ]),
      "The screens that came nearest."
    ),
    "others": .list(
      of: .members([
        "route": text, "pattern": text,
        "reason": .schema("string", "Why the screen of the URL comes before it."),
      ]),
      "Screens that would take it too."
    ),
    "place": .optional("string", "What lies below the screen when it is opened, in words."),
  ]

  private static let steps: JSONValue = [
    "type": ["array", "null"],
    "items": .members(["step": text, "urls": .list(of: url, "The screens, lowest first.")]),
    "description": "What the app did, step by step; null when its journal keeps no values.",
  ]

  private static let state = JSONValue.members(
    [
      "tab": text, "stack": .list(of: url, "The URLs of the visible stack, lowest first."),
      "tabs": .dictionary(of: .list(of: url, "Its stack."), "The stack of each tab."),
      "presented": .list(
        of: .members(["style": text, "stack": .list(of: url, "Its stack.")]),
        "What lies over the tabs, lowest first."
      ),
    ],
    orNull: true
  ).meaning("The screens that were shown then; null when the journal keeps no values.")

  /// ``SentDocument``.
  static let opening: [String: JSONValue] = [
    "url": .schema("string", "The URL that was opened."),
    "command": [
      "type": ["array", "null"], "items": text, "description": "The command, word by word.",
    ],
    "exit": .optional("integer", "Its exit code; null when it was not run."),
    "outcome": .optional("string", "How the link ended; null when that is not known."),
    "message": .optional("string", "Why it was not sent, or its end is not known."),
    "route": .optional("string", "The screen that took it."),
    "reason": reason.meaning("Why it did not open, and what to change."), "steps": steps,
    "state": state,
  ]

  /// A line of a journal.
  static let entry = JSONValue.members([
    "number": .schema("integer", "The number in the journal; a gap shows that entries are gone."),
    "at": .schema(
      "number",
      "When the app wrote this entry, by its clock, in seconds since 1970, UTC: of kind received when the link arrived, "
        + "of kind ended when it ended."
    ),
    "event": .schema("string", "The identity of the link, the same in all its entries."),
    "kind": .word(of: journalKinds, "What the entry is about."),
    "source": .optional("string", "Of kind received: where the link came from."),
    "entryPoint": .optional("string", "Of kind received: through which function it came."),
    "isCold": .optional("boolean", "Of kind received: whether it launched the app."),
    "scene": .optional("string", "Of kind received: the scene."),
    "resumes": .optional("string", "Of kind received: the event that it resumes."),
    "url": .optional("string", "Of kind received: the URL."),
    "stage": .optional("string", "Of kind stage: how far the link came."),
    "waitingFor": .optional("string", "Of kind waiting: the screen that has to go first."),
    "route": .optional("string", "Of kind ended: the screen that took the link."),
    "outcome": .optional("string", "Of kind ended: how it ended."),
    "reason": reason.meaning("Of kind ended: why it did not open, and what to change."),
    "steps": steps, "state": state,
  ])

  /// The kinds of entries of a journal.
  static let journalKinds = ["received", "stage", "waiting", "ended"]

  /// ``ReportedFindingDocument``.
  static let finding = JSONValue.members([
    "file": .schema("string", "The file."),
    "pointer": .schema("string", "The value in the file, a JSON pointer; empty for the whole."),
    "line": .optional("integer", "The line, from 1."),
    "column": .optional("integer", "The column, from 1."),
    "severity": .word(of: ["error", "warning", "note"], "How much it matters."),
    "code": .schema("string", "The check, which stays the same."),
    "message": .schema("string", "What is wrong, a sentence."),
    "fix": .optional("string", "What to do, a sentence."),
    "witness": .optional("string", "A URL that shows it."),
  ])
}
