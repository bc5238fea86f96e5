import InteractiveModal
import UIKit

/// Checks that need a finger.
@MainActor enum FingerChecks {
  nonisolated static let all = [
    DeviceCheck(
      150, "the translation of a slow pan begins without the ten points that UIKit needs for a pan",
      by: .finger, run: pan),
    DeviceCheck(460, "a flick with a single move throws a card", by: .finger, run: flick),
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
    let isDone = await stage.ask("Drag the square down slowly, and let go.") { last == .ended }
    guard isDone, let start else { return .skipped }
    let distance = (start.x * start.x + start.y * start.y).squareRoot()
    return .that(distance < 8, else: "\(distance.short) points")
  }

  // MARK: A card

  /// Asks again as long as the finger moves more than once, or hardly.
  private static func flick(_ stage: CheckStage) async -> Finding {
    while !Task.isCancelled {
      guard let (modal, _) = await openCard(stage) else { return .differs("no modal") }
      stage.window.forgetStroke()
      let isDone = await stage.ask(
        "Flick the card down, with the shortest touch that you can.", in: modal.view
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
    guard let (modal, follower) = await openCard(stage) else { return .differs("no modal") }
    let atRest = modal.view.safeAreaInsets
    var others: [CGFloat] = []
    let isDone = await stage.ask(
      "Drag the card down a little, and let go.", in: modal.view
    ) {
      let insets = modal.view.safeAreaInsets
      if follower.state == .held, insets != atRest { others.append(insets.bottom) }
      return follower.state == .returned || modal.presentingViewController == nil
    }
    guard isDone else { return .skipped }
    let found = others.map(\.short).joined(separator: ", ")
    return .that(others.isEmpty, else: "\(atRest.bottom.short) becomes \(found)")
  }

  private static func openCard(_ stage: CheckStage) async -> (UIViewController, CardFollower)? {
    let (modal, follower) = (UIViewController(), CardFollower())
    modal.view.backgroundColor = .systemBackground
    stage.log.clear()
    stage.root.present(modal, as: .mail, delegate: follower) { stage.log.note("completion") }
    return await stage.until { stage.log.has("completion") } ? (modal, follower) : nil
  }

  // MARK: A list

  private static func list(_ stage: CheckStage) async -> Finding {
    let scrollView = UIScrollView(frame: stage.root.view.bounds)
    scrollView.backgroundColor = .systemBackground
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 4000)
    stage.root.view.addSubview(scrollView)
    for row in 0..<40 {
      let view = UIView(frame: CGRect(x: 20, y: row * 100, width: 200, height: 60))
      view.backgroundColor = .systemTeal
      scrollView.addSubview(view)
    }
    await stage.frames()
    let setter = OffsetSetter(top: scrollView.contentOffset.y)
    scrollView.delegate = setter
    let isDone = await stage.ask("Pull the list up, slowly.") { setter.found != nil }
    guard isDone, let found = setter.found else { return .skipped }
    return .that(abs(found) < OffsetSetter.distance / 2, else: "a jump of \(found.short) points")
  }

  // MARK: A turn

  private static func turn(_ stage: CheckStage) async -> Finding {
    guard let (modal, follower) = await openCard(stage) else { return .differs("no modal") }
    let size = stage.window.bounds.size
    var hasTurned = false
    let text = "Drag the card down a little and hold it. Turn the device, wait a second, and let go."
    let isDone = await stage.ask(text, in: modal.view) {
      if follower.state == .held, stage.window.bounds.size != size { hasTurned = true }
      return follower.state == .released || follower.state == .returned
    }
    guard isDone else { return .skipped }
    if hasTurned { return .differs("it turned at once") }
    await stage.until(atMost: 3) { stage.window.bounds.size != size }
    return stage.window.bounds.size != size ? .holds : .unknown("the interface never turned")
  }
}

/// Keeps what a finger does with a card of the kit.
private final class CardFollower: ModalDelegate {
  enum State { case untouched, held, released, returned }

  private(set) var state = State.untouched

  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    switch (update.phase, state) {
    case (.held, _): if update.progress < 0.99 { state = .held }
    case (.resting, .held), (.resting, .released): state = .returned
    case (.settling, .held), (.asking, .held): state = .released
    case (.resting, _), (.settling, _), (.asking, _): break
    }
  }
}

/// Sets a scroll view's offset back to its top once, in the middle of a drag.
private final class OffsetSetter: NSObject, UIScrollViewDelegate {
  /// How far the list is dragged before, in points.
  static let distance: CGFloat = 80

  private let top: CGFloat
  private var isSet = false
  /// Where the list goes on, as a distance from the offset that was set.
  private(set) var found: CGFloat?

  init(top: CGFloat) { self.top = top }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y - top
    guard scrollView.isDragging, found == nil else { return }
    if isSet {
      found = offset
    } else if offset > Self.distance {
      scrollView.delegate = nil
      scrollView.contentOffset.y = top
      (scrollView.delegate, isSet) = (self, true)
    }
  }
}
