@_exported public import LinkUIKit
