/// How values of a type stand in a URL: as one text, as none or several, or as the URL of another link.
public struct LinkParameterForm: Sendable {
  enum Kind {
    case plain
    case composite(any CompositeParameter.Type)
    case nested(any NestedLink.Type)
  }

  let kind: Kind

  /// Whether a value is one text in one place, or the URL of a link.
  var isPlain: Bool { if case .composite = kind { false } else { true } }
}

extension NestedLink {
  /// The URL of a link.
  public static var linkForm: LinkParameterForm { LinkParameterForm(kind: .nested(Self.self)) }
}
