extension LinkRoute {
  /// Bounds the values of a parameter; a value out of bounds rejects the URL.
  ///
  /// - Parameters:
  ///   - name: The parameter: a label of the link.
  ///   - bound: The bound of its values.
  /// - Returns: A copy of the route with this change.
  public func bound(_ name: String, _ bound: ParameterBound) -> LinkRoute {
    changed { $0.setBound(bound, of: name) }
  }

  /// Keeps the values of a parameter secret: logs and failures leave them out.
  ///
  /// - Parameter name: The parameter: a label of the link.
  /// - Returns: A copy of the route with this change.
  public func secret(_ name: String) -> LinkRoute {
    changed { $0.declare(name) { $0.isSecret = true } }
  }

  /// Declares that the values of a parameter identify something: a name, a code, a token.
  ///
  /// They may not contain characters that are invisible or change the text direction. Emoji and some scripts
  /// need such characters, but they make one name look like another.
  ///
  /// - Parameter name: The parameter: a label of the link.
  /// - Returns: A copy of the route with this change.
  public func identifier(_ name: String) -> LinkRoute {
    changed { $0.declare(name) { $0.isIdentifier = true } }
  }

  /// Reads a query item also under its former names.
  ///
  /// - Parameters:
  ///   - name: The parameter: a label of the link.
  ///   - keys: The former names, which are never printed.
  /// - Returns: A copy of the route with this change.
  public func renamed(_ name: String, from keys: String...) -> LinkRoute {
    changed { $0.declare(name) { $0.formerKeys += keys } }
  }

  /// Declares the meaning of several query items with one name.
  ///
  /// By default, the first counts and the others are among the unused items; a ``strict`` route
  /// refuses them.
  ///
  /// - Parameters:
  ///   - name: The parameter: a label of the link.
  ///   - duplicates: The item that counts.
  /// - Returns: A copy of the route with this change.
  public func duplicates(_ name: String, _ duplicates: RouteParameter.Duplicates) -> LinkRoute {
    changed { $0.declare(name) { $0.declaredDuplicates = duplicates } }
  }
}
