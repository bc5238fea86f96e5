import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Flights, and what an app or the system does meanwhile", .ownWorld) @MainActor
struct FlightInterruptionTests {
  /// A screen whose opening is first seen 0.4 seconds late: the main thread is busy as it begins.
  private func openingLate() -> Screen {
    let screen = Screen(framesPerSecond: 120)
    var isBusy = true
    screen.delegate.onUpdate = { update in
      guard isBusy, update.phase == .settling(.presented) else { return }
      isBusy = false
      screen.clock.stall(for: 0.4)
    }
    screen.present()
    screen.clock.wait(for: "the flight") { screen.session?.engine.flight != nil }
    screen.clock.advance(by: 0.1)
    return screen
  }

  @Test("one that began late is paused where the user sees it")
  func pauseLate() {
    let screen = openingLate()
    let top = screen.cardTop
    TransitionInspector.shared.isPaused = true
    screen.clock.advance(by: 0.5)
    #expect(abs(screen.cardTop - top) < Screen.unseen)
    TransitionInspector.shared.isPaused = false
    #expect(screen.settle().disorder == nil)
  }

  @Test("one that began late goes on from where the user sees it when Reduce Motion is switched")
  func switchLate() {
    let screen = openingLate()
    let top = screen.cardTop
    screen.simulator.isReduceMotionEnabled = true
    screen.clock.advance(by: 1.0 / 120)
    #expect(abs(screen.cardTop - top) < 40)
    #expect(screen.settle().disorder == nil)
  }

  @Test("a card that changes its height goes on stepping back for the card on it", arguments: [true, false])
  func heightBelow(isLeaving: Bool) {
    let screen = Screen.withDetents(initially: isLeaving ? .large : .medium)
    let second = DraftController()
    screen.draft.present(second, as: .mail)
    if isLeaving {
      screen.settle()
      second.dismissModal()
    }
    screen.clock.advance(by: 0.12)
    let scale = screen.card.shown.transform.affine.a
    #expect(scale > 0.93 && scale < 0.99)
    screen.draft.selectModalDetent(isLeaving ? .medium : .large)
    #expect(abs(screen.card.shown.transform.affine.a - scale) < 0.001)
    screen.settle()
    #expect(screen.card.shown.transform.affine.isIdentity == isLeaving && screen.complaint == nil)
  }

  @Test("an app's animation of the modal's view, or of the screen behind, goes on", arguments: [true, false])
  func appAnimation(ofModal: Bool) {
    let screen = Screen.withDetents(initially: .large)
    let view: UIView = ofModal ? screen.draft.view : screen.root.view
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { ends.append($0) })
    screen.clock.advance(by: 0.1)
    let opacity = view.layer.presentation()?.opacity ?? 0
    screen.draft.selectModalDetent(.medium)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - opacity) < 0.01)
    screen.settle()
    #expect(ends == [true])
  }

  @Test(
    "caught on its way to another height, a card keeps views at its foot that follow its size by a mask",
    arguments: [true, false], [0, 0.02, 0.1, 0.2])
  func mask(isGrowing: Bool, caughtAfter seconds: TimeInterval) {
    let screen = Screen.withDetents(initially: isGrowing ? .medium : .large)
    let content: UIView = screen.draft.view
    let bar = UIView(frame: CGRect(x: 0, y: content.bounds.height - 50, width: 393, height: 50))
    bar.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    content.addSubview(bar)
    screen.draft.selectModalDetent(isGrowing ? .large : .medium)
    screen.clock.advance(by: seconds)
    screen.finger.down(at: screen.grip)
    #expect(abs(bar.frame.maxY - content.bounds.height) < 1e-6)
    screen.drag(by: isGrowing ? 60 : -60)
    #expect(abs(bar.frame.maxY - content.bounds.height) < 1e-6)
    screen.finger.up()
    screen.settle()
    #expect(abs(bar.frame.maxY - content.bounds.height) < 1e-6 && screen.complaint == nil)
  }

  @Test("turned round on its way to another height, a card shows its content without a jump")
  func content() {
    let screen = Screen.withDetents(initially: .medium)
    let foot = FootView(frame: screen.draft.view.bounds)
    foot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.draft.view.addSubview(foot)
    screen.simulator.settleLayout()
    screen.draft.selectModalDetent(.large)
    screen.clock.advance(by: 0.12)
    let y = foot.bar.layer.presentation()?.position.y ?? 0
    screen.draft.selectModalDetent(.medium)
    #expect(abs((foot.bar.layer.presentation()?.position.y ?? 0) - y) < 2)
    screen.settle()
    #expect(foot.bar.frame.maxY == foot.bounds.height)
  }

  /// Lays a bar out at its foot.
  private final class FootView: UIView {
    let bar = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      if bar.superview == nil { addSubview(bar) }
      bar.frame = CGRect(x: 0, y: bounds.height - 50, width: bounds.width, height: 50)
    }
  }

  @Test("a card whose animations the app removes comes to its end", arguments: [true, false])
  func removed(everywhere: Bool) {
    func strip(_ layer: CALayer) {
      layer.removeAllAnimations()
      layer.sublayers?.forEach(strip)
    }
    for isOpening in [true, false] {
      let screen = isOpening ? Screen().present() : Screen().open()
      if !isOpening { screen.draft.dismiss(animated: true) }
      screen.clock.advance(by: 0.1)
      strip(everywhere ? screen.container?.layer ?? CALayer() : screen.card.layer)
      #expect(isOpening ? screen.settle().disorder == nil : screen.settle().leftover == nil)
    }
  }
}
