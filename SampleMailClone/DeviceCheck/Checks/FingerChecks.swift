import InteractiveModal
import UIKit

/// Checks that need a finger.
@MainActor enum FingerChecks {
  nonisolated static let all = [
    DeviceCheck(
      150, "the translation of a slow pan begins without the ten points that UIKit needs for a pan",
      by: .finger, run: pan),
    DeviceCheck(
      164, "how many milliseconds after a touch the app hears of it", by: .finger, run: delay),
    DeviceCheck(
      44, "a card that is dragged and returns hears willDisappear, willAppear, didAppear", by: .finger,
      run: card),
    DeviceCheck(
      460, "a flick with a single move throws a card", by: .finger, run: flick),
    DeviceCheck(
      454, "the content of a card that a finger drags keeps its safe area", by: .finger, run: safeArea),
    DeviceCheck(
      173, "a list goes on from an offset that is set while a finger drags it", by: .finger, run: list),
    DeviceCheck(
      256, "the interface does not turn while a finger holds a dragged card", by: .finger, run: turn),
  ]

  // MARK: A pan

  private static func pan(_ stage: CheckStage) async -> Finding {
    let view = stage.addView(at: CGPoint(x: (stage.root.view.bounds.width - 100) / 2, y: 420))
    var (start, last): (CGPoint?, UIGestureRecognizer.State) = (nil, .possible)
    let listener = PanListener {
      if $0.state == .began { start = $0.translation(in: view.superview) }
      last = $0.state
    }
    view.addGestureRecognizer(UIPanGestureRecognizer(target: listener, action: PanListener.action))
    let isDone = await stage.ask("Drag the square down slowly, and let go.", .dragDown) { last == .ended }
    guard isDone, let start else { return .skipped }
    let distance = (start.x * start.x + start.y * start.y).squareRoot()
    return .that(distance < 8, else: "\(distance.short) points")
  }

  private static func delay(_ stage: CheckStage) async -> Finding {
    let frame = stage.root.view.bounds.insetBy(dx: 40, dy: 120)
    let view = TouchView(frame: frame)
    view.backgroundColor = .systemTeal
    stage.root.view.addSubview(view)
    let isDone = await stage.ask("Drag a finger over the coloured field, and lift it.", .dragDown) {
      view.hasLifted && view.delays.count >= 5
    }
    guard isDone else { return .skipped }
    let delays = view.delays.sorted().map { Int(($0 * 1000).rounded()) }
    return .answer("\(delays[delays.count / 2]) at the median, \(delays.last ?? 0) at most")
  }

  // MARK: A card

  private static func card(_ stage: CheckStage) async -> Finding {
    let modal = CardModal("modal", log: stage.log)
    let follower = CardFollower()
    guard await presentCard(modal, on: stage, follower) else { return .differs("no modal") }
    stage.log.clear()
    let isDone = await stage.ask(
      "Drag the card down a little, and let go.", .dragDown, in: modal.view
    ) { follower.state == .returned || modal.presentingViewController == nil }
    guard isDone else { return .skipped }
    if modal.presentingViewController == nil { return .unknown("the card has left") }
    let calls = stage.log.calls(of: "modal").filter { $0 != "isAppearing" }
    return .same(calls, as: ["willDisappear", "willAppear", "didAppear"])
  }

  /// Asks again as long as the finger moves more than once, or hardly.
  private static func flick(_ stage: CheckStage) async -> Finding {
    while !Task.isCancelled {
      let modal = CardModal("modal", log: stage.log)
      guard await presentCard(modal, on: stage, CardFollower()) else { return .differs("no modal") }
      stage.window.forgetStroke()
      let isDone = await stage.ask(
        "Flick the card down, with the shortest touch that you can.", .dragDown, in: modal.view
      ) { stage.window.stroke != nil }
      guard isDone, let stroke = stage.window.stroke else { return .skipped }
      await stage.wait(0.6)
      let isGone = modal.presentingViewController == nil
      if stroke.moves == 1, stroke.distance > 40 { return .that(isGone, else: "it stays") }
      if !isGone { await stage.dismiss(modal, animated: false) }
    }
    return .skipped
  }

  private static func safeArea(_ stage: CheckStage) async -> Finding {
    let modal = CardModal("modal", log: stage.log)
    let follower = CardFollower()
    guard await presentCard(modal, on: stage, follower) else { return .differs("no modal") }
    let atRest = modal.view.safeAreaInsets
    var others: [CGFloat] = []
    let isDone = await stage.ask(
      "Drag the card down a little, and let go.", .dragDown, in: modal.view
    ) {
      let insets = modal.view.safeAreaInsets
      if follower.state == .held, insets != atRest { others.append(insets.bottom) }
      return follower.state == .returned || modal.presentingViewController == nil
    }
    guard isDone else { return .skipped }
    let found = others.map(\.short).joined(separator: ", ")
    return .that(others.isEmpty, else: "\(atRest.bottom.short) becomes \(found)")
  }

  private static func presentCard(
    _ modal: UIViewController, on stage: CheckStage, _ follower: CardFollower
  ) async -> Bool {
    stage.root.present(modal, as: .mail, delegate: follower) { stage.log.note("completion") }
    return await stage.until { stage.log.has("completion") }
  }

  // MARK: A list

  private static func list(_ stage: CheckStage) async -> Finding {
    let scrollView = UIScrollView(frame: stage.root.view.bounds)
    scrollView.backgroundColor = .systemBackground
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 4000)
    stage.root.view.addSubview(scrollView)
    for row in 0..<40 {
      let frame = CGRect(x: 20, y: CGFloat(row) * 100, width: 200, height: 60)
      let view = UIView(frame: frame)
      view.backgroundColor = .systemTeal
      scrollView.addSubview(view)
    }
    await stage.frames()
    let setter = OffsetSetter(top: scrollView.contentOffset.y)
    scrollView.delegate = setter
    let isDone = await stage.ask("Pull the list up, slowly.", .pullUp) { setter.found != nil }
    guard isDone, let found = setter.found else { return .skipped }
    return .that(abs(found) < OffsetSetter.distance / 2, else: "a jump of \(found.short) points")
  }

  // MARK: A turn

  private static func turn(_ stage: CheckStage) async -> Finding {
    let modal = CardModal("modal", log: stage.log)
    let follower = CardFollower()
    guard await presentCard(modal, on: stage, follower) else { return .differs("no modal") }
    let size = stage.window.bounds.size
    var hasTurned = false
    let text = "Drag the card down a little and hold it. Turn the device, wait a second, and let go."
    let isDone = await stage.ask(text, .holdAndTurn, in: modal.view) {
      if follower.state == .held, stage.window.bounds.size != size { hasTurned = true }
      return follower.state == .released || follower.state == .returned
    }
    guard isDone else { return .skipped }
    if hasTurned { return .differs("it turned at once") }
    await stage.until(atMost: 3) { stage.window.bounds.size != size }
    return stage.window.bounds.size != size ? .holds : .unknown("the interface never turned")
  }
}

/// A view that notes how long after its time each touch comes.
private final class TouchView: UIView {
  private(set) var delays: [TimeInterval] = []
  private(set) var hasLifted = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let event { delays.append(CACurrentMediaTime() - event.timestamp) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hasLifted = true }
}

/// A card of the kit with a background.
private final class CardModal: ProbeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// Keeps what a finger does with a card of the kit.
private final class CardFollower: ModalTransitionDelegate {
  enum State { case untouched, held, released, returned }

  private(set) var state = State.untouched

  func modalTransition(
    _ transition: ModalTransition, modal: UIViewController, didUpdate update: ModalUpdate
  ) {
    switch (update.phase, state) {
    case (.held, _): if update.progress < 0.99 { state = .held }
    case (.resting, .held), (.resting, .released): state = .returned
    case (.settling, .held), (.asking, .held): state = .released
    case (.resting, _), (.settling, _), (.asking, _): break
    }
  }
}

/// Sets a scroll view's offset back to its top once, in the middle of a drag.
///
/// It keeps where the list goes on.
private final class OffsetSetter: NSObject, UIScrollViewDelegate {
  /// How far the list is dragged before, in points.
  static let distance: CGFloat = 80

  private enum Step { case waiting, setting, set, found(CGFloat) }

  private let top: CGFloat
  private var step = Step.waiting

  init(top: CGFloat) { self.top = top }

  /// The distance between the offset that was set and the next one.
  var found: CGFloat? {
    if case .found(let distance) = step { distance } else { nil }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y - top
    guard scrollView.isDragging else { return }
    switch step {
    case .waiting where offset > Self.distance:
      step = .setting
      scrollView.contentOffset.y = top
      step = .set
    case .set: step = .found(offset)
    case .waiting, .setting, .found: break
    }
  }
}
