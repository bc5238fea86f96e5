import UIKit

/// A simulator with a root controller, and shorthands for tests.
@MainActor final class Stage {
  let simulator: Simulator
  let window: UIWindow
  let root: UIViewController

  init(_ device: Device = .iPhone15, root: UIViewController? = nil, framesPerSecond: Double? = nil) {
    simulator = Simulator(device: device, framesPerSecond: framesPerSecond)
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

  /// Presents a controller without animation.
  func show(_ modal: UIViewController, over presenter: UIViewController? = nil) {
    modal.modalPresentationStyle = .custom
    (presenter ?? root).present(modal, animated: false)
    simulator.settleLayout()
  }
}
