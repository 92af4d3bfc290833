@_spi(Driving) import AppleFoundationStandIn

/// Gives a view a tag.
nonisolated struct TagModifier: ViewModifier {
  let tag: AnyHashable
}

extension TagModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] { site.render(content) }
}

/// Gives a view an item in the tab bar.
nonisolated struct TabItemModifier: ViewModifier {
  let item: any View
}

extension TabItemModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] { site.render(content) }
}

extension View {
  // Apple: swiftui/view/tag(_:includeoptional:), 2026-11-21
  /// Gives the view a tag, by which it is selected.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag))
  }

  // Apple: swiftui/view/tabitem(_:), 2026-11-21
  /// Gives the view an item in the tab bar.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }
}

/// One tab, found without reading its body.
struct TabElement {
  var key: [AnyHashable] = []
  var view: any View
  var tag: AnyHashable?
  var item: (any View)?
}

extension TabElement {
  /// The tabs in a view, none of whose bodies is read.
  @MainActor static func all(in view: any View) -> [TabElement] {
    if let container = view as? any ContainerView {
      return container.elements.flatMap { element in
        all(in: element.view).map {
          var tab = $0
          tab.key.insert(element.key, at: 0)
          return tab
        }
      }
    }
    guard let modified = view as? any ModifiedView else { return [TabElement(view: view)] }
    return modified.tabs
  }
}

/// A view with a modifier, whatever they are.
@MainActor protocol ModifiedView {
  /// The tabs in the modified view.
  @MainActor var tabs: [TabElement] { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  @MainActor var tabs: [TabElement] {
    let inner = TabElement.all(in: content)
    if let tag = modifier as? TagModifier {
      return inner.map {
        TabElement(key: $0.key, view: $0.view, tag: $0.tag ?? tag.tag, item: $0.item)
      }
    }
    if let item = modifier as? TabItemModifier {
      return inner.map {
        TabElement(key: $0.key, view: $0.view, tag: $0.tag, item: $0.item ?? item.item)
      }
    }
    return [TabElement(view: self, tag: inner.first?.tag, item: inner.first?.item)]
  }
}

/// Shows one of several views; what was never selected is never built.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates tabs with a selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  // Apple: swiftui/tabview/init(content:), 2026-11-21
  /// Creates tabs that manage their selection.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: PrimitiveView {
  @MainActor func render(at site: Site) -> [Node] {
    if let selection { site.note(selection.identity, as: "selection") }
    let tabs = TabElement.all(in: content)
    let own = site.place.memory("own") { Box(0) }
    let built = site.place.memory("built") { Box<Set<[AnyHashable]>>([]) }
    let selected = selectedIndex(of: tabs, at: site, own: own)
    if tabs.indices.contains(selected) { built.value.insert(tabs[selected].key) }
    let nodes = tabs.enumerated().compactMap { index, tab -> Node? in
      guard built.value.contains(tab.key) else { return nil }
      var tabSite = site.child("tab").child(tab.key)
      tabSite.isVisible = site.isVisible && index == selected
      tabSite.stack = nil
      return Node(.tab(index), tabSite.render(tab.view))
    }
    let labels = tabs.enumerated().map { index, tab in
      let nodes = tab.item.map { site.child("item").child(index).render($0) } ?? []
      return nodes.flatMap(\.texts).joined(separator: " ")
    }
    let handle = TabsHandle(labels: labels, selected: selected) { [weak graph = site.graph] index in
      guard let selection else {
        own.value = index
        graph?.invalidate()
        return
      }
      guard let value = tabs[index].tag?.base as? SelectionValue else { return }
      selection.wrappedValue = value
    }
    return [Node(.tabs(handle), nodes)]
  }

  /// Which tab the selection means; an unknown value leaves the last one.
  @MainActor private func selectedIndex(of tabs: [TabElement], at site: Site, own: Box<Int>) -> Int
  {
    guard let selection else { return min(own.value, max(0, tabs.count - 1)) }
    let wanted = AnyHashable(selection.wrappedValue)
    guard let index = tabs.firstIndex(where: { $0.tag == wanted }) else {
      site.graph.log.warn("No tab has the tag “\(wanted)”.")
      return own.value
    }
    own.value = index
    return index
  }
}
