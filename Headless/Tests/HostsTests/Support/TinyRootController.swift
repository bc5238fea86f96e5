import Foundation
import UIKit

/// A screen with a button that opens the draft.
final class TinyRootController<Behaviour: TinyBehaviour>: UIViewController {
  private let presenter = TinyTransition()
  private var hoard: [UIViewController] = []
  private var litter: [UInt8] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let opening = UIAction(title: "Compose") { [weak self] _ in self?.open() }
    let button = UIButton(type: .system, primaryAction: opening)
    button.accessibilityIdentifier = "compose"
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    view.addSubview(button)
  }

  /// It is white in dark mode too.
  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  private func open() {
    let draft = TinyDraftController<Behaviour>()
    draft.modalPresentationStyle = .custom
    draft.transitioningDelegate = presenter
    present(draft, animated: false)
    leaveTraces(of: draft)
  }

  private func leaveTraces(of draft: UIViewController) {
    switch Behaviour.mess {
    case .hoard: hoard.append(draft)
    case .litter: litter += Array(repeating: 1, count: 4_000_000)
    case .misuse: view.center = CGPoint(x: CGFloat.nan, y: 0)
    case .cover: view.window?.addSubview(UIView(frame: view.bounds))
    case .shrink: view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    case .restless:
      CADisplayLink(target: presenter, selector: Selector("none")).add(to: .main, forMode: .common)
    case .hide: view.accessibilityElementsHidden = true
    case .jump: TinyLeap(of: view).begin()
    case nil: break
    }
  }
}

/// Moves a view by 30 points in one frame, and back in a later one. Nothing else is wrong at the end.
@MainActor final class TinyLeap: NSObject, ActionReceiver {
  private static let frames = (away: 6, back: 12, last: 18)

  private let view: UIView
  private var frame = 0

  init(of view: UIView) { self.view = view }

  func begin() {
    CADisplayLink(target: self, selector: Selector("frame")).add(to: .main, forMode: .common)
  }

  func receive(_ action: Selector, from sender: AnyObject) {
    frame += 1
    if frame == Self.frames.away { view.transform = CGAffineTransform(translationX: 0, y: 30) }
    if frame == Self.frames.back { view.transform = .identity }
    if frame == Self.frames.last { (sender as? CADisplayLink)?.invalidate() }
  }
}

/// Lets the draft stand below the top of the screen.
final class TinyTransition: NSObject, UIViewControllerTransitioningDelegate, ActionReceiver {
  /// Asks for frames without need.
  func receive(_ action: Selector, from sender: AnyObject) {}

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    TinyPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class TinyPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: 100, width: bounds.width, height: bounds.height - 100)
  }
}
