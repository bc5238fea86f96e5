import Foundation
import UIKit

/// A draft that a finger takes down, by rules that are easy to foretell.
final class TinyDraftController<Behaviour: TinyBehaviour>: UIViewController, ActionReceiver {
  private var rest: CGPoint = .zero
  private var settle: TinySettle?
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan")))
  }

  func receive(_ action: Selector, from sender: AnyObject) {
    switch sender {
    case let pan as UIPanGestureRecognizer: drag(pan)
    default: step()
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view.superview).y
    switch pan.state {
    case .began:
      stop()
      rest = view.center
      place(at: Self.card(offset))
    case .changed: place(at: Self.card(offset))
    case .ended: release(offset, pan.velocity(in: view.superview).y)
    case .cancelled: release(offset, 0)
    case .possible, .failed: break
    }
  }

  /// Half a point for each of the finger's on the way up.
  private static func card(_ finger: CGFloat) -> CGFloat { finger * (finger < 0 ? 0.5 : Behaviour.follow) }

  private func place(at offset: CGFloat) {
    let center = CGPoint(x: rest.x, y: rest.y + offset)
    if Behaviour.isWasteful {
      view.frame = view.frame.offsetBy(dx: 0, dy: center.y - view.center.y)
      view.center = center
    } else if view.center != center {
      view.center = center
    }
  }

  private func release(_ finger: CGFloat, _ velocity: CGFloat) {
    let travel = view.bounds.height
    let offset = Self.card(finger) + Behaviour.jump
    if Behaviour.jump != 0 { place(at: offset) }
    settle = TinySettle(
      start: CACurrentMediaTime(), offset: offset,
      velocity: velocity * (finger < 0 ? 0.5 : Behaviour.follow) * Behaviour.speedShare,
      end: offset + velocity * 0.499 > travel / 2 ? travel : 0)
    let link = CADisplayLink(target: self, selector: Selector("step"))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func step() {
    guard let settle, let link else { return }
    let offset = settle.offset(at: link.targetTimestamp)
    if offset == settle.end {
      stop()
      place(at: offset)
      if offset > 0 { dismiss(animated: false) }
    } else {
      place(at: offset)
    }
  }
}
