extension TypedParameter {
  /// The parameter, in the query item of its name.
  public var inQuery: TypedParameter {
    declared(.place(.query, key: nil), standsInPattern: false)
  }

  /// The parameter, as the fragment of the URL: `#chapter`.
  public var inFragment: TypedParameter {
    declared(.place(.fragment, key: nil), standsInPattern: false)
  }

  /// The parameter, with its values left out of failures and logs.
  public var secret: TypedParameter {
    declared(.secret)
  }

  /// The parameter under another name in the query; its own name stays the name in code.
  ///
  /// - Parameter key: The name of the query item.
  /// - Returns: The parameter, in the query.
  public func inQuery(as key: String) -> TypedParameter {
    declared(.place(.query, key: key), standsInPattern: false)
  }

  /// The parameter, also read from query items with former names.
  ///
  /// - Parameter keys: The former names, which are never printed.
  /// - Returns: A parameter to pass to a route.
  public func renamed(from keys: String...) -> TypedParameter {
    declared(.formerKeys(keys))
  }

  /// The parameter, read from one of several query items of its name.
  ///
  /// - Parameter duplicates: The item that counts. By default, the first does, and a strict route refuses several.
  /// - Returns: A parameter to pass to a route.
  public func duplicates(_ duplicates: RouteParameter.Duplicates) -> TypedParameter {
    declared(.duplicates(duplicates))
  }
}
