extension TypedParameter {
  /// The parameter, in the query item of its name.
  public var inQuery: TypedParameter {
    declared(standsInPattern: false) { $0.place = .query }
  }

  /// The parameter, as the fragment of the URL: `#chapter`.
  public var inFragment: TypedParameter {
    declared(standsInPattern: false) { $0.place = .fragment }
  }

  /// The parameter, its values left out of reasons and errors.
  public var secret: TypedParameter {
    declared { $0.isSecret = true }
  }

  /// The parameter under another name in the query; the name it has stays the name in code.
  ///
  /// - Parameter key: The name of the query item.
  /// - Returns: The parameter, in the query.
  public func inQuery(as key: String) -> TypedParameter {
    declared(standsInPattern: false) { declaration in
      declaration.place = .query
      declaration.key = key
    }
  }

  /// The parameter, also read from query items of former names.
  ///
  /// - Parameter keys: The names it had; never printed.
  /// - Returns: A parameter to pass to a route.
  public func renamed(from keys: String...) -> TypedParameter {
    declared { $0.formerKeys += keys }
  }

  /// The parameter, read from one of several query items of its name.
  ///
  /// - Parameter duplicates: Which of them counts. Without this, the first does, and a strict route refuses several.
  /// - Returns: A parameter to pass to a route.
  public func duplicates(_ duplicates: RouteParameter.Duplicates) -> TypedParameter {
    declared { $0.duplicates = duplicates }
  }
}
