// swift-format-ignore-file
// Darwin, as far as `canImport(Darwin)` asks for it.

public typealias mode_t = UInt16
public var O_WRONLY: Int32 { 1 }
public var O_CREAT: Int32 { 0x200 }
public var O_EXCL: Int32 { 0x800 }
public var O_CLOEXEC: Int32 { 0x1000000 }
public var errno: Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
public func rename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 { -1 }
