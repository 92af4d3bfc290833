/// The texts of a link's secret values.
package struct LinkSecrets {
  private let texts: [String]

  /// Finds the secret values of a link.
  package init(of link: any DeepLink, by engine: RouteEngine) {
    guard !engine.index.secretEntries.isEmpty else {
      texts = []
      return
    }
    texts = engine.decompose(link).routes.flatMap { printed in
      zip(engine.routes[printed.index].parameters, printed.outputs).flatMap { parameter, output in
        output.texts.filter { !$0.isEmpty && parameter.hides($0) }
      }
    }
  }

  /// A failure of the app's own code, whose sentences may contain them, without them.
  package func hidden(in reason: LinkFailure) -> LinkFailure {
    texts.isEmpty ? reason : reason.hiding(texts)
  }
}

extension ParameterOutput {
  /// The written texts.
  var texts: [String] {
    switch self {
    case .list(let texts): texts
    case .text(let text): [text]
    case .absent, .name, .inexpressible: []
    }
  }
}
