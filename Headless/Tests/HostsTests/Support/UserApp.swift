@testable import HeadlessHosts
@testable import UIKit

/// What is wrong with the app that the oracles of a user look at.
enum UserFault: CaseIterable {
  /// A field lies under the keyboard.
  case caret
  /// A drag that returns dismisses the keyboard for good, or scrolls a list that it does not touch.
  case focus, scrolls
  /// A list never shows its end, or takes another one along.
  case end, along
  /// The card moves with the slider, or as a list is scrolled.
  case slider, list
  /// A drag of the card takes the finger from a drawing.
  case drawing
  /// The tab bar moves as the card opens.
  case bar
  /// The interface turns with the card.
  case turn
  /// The clock is white on white.
  case clock
  /// A photo is wider than it should be.
  case photo
}

/// An app of tabs with a card: a field, a slider, a photo, two lists, and a drag that always returns.
final class UserApp: WindowApp {
  /// What is wrong with the next one; `nil` for an app without a fault.
  static var fault: UserFault?

  override func makeRoot() -> UIViewController {
    let tabs = UserTabBarController()
    tabs.viewControllers = [UserRootController(Self.fault)]
    return tabs
  }
}

private final class UserTabBarController: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class UserRootController: UIViewController {
  private let fault: UserFault?
  private let presenter = UserTransition()

  init(_ fault: UserFault?) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("This controller is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() })
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    view.addSubview(button)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    fault == .clock && presentedViewController != nil ? .lightContent : .darkContent
  }

  private func open() {
    let card = UserCardController(fault)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = presenter
    present(card, animated: false)
    if fault == .bar { (parent as? UITabBarController)?.tabBar.center.y -= 20 }
    setNeedsStatusBarAppearanceUpdate()
  }
}

private final class UserTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UserPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class UserPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: 200, width: bounds.width, height: bounds.height - 200)
  }
}

private final class UserCardController: UIViewController, UIScrollViewDelegate, ActionReceiver {
  private let fault: UserFault?
  private let field = UITextField()
  private let slider = UISlider()
  private let photo = UIView(frame: CGRect(x: 250, y: 20, width: 40, height: 30))
  private let lists = [UIScrollView(), UIScrollView()]
  private lazy var drawing = UserDrawing(losesFinger: fault == .drawing)

  init(_ fault: UserFault?) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("This controller is made in code") }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    fault == .turn ? .allButUpsideDown : .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("drag")))
    slider.value = 0.5
    let push = UIAction { [weak self] _ in
      if self?.fault == .slider { self?.view.center.y += 3 }
    }
    slider.addAction(push, for: .valueChanged)
    for list in lists {
      list.contentSize = CGSize(width: 100, height: 900)
      list.delegate = self
    }
    photo.layer.contents = VectorDrawing(svg: "<svg width=\"40\" height=\"30\"></svg>").map {
      LayerContents.drawing($0, frame: photo.bounds)
    }
    if fault == .photo { photo.transform = CGAffineTransform(scaleX: 1.2, y: 1) }
    for piece in [field, slider, drawing, photo] + lists { view.addSubview(piece) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.frame = CGRect(x: 20, y: fault == .caret ? 330 : 20, width: 200, height: 36)
    slider.frame = CGRect(x: 20, y: 70, width: 200, height: 31)
    drawing.frame = CGRect(x: 20, y: 420, width: 200, height: 80)
    for (index, list) in lists.enumerated() {
      list.frame = CGRect(x: 20 + 150 * CGFloat(index), y: 110, width: 120, height: 200)
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if fault == .list { view.center.y += 1 }
    if fault == .end { scrollView.contentOffset.y = min(scrollView.contentOffset.y, 300) }
    if fault == .along, scrollView === lists[0] { lists[1].contentOffset.y = scrollView.contentOffset.y }
  }

  func receive(_ action: Selector, from sender: AnyObject) {
    guard let pan = sender as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .changed:
      view.transform = CGAffineTransform(translationX: 0, y: pan.translation(in: view.superview).y)
      if fault == .focus { view.endEditing(true) }
      if fault == .scrolls { lists[0].contentOffset.y = 50 }
    case .ended, .cancelled: UIView.animate(withDuration: 0.3) { self.view.transform = .identity }
    case .possible, .began, .failed: break
    }
  }
}

/// Follows a finger, and refuses the drag of the card meanwhile, unless it is at fault.
private final class UserDrawing: UIView, FingerTracking {
  private let losesFinger: Bool
  private(set) var isTracking = false

  init(losesFinger: Bool) {
    self.losesFinger = losesFinger
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code") }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { losesFinger }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { track(false) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { track(false) }

  private func track(_ isTracking: Bool) {
    self.isTracking = isTracking
    setNeedsLayout()
  }
}
