import InteractiveModal
import Oscillators
import UIKit

@testable import UIKit

/// A card that code opens or closes, and the screen that its spring asks for.
@MainActor struct CodeFlight {
  let desk: Desk
  private let draft: DraftController
  private let spring: ExactOscillator
  private let isOpening: Bool
  private let (open, closed): (Look, Look)

  /// Begins the flight in a frame of the display.
  init(isOpening: Bool) {
    var configuration = ModalConfiguration.mail
    configuration.presenter.cornerRadius = 55
    self.isOpening = isOpening
    spring = ExactOscillator(dampingRatio: 1, response: 0.35)
    desk = Desk(framesPerSecond: 120, configuration: configuration)
    open = Look(of: desk.drafts[0], over: desk)
    closed = Look(cardTop: desk.list.view.bounds.maxY, presenterRadius: 55)
    draft = isOpening ? DraftController() : desk.drafts[0]
    if isOpening { desk.list.dismiss(animated: false) }
    desk.clock.runUntilIdle()
    desk.clock.advance(to: desk.clock.nextFrame)
    if isOpening {
      desk.list.present(draft, as: configuration)
    } else {
      desk.list.dismiss(animated: true)
    }
  }

  /// What the screen shows now.
  var look: Look { draft.view.window == nil ? closed : Look(of: draft, over: desk) }

  /// What the screen has to show some seconds after the start: every value moves with the spring.
  func look(after seconds: TimeInterval) -> Look {
    let displacement = spring.state([1, 0], after: seconds).x
    return isOpening ? open.mixed(with: closed, displacement) : closed.mixed(with: open, displacement)
  }
}
