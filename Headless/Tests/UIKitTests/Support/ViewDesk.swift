@testable import UIKit

/// A device with views that one finger taps and drags.
@MainActor final class ViewDesk {
  let simulator: Simulator
  let root: UIViewController
  private lazy var finger = simulator.makeFinger()

  init(device: Device = .iPhone15, root: UIViewController = UIViewController()) {
    simulator = Simulator(device: device)
    self.root = root
    simulator.launch(root: root)
  }

  var clock: Clock { simulator.clock }

  /// Adds a view to the root and lays it out.
  @discardableResult func show<View: UIView>(_ view: View, frame: CGRect) -> View {
    view.frame = frame
    root.view.addSubview(view)
    simulator.settleLayout()
    return view
  }

  // MARK: The finger

  func tap(_ view: UIView) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  func tap(at point: CGPoint) {
    finger.down(at: point)
    clock.advance(by: 0.05)
    finger.up()
    clock.runTurns()
    simulator.settleLayout()
  }

  func down(at point: CGPoint) { finger.down(at: point) }
  func up() { finger.up() }
  func cancel() { finger.cancel() }

  /// Moves the finger in even steps, one each frame at 60 Hz.
  func drag(by vector: CGVector, over seconds: TimeInterval) {
    let steps = max(1, Int((seconds * 60).rounded()))
    let start = finger.location
    for step in 1...steps {
      clock.advance(by: seconds / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + vector.dx * share, y: start.y + vector.dy * share))
    }
  }

  /// Rests the finger so that it has no velocity, and lifts it.
  func restAndLift() {
    clock.advance(by: 0.2)
    finger.up()
  }
}

extension UIView {
  /// The text that the view's layer draws.
  var shownText: TextLayout? {
    guard case .text(let layout)? = layer.contents as? LayerContents else { return nil }
    return layout
  }

  /// The view itself, or a subview on any level, with an identifier.
  func view(identified identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.view(identified: identifier) }.first
  }
}
