extension TypedParameter {
  /// The parameter, in the query item of its name.
  public var inQuery: TypedParameter {
    declared(standsInPattern: false) { $0.place = .query }
  }

  /// The parameter, as the fragment of the URL: `#chapter`.
  public var inFragment: TypedParameter {
    declared(standsInPattern: false) { $0.place = .fragment }
  }

  /// The parameter, with its values left out of failures and logs.
  public var secret: TypedParameter {
    declared { $0.isSecret = true }
  }

  /// The parameter under another name in the query; its own name stays the name in code.
  ///
  /// - Parameter key: The name of the query item.
  /// - Returns: The parameter, in the query.
  public func inQuery(as key: String) -> TypedParameter {
    declared(standsInPattern: false) { parameter in
      parameter.place = .query
      parameter.key = key
    }
  }

  /// The parameter, also read from query items with former names.
  ///
  /// - Parameter keys: The former names, which are never printed.
  /// - Returns: A parameter to pass to a route.
  public func renamed(from keys: String...) -> TypedParameter {
    declared { $0.formerKeys += keys }
  }

  /// The parameter, read from one of several query items of its name.
  ///
  /// - Parameter duplicates: The item that counts. By default, the first does, and a strict route refuses several.
  /// - Returns: A parameter to pass to a route.
  public func duplicates(_ duplicates: RouteParameter.Duplicates) -> TypedParameter {
    declared { $0.declaredDuplicates = duplicates }
  }
}
