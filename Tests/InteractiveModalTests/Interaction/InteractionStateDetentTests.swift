import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal with several heights")
struct InteractionStateDetentTests {
  private static let stops = TransitionStops(highest: .large, lower: [(.medium, 0.5)])
  private static let medium = TransitionStop.detent(.medium)

  private var gone: InteractionState {
    var interaction = ModalSituation.gone.make()
    interaction.stops = Self.stops
    return interaction
  }

  /// A modal that a finger pulls open.
  private var opening: InteractionState { gone.after(.opened, .moved(by: -500, velocity: -200)) }

  /// A modal that stands at its medium height.
  private func standing(at stop: TransitionStop = medium) -> InteractionState { gone.after(.placed(stop)) }

  private func settled(_ interaction: InteractionState) -> ModalUpdate.Phase {
    ModalUpdate.Phase(interaction.after(.frame, at: 100).after(.frame, at: 101).phase)
  }

  @Test(
    "a released modal goes to the detent for which it is bound",
    arguments: [
      (0, 0, medium), (-190, 0, medium), (-210, 0, .presented), (-20, -900, .presented), (190, 0, medium),
      (210, 0, .dismissed), (20, 800, .dismissed), (20, 300, medium), (-390, 300, .presented),
      (-390, 900, medium), (-390, 3000, .dismissed), (390, -150, medium), (390, -2000, .presented),
    ] as [(CGFloat, CGFloat, TransitionStop)])
  func release(points: CGFloat, velocity: CGFloat, stop: TransitionStop) {
    let released = standing().after(.began(.granted), .moved(by: points, velocity: velocity)).after(
      .released(velocity: velocity), at: 10)
    #expect(ModalUpdate.Phase(released.phase) == .settling(stop))
    #expect(settled(released) == .resting(stop))
  }

  /// Sends the modal back to where the policy says that the finger began.
  private static let back = ReleasePolicy { $0.start }

  @Test("a policy is told the detent from which the finger moved the modal, also of a modal that it caught")
  func start() {
    let caught = standing().after(.sent(to: .presented), at: 0).after(.frame, at: 0.05).after(.landed)
    let held = [standing(), standing(at: .presented), caught].map { $0.after(.began(.granted)) } + [opening]
    for (var dragged, start) in zip(held, [Self.medium, .presented, .presented, .dismissed]) {
      dragged.motion.policy = Self.back
      let released = dragged.after(.moved(by: 30, velocity: 0)).after(.released(velocity: 0), at: 10)
      #expect(ModalUpdate.Phase(released.phase) == .settling(start))
    }
  }

  @Test("new stops move a modal at rest to its detent, or to the highest if its detent is gone")
  func newStops() {
    var interaction = standing()
    interaction.stops = TransitionStops(highest: .large, lower: [(.medium, 0.7)])
    #expect(interaction.progress == 0.7)
    #expect(interaction.phase == .resting(Self.medium))
    interaction.stops = TransitionStops()
    #expect(interaction.progress == 1)
    #expect(interaction.phase == .resting(.presented))
  }

  @Test("a modal whose target moves turns there without a jump of position or velocity")
  func movingTarget() {
    var interaction = standing(at: .presented).after(.sent(to: Self.medium), at: 10).after(.frame, at: 10.1)
    let (progress, velocity) = (interaction.progress, interaction.velocity)
    interaction.stops = TransitionStops(highest: .large, lower: [(.medium, 0.3)])
    #expect(interaction.progress == progress)
    #expect((interaction.velocity - velocity).magnitude < 1e-9)
    let frame = interaction.after(.frame, at: 10.1 + 1e-7)
    #expect((frame.progress - progress).magnitude < 1e-6)
    let end = interaction.after(.frame, at: 100)
    #expect(end.progress == 0.3)
    #expect(end.phase == .resting(Self.medium))
  }

  /// A screen with a source on its way to a detent.
  private func growing(to stop: TransitionStop) -> InteractionState {
    var interaction = gone
    interaction.motion.hasSource = true
    return interaction.after(.sent(to: stop), at: 10).after(.frame, at: 10.1)
  }

  @Test("a modal that grows keeps how far it has grown when its detent moves")
  func growingDetentMoves() {
    var interaction = growing(to: Self.medium)
    let share = interaction.progress / 0.5
    interaction.stops = TransitionStops(highest: .large, lower: [(.medium, 0.3)])
    #expect(interaction.slideEnd == 0.3 && (interaction.progress / 0.3 - share).magnitude < 1e-12)
    #expect(interaction.after(.frame, at: 100).phase == .resting(Self.medium))
  }

  @Test("a modal that grows comes to a lower detent after its own, and back if the app changes its mind")
  func growingSent() {
    let sent = growing(to: .presented).after(.sent(to: Self.medium), at: 10.1)
    #expect(sent.detent == Self.medium && sent.after(.frame, at: 100).progress == 1)
    #expect(sent.after(.frame, at: 100).after(.frame, at: 200).phase == .resting(Self.medium))
    let tapped = sent.after(.landed).after(.lifted, at: 10.2).after(.frame, at: 100).after(.frame, at: 200)
    #expect(tapped.phase == .resting(Self.medium))
    let back = sent.after(.sent(to: .presented), at: 10.2).after(.frame, at: 100).after(.frame, at: 200)
    #expect(back.phase == .resting(.presented))
  }

  // MARK: Pulled open

  @Test("a modal that is pulled open has no detent until it is bound for one, to which it goes if caught")
  func caughtOpening() {
    #expect(opening.progress == 500.0 / 800 && opening.detent == .dismissed)
    #expect(settled(opening.after(.cancelled, at: 10)) == .resting(.dismissed))
    let caught = opening.after(.released(velocity: -200), at: 10).after(.frame, at: 10.05).after(.landed)
    #expect(settled(caught.after(.cancelled, at: 11)) == .resting(.presented))
    let dragged = caught.after(.began(.granted), .moved(by: 300, velocity: 100))
    #expect(settled(dragged.after(.cancelled, at: 11)) == .resting(.presented))
  }
}
