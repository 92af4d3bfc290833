import LinkAnalysis
import LinkPatterns
import LinkRouting

/// A route as exports to other languages have it: its patterns in segments, and its values.
struct ExportedRoute {
  /// A piece of a segment: a literal, or a value.
  enum Piece: Hashable {
    case literal(String)
    case value(String, expression: String?)
  }

  /// A segment.
  enum Segment: Hashable {
    /// Pieces that stand in it.
    case pieces([Piece])
    /// A value with slashes, at the end; `isRequired` when it is not empty.
    case rest(String, isRequired: Bool)
  }

  /// A value.
  struct Value {
    let name: String
    let type: CatalogType
    let isRequired: Bool
    let isList: Bool
    let defaultValue: CatalogValue?
    let bounds: LinkCatalogV1.Bounds?
    /// The names of the query item, the printed one first; none for a value of the path.
    let keys: [String]
    let isSecret: Bool
  }

  /// The route.
  let route: LinkCatalogV1.Route

  /// The ways to write its path, the fullest first, those of the printed pattern before those of aliases.
  let paths: [[Segment]]

  /// The number of ways to write the printed pattern.
  let printedPaths: Int

  /// Its values, in order.
  let values: [Value]
}

extension ExportedRoute {
  /// Why a route is left out, a sentence without a stop.
  struct Omission: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// Reads a route; fails for what other languages cannot say.
  init(_ route: LinkCatalogV1.Route) throws(Omission) {
    self.route = route
    guard route.trailingSlash == .ignored else {
      throw Omission("its slash at the end has a meaning")
    }
    guard route.fragment == nil else { throw Omission("it reads the fragment") }
    guard route.separators.isEmpty, route.defaults.isEmpty else {
      throw Omission("its path has a list or a default")
    }
    guard route.forms.isEmpty else { throw Omission("it has forms with other names or places") }
    guard case .none = route.takenItems else { throw Omission("it takes other query items") }
    let printed = try Self.paths(route.path)
    var paths = printed
    for alias in route.aliases { paths += try Self.paths(alias) }
    (self.paths, printedPaths) = (paths, printed.count)
    var values: [Value] = []
    for segment in printed[0] {
      for name in segment.names {
        let isRequired = printed.allSatisfy { $0.contains { $0.names.contains(name) } }
        let isOptional = if case .rest(_, let needed) = segment { !needed } else { !isRequired }
        values.append(
          Value(
            name: name,
            type: route.types[name] ?? .string,
            isRequired: !isOptional,
            isList: false,
            defaultValue: nil,
            bounds: route.bounds[name],
            keys: [],
            isSecret: route.secrets.contains(name)
          )
        )
      }
    }
    for item in route.query {
      guard item.separator == nil, !item.isFlag, item.duplicates == nil || item.duplicates == .first
      else {
        throw Omission("its item '\(item.name)' is a flag, a list in one item, or of several")
      }
      values.append(
        Value(
          name: item.name,
          type: item.type,
          isRequired: item.isRequired,
          isList: item.isRepeated,
          defaultValue: item.defaultValue,
          bounds: item.bounds,
          keys: [item.key ?? item.name] + item.formerKeys,
          isSecret: route.secrets.contains(item.name)
        )
      )
    }
    for value in values where value.bounds?.hosts != nil {
      throw Omission("'\(value.name)' is a URL with known hosts")
    }
    self.values = values
  }

  /// The ways to write a path, the fullest first.
  private static func paths(_ text: String) throws(Omission) -> [[Segment]] {
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, "{}\\".contains(character) {
        throw Omission("its pattern '\(text)' has braces or escapes")
      }
    }
    var paths: [[Segment]] = [[]]
    let parts = Self.parts(of: text)
    for (index, part) in parts.enumerated() {
      let (segment, isOptional) = try Self.segment(part, isLast: index == parts.count - 1, in: text)
      paths = isOptional ? paths.flatMap { [$0 + [segment], $0] } : paths.map { $0 + [segment] }
    }
    return paths
  }

  /// The parts of a pattern between slashes that are not in an expression.
  private static func parts(of text: String) -> [String] {
    var (parts, part, depth): ([String], String, Int) = ([], "", 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "/", depth == 0 {
        if !part.isEmpty { parts.append(part) }
        part = ""
      } else {
        part.append(character)
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  /// Reads a segment.
  private static func segment(
    _ part: String,
    isLast: Bool,
    in text: String
  ) throws(Omission) -> (segment: Segment, isOptional: Bool) {
    var (pieces, rest): ([Piece], Substring) = ([], part[...])
    while let first = rest.first {
      if first == ":" {
        rest.removeFirst()
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        var expression: String?
        if rest.first == "(" {
          let end = try Self.end(ofExpression: rest, in: text)
          expression = String(rest[rest.index(after: rest.startIndex)..<end])
          rest = rest[rest.index(after: end)...]
        }
        let mark = rest.first.flatMap { "?*+".contains($0) ? $0 : nil }
        if let mark {
          let isAlone = rest.count == 1 && pieces.isEmpty && expression == nil
          return try modified(String(name), mark, isAlone: isAlone, isLast: isLast, in: text)
        }
        pieces.append(.value(String(name), expression: expression))
      } else if "(*".contains(first) {
        throw Omission("its pattern '\(text)' has a group without a name")
      } else {
        let literal = rest.prefix { !":(*".contains($0) }
        pieces.append(.literal(String(literal)))
        rest = rest.dropFirst(literal.count)
      }
    }
    return (.pieces(pieces), false)
  }

  /// A segment that is a value with a modifier.
  private static func modified(
    _ name: String,
    _ mark: Character,
    isAlone: Bool,
    isLast: Bool,
    in text: String
  ) throws(Omission) -> (segment: Segment, isOptional: Bool) {
    guard isAlone else { throw Omission("its pattern '\(text)' has a modifier beside other text") }
    if mark == "?" { return (.pieces([.value(name, expression: nil)]), true) }
    guard isLast else { throw Omission("its pattern '\(text)' goes on behind many segments") }
    return (.rest(name, isRequired: mark == "+"), false)
  }

  /// Where an expression in parentheses ends that takes no slash and has no group of its own.
  private static func end(
    ofExpression rest: Substring,
    in text: String
  ) throws(Omission) -> Substring.Index {
    let inner = rest.dropFirst()
    guard let end = inner.firstIndex(of: ")"), !inner[..<end].contains("("),
      !inner[..<end].contains("."), !inner[..<end].contains("^"), !inner[..<end].contains("/")
    else { throw Omission("its pattern '\(text)' has an expression with groups or slashes") }
    return end
  }
}

extension ExportedRoute.Segment {
  /// The names of its values.
  var names: [String] {
    switch self {
    case .rest(let name, _): [name]
    case .pieces(let pieces):
      pieces.compactMap { if case .value(let name, _) = $0 { name } else { nil } }
    }
  }

  /// The rank of the segment in matching: literals before values, values before the rest of a path.
  var rank: Int {
    switch self {
    case .rest: return 4
    case .pieces(let pieces):
      if pieces.count > 1 { return 1 }
      guard case .value(_, let expression)? = pieces.first else { return 0 }
      return expression == nil ? 3 : 2
    }
  }
}

/// The routes of a catalog that an export can say, and what it leaves out.
struct ExportedRoutes {
  /// The routes.
  private(set) var routes: [ExportedRoute] = []

  /// What is left out, as sentences.
  private(set) var omissions: [String] = []

  /// The prefixes.
  private(set) var prefixes: [LinkCatalogV1.Prefix] = []

  init(_ catalog: LinkCatalogV1) {
    for prefix in catalog.prefixes {
      switch prefix {
      case .scheme: prefixes.append(prefix)
      case .domain(let domain, _, _, _, let isInFragment):
        if domain.hasPrefix("*.") {
          omissions.append(
            "The subdomains of \(domain.dropFirst(2)) are left out: no URL of them is printed."
          )
        } else if isInFragment {
          omissions.append("The domain \(domain) is left out: its paths stand behind #.")
        } else {
          prefixes.append(prefix)
        }
      }
    }
    for route in catalog.routes {
      guard route.prefixes == nil else {
        omissions.append("Route '\(route.name)' is left out: it is limited to some prefixes.")
        continue
      }
      do throws(ExportedRoute.Omission) {
        routes.append(try ExportedRoute(route))
      } catch {
        omissions.append("Route '\(route.name)' is left out: \(error.reason).")
      }
    }
  }
}
