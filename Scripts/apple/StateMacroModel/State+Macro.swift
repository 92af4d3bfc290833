// Apple: swiftui/state(), 2026-11-29
/// Creates a property that can read and write a value managed by SwiftUI.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State() = #externalMacro(module: "StateMacro", type: "StateMacro")

// Apple: swiftui/state(initialvalue:), 2026-11-29
/// Creates a property with an initial value that can read and write a value managed by SwiftUI.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State<Value>(initialValue: Value) =
  #externalMacro(module: "StateMacro", type: "StateMacro")

/// The type of what the macro keeps, under a name that no app has for a type of its own.
public typealias StateStorage = State

/// The type of what the macro's projection is.
public typealias StateBinding = Binding
