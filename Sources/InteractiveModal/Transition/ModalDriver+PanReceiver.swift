import UIKit

/// What the finger does.
extension ModalDriver: PanReceiver {
  var isHeld: Bool {
    switch interaction.state {
    case .caught, .dragged: true
    case .resting, .settling: false
    }
  }

  var isAtRest: Bool {
    switch interaction.state {
    case .resting: true
    case .caught, .dragged, .settling: false
    }
  }

  var pull: CGFloat {
    switch interaction.state {
    case .caught(let grip, _), .dragged(let grip): grip.pull * interaction.travel
    case .resting, .settling: 0
    }
  }

  func fingerLanded() { handle(.touched) }

  func fingerBegan() {
    switch interaction.state {
    case .caught(_, boundFor: .dismissed): handle(.began(.beyondPresented))
    case .caught, .resting(.presented): handle(.began(resistance))
    case .resting(.dismissed), .dragged, .settling: break
    }
  }

  /// Asks the app, once per gesture.
  private var resistance: Grip.Resistance {
    delegate?.shouldDismiss(modal) ?? true ? .beyondPresented : .eitherWay
  }

  func fingerMoved(by way: CGFloat, velocity: CGFloat) { handle(.moved(by: way, velocity: velocity)) }

  /// A modal that presents another one stays: the finger was on it before.
  func fingerReleased(velocity: CGFloat) {
    guard modal.presentedViewController == nil else { return fingerCancelled() }
    let isRefused = interaction.refuses(at: velocity)
    handle(.released(velocity: velocity, at: FrameClock.now))
    if isRefused { delegate?.didAttemptToDismiss(modal) }
  }

  func fingerLifted() { handle(.lifted(at: FrameClock.now)) }
  func fingerCancelled() { handle(.cancelled(at: FrameClock.now)) }
}
