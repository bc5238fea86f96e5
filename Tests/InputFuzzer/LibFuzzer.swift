#if LIBFUZZER
  import Foundation

  /// What libFuzzer calls: bytes in, nothing out; what must not be is a trap.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
      if case .faulty(let sentence) = LibFuzzer.subject.verdict(on: input) { fatalError(sentence) }
    }
    return 0
  }

  /// Half of the mutations are ours. They know the tokens, and start from real inputs.
  @_cdecl("LLVMFuzzerCustomMutator")
  public func mutateInput(
    _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: CUnsignedInt
  ) -> Int {
    guard count <= 1 || seed.isMultiple(of: 2) else { return mutateInputBlindly(start, count, room) }
    var mutator = Mutator(LibFuzzer.subject, seed: UInt64(seed))
    var bytes = count <= 1 ? [] : Array(UnsafeBufferPointer(start: start, count: count))
    mutator.mutate(&bytes)
    let mutated = bytes.prefix(room)
    _ = UnsafeMutableBufferPointer(start: start, count: room).update(fromContentsOf: mutated)
    return mutated.count
  }

  /// libFuzzer's own mutations.
  @_silgen_name("LLVMFuzzerMutate")
  private func mutateInputBlindly(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

  /// What the environment says about it.
  enum LibFuzzer {
    static let subject: FuzzSubject = {
      let name = ProcessInfo.processInfo.environment["MODAL_FUZZ_SUBJECT"] ?? ""
      guard let subject = FuzzSubject(rawValue: name) else {
        fatalError("MODAL_FUZZ_SUBJECT is gestures, commands or connection")
      }
      return subject
    }()
  }
#endif
