extension AppSiteAssociation {
  /// The file, as people like to read it.
  ///
  /// What is as it is by default is left out. Reading it gives the same association, places aside.
  public var json: String { JSONWriter.text(value(withComments: true)) }

  /// A text that two files have in common when they mean the same: one line, without comments.
  public var meaning: String { JSONWriter.line(value(withComments: false)) }

  /// The file as a value.
  private func value(withComments: Bool) -> JSONValue {
    var members: [JSONMember] = []
    if let appLinks {
      members.append(JSONMember("applinks", appLinks.value(withComments: withComments)))
    }
    for service in services {
      let apps = JSONValue(.array(service.apps.map { JSONValue(.string($0.text)) }))
      members.append(JSONMember(service.service, JSONValue(.object([JSONMember("apps", apps)]))))
    }
    return JSONValue(.object(members))
  }
}

extension AppLinks {
  /// The universal links as a value.
  fileprivate func value(withComments: Bool) -> JSONValue {
    var members: [JSONMember] = []
    let texts = { (texts: [AppSiteAssociation.PlacedText]) in
      JSONValue(.array(texts.map { JSONValue(.string($0.text)) }))
    }
    if let apps { members.append(JSONMember("apps", texts(apps))) }
    if let defaults {
      members.append(JSONMember("defaults", defaults.value(withComments: withComments)))
    }
    if !variables.isEmpty {
      let variables = variables.map { JSONMember($0.name, texts($0.values)) }
      members.append(JSONMember("substitutionVariables", JSONValue(.object(variables))))
    }
    let entries = details.map { entry -> JSONValue in
      var members = [JSONMember("appIDs", texts(entry.appIDs))]
      if let defaults = entry.defaults {
        members.append(JSONMember("defaults", defaults.value(withComments: withComments)))
      }
      if entry.usesPaths {
        let paths = entry.components.map { ($0.exclude == true ? "NOT " : "") + ($0.path ?? "") }
        members.append(JSONMember("paths", JSONValue(.array(paths.map { JSONValue(.string($0)) }))))
      } else {
        let rules = entry.components.map { $0.value(withComments: withComments) }
        members.append(JSONMember("components", JSONValue(.array(rules))))
      }
      return JSONValue(.object(members))
    }
    members.append(JSONMember("details", JSONValue(.array(entries))))
    return JSONValue(.object(members))
  }
}

extension LinkComponent {
  /// The rule as a value.
  func value(withComments: Bool) -> JSONValue {
    var members: [JSONMember] = []
    if let path { members.append(JSONMember("/", JSONValue(.string(path)))) }
    switch query {
    case .text(let text): members.append(JSONMember("?", JSONValue(.string(text))))
    case .items(let items):
      let items = items.map { JSONMember($0.name, JSONValue(.string($0.pattern))) }
      members.append(JSONMember("?", JSONValue(.object(items))))
    case nil: break
    }
    if let fragment { members.append(JSONMember("#", JSONValue(.string(fragment)))) }
    for (name, flag) in [
      ("exclude", exclude), ("caseSensitive", caseSensitive), ("percentEncoded", percentEncoded),
    ] {
      if let flag { members.append(JSONMember(name, JSONValue(.bool(flag)))) }
    }
    if withComments, let comment {
      members.append(JSONMember("comment", JSONValue(.string(comment))))
    }
    return JSONValue(.object(members))
  }
}
