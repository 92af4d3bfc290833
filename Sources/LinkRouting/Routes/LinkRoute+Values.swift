extension LinkRoute {
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
}
