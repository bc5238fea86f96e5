import InteractiveModal
import UIKit

/// Two cards under one finger: the left one is written frame by frame, the right one is a modal of the kit.
///
/// While the main thread is blocked, the left card stands still, and the right one flies on.
final class ComparisonViewController: UIViewController {
  private let written = FrameByFrameCard(
    ComparedCard("Display link", identifier: "frameByFrame"),
    spring: .compared)
  private lazy var open = UIButton(
    type: .system, primaryAction: UIAction(title: "Open Both") { [weak self] _ in self?.openBoth() })
  private lazy var listener = PanListener { [weak self] pan in
    self?.written.follow(pan.location(in: nil).y)
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Side by Side"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    open.accessibilityIdentifier = "openBoth"
    view.addConstrained(open)
    NSLayoutConstraint.activate([
      open.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      open.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.addSubview(written.view)
  }

  private func openBoth() {
    open.isHidden = true
    let modal = ComparedModal { [weak self] in self?.placeWrittenCard(beside: $0) }
    present(modal, as: .compared, delegate: self)
    pan(of: modal)?.addTarget(listener, action: PanListener.action)
  }

  /// The gesture of the modal's card: one finger moves both.
  private func pan(of modal: UIViewController) -> UIPanGestureRecognizer? {
    let gestures = modal.presentationController?.presentedView?.gestureRecognizers ?? []
    return gestures.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  private func placeWrittenCard(beside modal: UIViewController) {
    guard let presentation = modal.presentationController, let container = presentation.containerView else {
      return
    }
    // On a tablet the card at rest ends above the edge that its frame reaches.
    let origin = view.convert(presentation.frameOfPresentedViewInContainerView, from: container).origin
    let frame = CGRect(origin: origin, size: modal.view.bounds.size)
    let end = view.convert(container.bounds, from: container).maxY
    written.place(in: view.cards(in: frame).leading, travel: end - frame.minY)
  }
}

/// The left card goes where the right one goes.
extension ComparisonViewController: ModalDelegate {
  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    switch update.phase {
    case .held:
      guard let pan = pan(of: modal) else { return }
      // UIKit has recognised the pan behind the first points of the finger.
      let translation = pan.state == .possible ? 0 : pan.translation(in: nil).y
      written.hold(at: pan.location(in: nil).y - translation)
    case .settling(let stop):
      placeWrittenCard(beside: modal)
      written.settle(isOpen: stop != .dismissed, velocity: update.velocity)
    case .resting(let stop): open.isHidden = stop != .dismissed
    case .asking: break
    }
  }
}

/// The content of the modal: clear, with a card in its right half. So the finger may be on the left card too.
private final class ComparedModal: UIViewController {
  private let card = ComparedCard("InteractiveModal", identifier: "interactiveModal")
  private let onLayout: (UIViewController) -> Void

  init(onLayout: @escaping (UIViewController) -> Void) {
    self.onLayout = onLayout
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.cards(in: view.bounds).trailing
    onLayout(self)
  }
}

extension TransitionSpring {
  /// Slow enough to watch.
  fileprivate static var compared: TransitionSpring { TransitionSpring(dampingRatio: 1, response: 0.6) }
}

extension ModalConfiguration {
  /// A clear card of four fifths of the height.
  fileprivate static var compared: ModalConfiguration {
    var card = ModalConfiguration.fullScreen
    card.detents = [.fraction(0.8, named: "compared")]
    card.dimming.opacity = 0
    (card.dimming.contrastOpacity, card.card.contrastBorderWidth) = (0, 0)
    (card.motion.tapSpring, card.motion.throwSpring) = (.compared, .compared)
    card.motion.rubberBand = 0
    return card
  }
}
