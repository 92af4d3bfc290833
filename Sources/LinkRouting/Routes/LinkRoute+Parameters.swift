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

  /// Reads query values of the wrong form as if they were absent.
  ///
  /// Use it for values that a later release, or another sender, may add: `sort=trending` opens the search unsorted,
  /// and is among the unused items. A value of the right form that is out of its ``bound(_:_:)`` is still
  /// refused.
  ///
  /// - Parameter names: Labels of the link. Each is an optional query item, or a list of them.
  /// - Returns: A copy of the route with this change.
  public func lenient(_ names: String...) -> LinkRoute {
    changed { fields in for name in names { fields.makeLenient(name) } }
  }

  /// Reads and prints integers with a number of digits, with leading zeros: `/2024/05/17`.
  ///
  /// Text with another number of digits does not match, and a number that needs more digits cannot
  /// be printed.
  ///
  /// - Parameters:
  ///   - count: The number of digits, 1 to 18.
  ///   - names: Labels of the link. Each is an integer, or a list of them.
  /// - Returns: A copy of the route with this change.
  public func digits(_ count: Int, _ names: String...) -> LinkRoute {
    changed { fields in for name in names { fields.setDigits(count, of: name) } }
  }

  /// Declares how the values of a list are written in a URL.
  ///
  /// By default, they are one query item each, or joined by commas in the path and the fragment.
  ///
  /// - Parameters:
  ///   - name: A label of the link.
  ///   - form: `.commaSeparated` for `k=a,b`, `.repeatedItems` for `k=a&k=b`, `.bracketedItems` for
  ///     `k[]=a&k[]=b`.
  /// - Returns: A copy of the route with this change.
  public func list(_ name: String, _ form: RouteParameter.ListForm) -> LinkRoute {
    changed { $0.setList(form, of: name) }
  }

  /// Declares query items that the route takes beside those of its pattern, into the `LinkItems` of its link.
  ///
  /// A strict route, as one with an effect is, refuses all others.
  ///
  /// - Parameter names: The names of the items, without escapes.
  /// - Returns: A copy of the route with this change.
  public func takes(items names: String...) -> LinkRoute {
    changed { $0.take(.named(Set(names))) }
  }

  /// The route, taking all query items that its pattern does not name into the `LinkItems` of its link.
  public var takesAnyItems: LinkRoute { changed { $0.take(.any) } }
}
