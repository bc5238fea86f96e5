import Testing

#if os(Linux)
  import TestWorld

  extension Trait where Self == OwnWorld {
    /// The headless UIKit of a test is its own.
    static var ownStage: Self { .ownWorld }
  }
#else
  /// An app has one UIKit and one clock of the kit: the suite is serialized.
  struct OneStage: SuiteTrait, TestTrait {}

  extension Trait where Self == OneStage {
    static var ownStage: Self { Self() }
  }
#endif

/// The tests that use a `ModalTestStage`, one after the other.
@Suite("On the stage", .serialized, .ownStage) @MainActor struct StageTests {}
