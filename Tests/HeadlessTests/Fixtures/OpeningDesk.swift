import UIKit

@testable import InteractiveModal

/// A screen with a bar at the edge that a modal comes from, which a finger pulls it out of.
@MainActor final class OpeningDesk: TestScreen {
  let screen: Screen
  let bar = UIView()
  let button = UIButton(type: .system)
  private(set) var taps = 0
  private(set) var made = 0
  /// Whether there is a modal to make.
  var makes = true
  let direction: TravelDirection
  private(set) var interaction: ModalOpeningInteraction?

  init(
    device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
    configuration: ModalConfiguration = .mail, region: GestureRegion = .content,
    readsFromRight: Bool = false, reducesMotion: Bool = false, framesPerSecond: Double = 60
  ) {
    screen = Screen(
      device: device, orientation: orientation, framesPerSecond: framesPerSecond,
      configuration: configuration, reducesMotion: reducesMotion)
    screen.simulator.userInterfaceLayoutDirection = readsFromRight ? .rightToLeft : .leftToRight
    direction = configuration.edge.travelDirection(isRightToLeft: readsFromRight)
    addBar()
    add(
      ModalOpeningInteraction(as: configuration, from: region) { [weak self] in self?.makeDraft() })
  }

  private func add(_ interaction: ModalOpeningInteraction) {
    interaction.delegate = screen.delegate
    bar.addInteraction(interaction)
    self.interaction = interaction
  }

  private func makeDraft() -> UIViewController? {
    made += 1
    return makes ? screen.draft : nil
  }

  private func addBar() {
    bar.frame = direction.piece(of: window, length: 80)
    screen.root.view.addSubview(bar)
    button.frame = bar.bounds
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    bar.addSubview(button)
    screen.simulator.settleLayout()
  }

  var simulator: Simulator { screen.simulator }
  var finger: Finger { screen.finger }
  var window: CGRect { screen.simulator.window?.bounds ?? .zero }

  // MARK: The finger

  /// A point of the bar, so far from the edge of the screen.
  func point(from distance: CGFloat = 40) -> CGPoint {
    let edge = direction.piece(of: window, length: 2 * distance)
    return CGPoint(x: edge.midX, y: edge.midY)
  }

  /// Drags by so much towards opening.
  func pull(by points: CGFloat, over seconds: TimeInterval = 0.3) {
    let offset = direction.offset(-points)
    drag(by: CGVector(dx: offset.x, dy: offset.y), over: seconds)
  }

  /// Puts the finger on the bar and pulls.
  @discardableResult func grab(_ points: CGFloat = 300, over seconds: TimeInterval = 0.3) -> OpeningDesk {
    finger.down(at: point())
    pull(by: points, over: seconds)
    return self
  }

  // MARK: What must hold

  /// How far the card's far edge is from the finger, positive where it is farther out.
  var gap: CGFloat {
    let layout = screen.layout
    return direction.farEdge(of: layout.card) + screen.offset - direction.component(of: finger.location)
  }

  /// The modal opened, or everything is as it was before: said in a sentence where it is neither.
  var fault: String? { screen.draft.presentingViewController == nil ? neverOpened : opened }

  var opened: String? {
    if screen.draft.calls.last != "didAppear" { return "it heard \(screen.draft.calls)" }
    return screen.disorder
  }

  var neverOpened: String? {
    let calls = screen.draft.calls
    if calls != [], calls != ["willAppear", "willDisappear", "didDisappear"] { return "it heard \(calls)" }
    return screen.leftover
  }
}
