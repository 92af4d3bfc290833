extension AppSiteAssociation {
  /// The file, laid out for people.
  ///
  /// Values that are the default are left out. Reading it gives the same association, except for places.
  public var json: String { JSONWriter.text(value(withComments: true)) }

  /// A text that is the same for two files with the same meaning: one line, without comments.
  public var meaning: String { JSONWriter.line(value(withComments: false)) }

  /// The file as a value.
  private func value(withComments: Bool) -> JSONValue {
    let links = appLinks.map { JSONMember("applinks", $0.value(withComments: withComments)) }
    let others = services.map { service in
      JSONMember(service.service, .object(["apps": .texts(service.apps.map(\.text))]))
    }
    return JSONValue(.object([links].compactMap(\.self) + others))
  }
}

extension AppLinks {
  /// The universal links as a value.
  fileprivate func value(withComments: Bool) -> JSONValue {
    let variables = variables.map { JSONMember($0.name, .texts($0.values.map(\.text))) }
    return .object([
      "apps": apps.map { .texts($0.map(\.text)) },
      "defaults": defaults?.value(withComments: withComments),
      "substitutionVariables": variables.isEmpty ? nil : JSONValue(.object(variables)),
      "details": .list(details.map { $0.value(withComments: withComments) }),
    ])
  }
}

extension AppLinks.Details {
  /// The entry as a value.
  fileprivate func value(withComments: Bool) -> JSONValue {
    let paths = components.map { ($0.exclude == true ? "NOT " : "") + ($0.path ?? "") }
    return .object([
      "appIDs": .texts(appIDs.map(\.text)),
      "defaults": defaults?.value(withComments: withComments),
      "paths": usesPaths ? .texts(paths) : nil,
      "components": usesPaths
        ? nil : .list(components.map { $0.value(withComments: withComments) }),
    ])
  }
}

extension LinkComponent {
  /// The rule as a value.
  func value(withComments: Bool) -> JSONValue {
    .object([
      "/": path.map(JSONValue.text),
      "?": query?.value,
      "#": fragment.map(JSONValue.text),
      "exclude": exclude.map(JSONValue.flag),
      "caseSensitive": caseSensitive.map(JSONValue.flag),
      "percentEncoded": percentEncoded.map(JSONValue.flag),
      "comment": withComments ? comment.map(JSONValue.text) : nil,
    ])
  }
}

extension LinkComponent.Query {
  /// The required query as a value.
  fileprivate var value: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .items(let items): JSONValue(.object(items.map { JSONMember($0.name, .text($0.pattern)) }))
    }
  }
}
