import SwiftSyntax
import SwiftSyntaxMacros

/// What SDK 27 has in place of the property wrapper `@State`, as far as a type-check can see it.
///
/// Names and roles are those of Apple's page swiftui/state(), read on 2026-11-29. The two accessors with an `init` of one
/// storage, for which Swift makes no memberwise initializer, are from Apple's notes on the macro (Xcode's skill
/// swiftui-whats-new-27, in superagents-lab/xcode27-skills, read that day). That the storage may be internal, so that its
/// type must not be private, is from GetStream/stream-video-swift pull request 1263, 2026-09-07.
///
/// A property whose type is not plain from its text has no `_name` and no `$name` here: a macro sees no types.
public struct StateMacro {
  /// The name of the property.
  private let name: String

  /// Its type, where it is written or plain from the value.
  private let type: String?

  /// Its value.
  private let value: ExprSyntax?

  private init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first else {
      throw MacroExpansionErrorMessage("@State belongs to a property")
    }
    name = binding.pattern.trimmedDescription
    value = binding.initializer?.value.trimmed
    type = binding.typeAnnotation?.type.trimmedDescription ?? value.flatMap(Self.type)
  }

  /// The type of a value, if its text alone says it.
  private static func type(of value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "Swift.String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Swift.Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Swift.Bool" }
    if let call = value.as(FunctionCallExprSyntax.self) {
      // A type that is an argument may say what the generic arguments are.
      let isGeneric = call.arguments.contains {
        $0.expression.trimmedDescription.hasSuffix(".self")
      }
      let isType = !isGeneric && Self.isType(call.calledExpression)
      return isType ? call.calledExpression.trimmedDescription : nil
    }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
      return Self.isType(base) ? base.trimmedDescription : nil
    }
    return nil
  }

  /// Whether an expression is the name of a type that lacks no generic arguments, by the look of it.
  private static func isType(_ expression: ExprSyntax) -> Bool {
    let last = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let name = last ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase ?? expression.is(GenericSpecializationExprSyntax.self)
  }
}

extension StateMacro: AccessorMacro {
  /// The accessors of the property, one of which initializes the storage.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The property.
  ///   - context: Where it is expanded.
  /// - Returns: The accessors.
  /// - Throws: If the attribute is on something else.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let storage = "__\(try StateMacro(declaration).name)"
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) { \(raw: storage) = StateStorage(wrappedValue: initialValue) }
      """,
      "get { \(raw: storage).wrappedValue }",
      "nonmutating set { \(raw: storage).wrappedValue = newValue }",
    ]
  }
}

extension StateMacro: PeerMacro {
  /// The storage, the property under the name with an underscore, and the binding.
  ///
  /// - Parameters:
  ///   - node: The attribute.
  ///   - declaration: The property.
  ///   - context: Where it is expanded.
  /// - Returns: The properties.
  /// - Throws: If the attribute is on something else.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let state = try StateMacro(declaration)
    let (name, type) = (state.name, state.type.map { ": StateStorage<\($0)>" } ?? "")
    let value = state.value.map { " = StateStorage(wrappedValue: \($0))" } ?? ""
    let storage: DeclSyntax = "var __\(raw: name)\(raw: type)\(raw: value)"
    guard let written = state.type else { return [storage] }
    return [
      storage,
      """
      private var _\(raw: name)\(raw: type) {
        @storageRestrictions(initializes: __\(raw: name))
        init(initialValue) { __\(raw: name) = initialValue }
        get { __\(raw: name) }
        set { __\(raw: name) = newValue }
      }
      """,
      "private var $\(raw: name): StateBinding<\(raw: written)> { __\(raw: name).projectedValue }",
    ]
  }
}
