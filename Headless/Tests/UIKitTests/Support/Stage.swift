@testable import UIKit

/// A simulator with a root controller, and shorthands for tests.
@MainActor final class Stage {
  let simulator: Simulator
  let window: UIWindow
  let root: UIViewController
  /// The finger that taps and drags.
  private lazy var finger = simulator.makeFinger()

  init(_ device: Device = .iPhone15, root: UIViewController? = nil) {
    simulator = Simulator(device: device)
    self.root = root ?? UIViewController()
    window = simulator.launch(root: self.root)
  }

  var clock: Clock { simulator.clock }
  var complaints: [String] { simulator.complaints }
  var view: UIView { root.viewIfLoaded ?? window }

  /// Adds a view to the root view.
  @discardableResult func add<Kind: UIView>(_ view: Kind, frame: CGRect? = nil) -> Kind {
    if let frame { view.frame = frame }
    self.view.addSubview(view)
    return view
  }

  func finger(at point: CGPoint) -> Finger {
    let finger = simulator.makeFinger()
    finger.down(at: point)
    return finger
  }

  /// Moves a finger evenly, one step each hundredth of a second.
  func drag(_ finger: Finger, by distance: CGVector, steps: Int = 10) {
    let start = finger.location
    for step in 1...steps {
      clock.advance(by: 0.01)
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + distance.dx * share, y: start.y + distance.dy * share))
    }
  }

  /// Adds a view to the root view and lays it out.
  @discardableResult func show<View: UIView>(_ view: View, frame: CGRect) -> View {
    add(view, frame: frame)
    simulator.settleLayout()
    return view
  }

  /// Presents a controller without animation.
  func show(_ modal: UIViewController, over presenter: UIViewController? = nil) {
    modal.modalPresentationStyle = .custom
    (presenter ?? root).present(modal, animated: false)
    simulator.settleLayout()
  }

  // MARK: One finger

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
