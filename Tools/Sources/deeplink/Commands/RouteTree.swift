import LinkAnalysis
import LinkPatterns

/// The tree of routes that `deeplink routes --tree` prints.
struct RouteTree {
  /// A segment, and what may follow it.
  private struct Node {
    /// The segments that may follow, in the order in which they first appear.
    var children: [(segment: String, node: Node)] = []
    /// Where each segment is among them.
    private var indices: [String: Int] = [:]
    /// The routes that end here.
    var routes: [String] = []

    /// Adds a route.
    mutating func add(_ name: String, at segments: ArraySlice<String>) {
      guard let first = segments.first else { return routes.append(name) }
      let index = indices[first] ?? children.count
      if index == children.count {
        indices[first] = index
        children.append((first, Node()))
      }
      children[index].node.add(name, at: segments.dropFirst())
    }

    /// The lines for what may follow.
    func lines(_ indentation: String) -> [String] {
      children.enumerated().flatMap { index, child in
        let isLast = index == children.count - 1
        let line = indentation + (isLast ? "└─ " : "├─ ") + child.segment
        let names =
          child.node.routes.isEmpty ? "" : "  → \(child.node.routes.joined(separator: ", "))"
        return [line + names] + child.node.lines(indentation + (isLast ? "   " : "│  "))
      }
    }
  }

  /// The lines, the root first.
  let lines: [String]

  /// Makes the tree of a catalog.
  ///
  /// A pattern that cannot be read, or whose slashes do not part segments, is one segment.
  init(_ catalog: LinkCatalogV1) {
    var root = Node()
    let parsed = ParsedCatalog(catalog)
    for route in catalog.routes {
      let stack = parsed.backStack(ofRoute: route.name).map { "\($0)" } ?? ""
      let below = stack.isEmpty ? "" : " (\(stack))"
      for path in [route.path] + route.aliases {
        let segments = Self.segments(of: path, types: route.types)
        root.add(TerminalText(route.name + below).text, at: segments[...])
      }
    }
    let names = root.routes.isEmpty ? "" : "  → \(root.routes.joined(separator: ", "))"
    lines = ["/\(names)"] + root.lines("")
  }

  /// The segments of a pattern, as they are shown.
  private static func segments(of path: String, types: [String: CatalogType]) -> [String] {
    let written = path.utf8.first == UInt8(ascii: "/") ? String(path.dropFirst()) : path
    let isPlain = !written.utf8.contains { "(){}\\".utf8.contains($0) }
    guard isPlain, (try? PathPattern(path)) != nil else { return [TerminalText(written).text] }
    return written.split(separator: "/").map { segment in
      let type = segment.first == ":" ? types[String(segment.dropFirst())] : nil
      return TerminalText(String(segment) + (type.map { " (\($0.name))" } ?? "")).text
    }
  }
}
