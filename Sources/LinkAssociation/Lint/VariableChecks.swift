/// Checks of the variables of a file.
struct VariableChecks {
  /// The file.
  private let reading: ParsedAssociation
  /// Its universal links.
  private let links: AppLinks

  /// Creates checks.
  init(_ reading: ParsedAssociation, _ links: AppLinks) {
    (self.reading, self.links) = (reading, links)
  }

  /// Runs the checks.
  func findings() -> [AssociationFinding] {
    links.variables.flatMap { [name(of: $0)].compactMap(\.self) + values(of: $0) }
  }

  /// `variableName` and `shadowedVariable`: the name of a variable.
  private func name(of variable: AppLinks.Variable) -> AssociationFinding? {
    if !AssociationPattern.isName(variable.name) {
      return AssociationFinding(
        .variableName,
        at: variable.pointer,
        "'\(variable.name)' cannot be the name of a variable.",
        fix: "Use a name without $, ( and )."
      )
    }
    guard PatternVariables.builtIn[variable.name] != nil else { return nil }
    return AssociationFinding(
      .shadowedVariable,
      at: variable.pointer,
      "'\(variable.name)' is built in, and which of the two counts is not documented.",
      fix: "Use another name."
    )
  }

  /// `nestedVariable` and `emptyVariable`: the values of a variable.
  private func values(of variable: AppLinks.Variable) -> [AssociationFinding] {
    if variable.values.isEmpty {
      return [
        AssociationFinding(
          .emptyVariable,
          at: variable.pointer,
          "'\(variable.name)' has no value, so what uses it matches nothing.",
          fix: "Add values, or remove it."
        )
      ]
    }
    return variable.values.compactMap { value in
      if value.text.isEmpty {
        return AssociationFinding(
          .emptyVariable,
          at: value.pointer,
          "A value of '\(variable.name)' is empty, so it may be left out of URLs.",
          fix: "Remove it, unless that is meant."
        )
      }
      guard value.text.contains("$(") else { return nil }
      return AssociationFinding(
        .nestedVariable,
        at: value.pointer,
        "The value refers to a variable, which values cannot.",
        fix: "Write the texts out."
      )
    }
  }
}
