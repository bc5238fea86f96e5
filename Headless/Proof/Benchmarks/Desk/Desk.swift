@testable import InteractiveModal
@testable import UIKit

/// A device with a list on it, and drafts over the list, each on the one before, at rest.
@MainActor final class Desk {
  let simulator: Simulator
  let list: ListController
  let drafts: [DraftController]
  let sessions: [ModalSession]
  let delegate = UpdateLog()
  /// Shows the draft in place of the kit, if it is to be shown by hand.
  private let sheet: HandSheet?
  let finger: Finger

  /// - Parameters:
  ///   - framesPerSecond: The display's pace.
  ///   - modals: Drafts, at least 1.
  ///   - isHeard: Whether `delegate` hears of the drafts.
  ///   - isContained: Whether the drafts are cards in a container, and not presented.
  ///   - docked: How many other drafts lie in the dock of that container.
  ///   - hasList: Whether a draft has a long list below its text.
  ///   - isByHand: Whether a sheet written by hand shows the draft, and not the kit.
  init(
    framesPerSecond: Double = 60, configuration: ModalConfiguration = .mail, modals: Int = 1,
    isHeard: Bool = true, isContained: Bool = false, docked: Int = 0, hasList: Bool = false,
    isByHand: Bool = false
  ) {
    simulator = Simulator(framesPerSecond: framesPerSecond)
    finger = simulator.makeFinger()
    list = ListController()
    drafts = (0..<max(modals, 1)).map { _ in DraftController(hasList: hasList) }
    sheet = isByHand ? HandSheet() : nil
    let container = isContained ? ModalContainerController(root: list) : nil
    simulator.launch(root: container ?? list)
    for _ in 0..<docked {
      var configuration = configuration
      (configuration.dock, configuration.initialDetent) = (.minimizes, .docked)
      container?.add(DraftController(hasList: hasList), as: configuration, animated: false)
    }
    var top: UIViewController = list
    let delegate = isHeard ? delegate : nil
    for draft in drafts {
      if let sheet {
        sheet.present(draft, on: top)
      } else if let container {
        container.add(draft, as: configuration, delegate: delegate)
      } else {
        top.present(draft, as: configuration, delegate: delegate)
      }
      simulator.clock.runUntilIdle()
      top = draft
    }
    sessions = drafts.compactMap { $0.modalSession }
  }

  var clock: Clock { simulator.clock }
  var ledger: WriteLedger { simulator.ledger }
  /// The session of the draft in front.
  var session: ModalSession { sessions[sessions.count - 1] }
  var card: UIView { sessions.last?.views.card ?? drafts[drafts.count - 1].view }

  /// A view's layer as the screen shows it, with all animations.
  func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
  /// The upper edge of the modal's view on the screen.
  var cardTop: CGFloat {
    let face: UIView = drafts[drafts.count - 1].view
    let views = sequence(first: face, next: \.superview).prefix { !($0 is UIWindow) }
    return views.reduce(shown(face).bounds) { $0.applying(shown($1).values.transformToSuperlayer) }.minY
  }
  /// The card's progress on the screen: 0 closed, 1 open.
  var progress: CGFloat { 1 - (cardTop - session.layout.frame.minY) / session.layout.travel }

  /// Puts the finger on the card's bar.
  func touch() { finger.down(at: CGPoint(x: card.frame.midX, y: cardTop + 20)) }

  /// Moves the finger down in even steps, each in a frame of its own.
  func drag(by points: CGFloat, in steps: Int) {
    for _ in 0..<steps { step(by: points / CGFloat(steps)) }
  }

  /// Lets a frame pass, and moves the finger down.
  func step(by points: CGFloat) {
    clock.advance(by: 1 / clock.framesPerSecond)
    finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + points))
  }
}
