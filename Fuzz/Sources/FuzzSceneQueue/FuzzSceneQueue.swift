import FuzzSupport
import LinkTesting

/// Plays 100 made-up worlds to the queue of a scene, whose seeds follow from the input.
///
/// Properties: those of `SceneQueueLaw`; nothing traps.
///
/// - Parameters:
///   - start: The first byte.
///   - count: The number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSceneQueue(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  var seed: UInt64 = 0xCBF2_9CE4_8422_2325
  // FNV-1a, so that inputs that differ in one bit play different worlds.
  for byte in input[0] ?? [] { seed = (seed ^ UInt64(byte)) &* 0x100_0000_01B3 }
  MainActor.assumeIsolated {
    let violations = Room.law.violations(seed: seed, scripts: 100)
    require(violations.isEmpty, "the rules of events", violations)
  }
  return 0
}
