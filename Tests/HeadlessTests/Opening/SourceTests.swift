import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A card that grows out of a button", .ownWorld) @MainActor struct SourceTests {
  private static let button = CGRect(x: 320, y: 60, width: 44, height: 44)

  /// A screen with a button, out of which the card comes.
  private func screen(
    device: Device = .iPhone15, reducesMotion: Bool = false,
    _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> (screen: Screen, button: UIView) {
    let button = UIView(frame: Self.button)
    let screen = Screen(device: device, framesPerSecond: 120, reducesMotion: reducesMotion) {
      $0.source = .view { [weak button] in button }
      change(&$0)
    }
    screen.root.view.addSubview(button)
    screen.simulator.settleLayout()
    return (screen, button)
  }

  private func isInside(_ rect: CGRect, _ other: CGRect) -> Bool {
    other.insetBy(dx: -3, dy: -3).contains(rect)
  }

  /// Radius and corners of the view that clips the content.
  private func clip(of screen: Screen) -> CALayer { (screen.draft.view.superview ?? UIView()).layer }

  @Test("it grows from the button in a screen behind that is scrolled")
  func scrolled() {
    let (screen, button) = screen()
    screen.root.view.bounds.origin = CGPoint(x: 30, y: 100)
    button.frame = Self.button.offsetBy(dx: 30, dy: 100)
    screen.present()
    screen.clock.advance(by: 1.0 / 100)
    #expect(isInside(screen.content, Self.button.insetBy(dx: -20, dy: -20)))
    screen.settle()
    #expect(
      screen.session?.views.sourceFrame?.isAbout(Self.button) == true, "while the screen behind is small")
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("it grows from the part of the button that the user sees, and slides where nothing of it is seen")
  func halfHidden() {
    let (screen, button) = screen()
    let box = UIView(frame: CGRect(x: 300, y: 40, width: 80, height: 44))
    box.clipsToBounds = true
    screen.root.view.addSubview(box)
    box.addSubview(button)
    button.frame.origin = CGPoint(x: 20, y: 20)
    screen.open()
    let part = CGRect(x: 320, y: 60, width: 44, height: 24)
    #expect(screen.session?.views.sourceFrame?.isAbout(part) == true)
    button.frame.origin.y = 60
    #expect(screen.session?.views.sourceFrame == nil)
    #expect(screen.dismiss().isGone)
  }

  @Test("it grows from the button in a screen behind that the app has scaled")
  func scaled() {
    let (screen, _) = screen()
    screen.root.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // Half as far from the middle of the screen, and half as large.
    let button = CGRect(x: 258.25, y: 243, width: 22, height: 22)
    screen.open()
    #expect(screen.session?.views.sourceFrame?.isAbout(button) == true)
    #expect(screen.dismiss().isGone && screen.root.view.transform.a == 0.5)
  }

  @Test(
    "it grows from the button to its place, and shrinks into it again; then everything is as before",
    arguments: Device.all)
  func grows(on device: Device) {
    let plainScreen = Screen(device: device).open()
    let plain = plainScreen.content
    let (screen, _) = screen(device: device)
    screen.present()
    screen.clock.advance(by: 1.0 / 100)
    #expect(isInside(screen.content, Self.button.insetBy(dx: -20, dy: -20)))
    #expect(screen.card.shown.alpha < 0.5)
    screen.settle()
    #expect(screen.disorder == nil && screen.content == plain)
    #expect(clip(of: screen).maskedCorners == clip(of: plainScreen).maskedCorners)
    #expect(
      clip(of: screen).cornerRadius == screen.layout.cardRadius
        && screen.draft.view.superview?.transform == .identity)
    screen.draft.dismiss(animated: true)
    let last = screen.lastContent()
    #expect(isInside(last, Self.button), "\(last)")
    #expect(screen.settle().leftover == nil)
  }

  @Test("on its way the content keeps its place in the card", arguments: [true, false])
  func keepsSafeArea(isThrown: Bool) {
    let (screen, _) = screen()
    let insets = screen.open().draft.view.safeAreaInsets
    var others: Set<CGFloat> = []
    screen.clock.onFrame { [draft = screen.draft] in
      let shown = draft.view.safeAreaInsets
      if draft.view.window != nil, shown != insets { others.insert(shown.top) }
    }
    if isThrown {
      screen.grab()
      screen.drag(by: 300)
      screen.finger.up()
    } else {
      screen.draft.dismiss(animated: true)
    }
    screen.settle()
    #expect(insets.bottom > 0 && others.isEmpty)
    #expect(screen.leftover == nil)
  }

  @Test("a card behind it stays where it is, so that nothing is bared below that", arguments: [true, false])
  func onCard(hasSource: Bool) {
    let (screen, _) = screen()
    let resting = screen.open().content
    var configuration = ModalConfiguration.mail
    if hasSource { configuration.source = ModalSource { _ in Self.button } }
    var moved = false
    screen.clock.onFrame { if screen.content != resting { moved = true } }
    let second = UIViewController()
    screen.draft.present(second, as: configuration)
    screen.settle()
    second.dismiss(animated: true)
    screen.settle()
    #expect(moved != hasSource && screen.content == resting)
  }

  @Test("it grows at the height of its detent; no frame lays the content out")
  func detent() {
    let (screen, _) = screen { $0.detents = [.medium, .large] }
    screen.present()
    screen.clock.advance(by: 0.05)
    let (size, layouts) = (screen.draft.view.bounds.size, screen.draft.layouts)
    screen.settle()
    #expect(screen.draft.view.bounds.size == size && screen.draft.layouts == layouts)
    #expect(abs(screen.content.maxY - 852) < 1e-9 && size.height < 500)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("a finger slides it; thrown, it goes on in that direction, and then into the button")
  func thrown() {
    let (screen, _) = screen()
    screen.open()
    screen.grab(200)
    #expect(abs(screen.content.width - 393) < 1e-9 && screen.card.shown.alpha == 1)
    let before = screen.content
    screen.drag(by: 60, over: 0.05)
    let after = screen.content
    screen.finger.up()
    screen.clock.advance(by: 1.0 / 120)
    let first = screen.content
    let (speed, speedNow) = ((after.midY - before.midY) / 0.05, (first.midY - after.midY) * 120)
    #expect(speedNow > speed && speedNow < 2 * speed, "the spring pulls as well")
    let last = screen.lastContent()
    #expect(isInside(last, Self.button.insetBy(dx: -30, dy: -30)), "\(last)")
    #expect(screen.settle().leftover == nil)
  }

  @Test("a finger that meets it half way stops it there, moves it on, and opens it again")
  func caught() {
    let (screen, _) = screen()
    screen.open()
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.12)
    let shown = screen.content
    #expect(shown.width < 350 && shown.width > 100)
    screen.finger.down(at: CGPoint(x: shown.midX, y: shown.minY + 20))
    screen.clock.advance(by: 0.1)
    #expect(abs(screen.content.midY - shown.midY) < Screen.unseen)
    let held = screen.content
    screen.clock.advance(by: 0.5)
    #expect(screen.content == held)
    screen.drag(by: -300)
    #expect(screen.content.width > held.width)
    screen.release()
    #expect(screen.settle().disorder == nil && screen.dismiss().leftover == nil)
  }

  @Test("a tap on a button of a card that still grows is a tap there")
  func tapped() {
    let (screen, _) = screen()
    screen.present()
    screen.clock.advance(by: 0.2)
    let cancel = screen.draft.cancel
    let spot = cancel.seen
    #expect(screen.content.width < 392)
    screen.finger.down(at: CGPoint(x: spot.midX, y: spot.midY))
    screen.finger.up()
    #expect(screen.settle().leftover == nil)
  }

  @Test(
    "without a button in sight it slides", arguments: ["hidden", "gone", "empty", "not a number"])
  func missing(_ what: String) {
    let (screen, button) = screen()
    screen.open()
    switch what {
    case "hidden": button.isHidden = true
    case "gone": button.removeFromSuperview()
    case "empty": button.bounds.size = .zero
    case "not a number":
      screen.transition.update(animated: false) {
        $0.source = ModalSource { _ in CGRect(x: CGFloat.nan, y: 0, width: 44, height: 44) }
      }
    default: Issue.record("no such button: \(what)")
    }
    screen.settle()
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.15)
    #expect(screen.content.width == 393 && screen.offset > 50)
    #expect(screen.settle().isGone && screen.complaint == nil)
  }

  @Test(
    "with Reduce Motion, also if it is switched on later, it fades in its place", arguments: [false, true])
  func reduced(later: Bool) {
    let (screen, _) = screen(reducesMotion: !later)
    screen.open()
    screen.simulator.isReduceMotionEnabled = true
    let place = screen.settle().content
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    #expect(screen.content == place && screen.card.shown.alpha < 1)
    #expect(screen.settle().leftover == nil)
  }

  @Test("a bar button item says where it is, and the card comes out of it")
  func barButton() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(device: .iPhone15)
    simulator.launch(root: navigation)
    let item = UIBarButtonItem(title: "More")
    #expect(item.frame(in: navigation.view) == nil)
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    simulator.settleLayout()
    let place = try #require(item.frame(in: navigation.view))
    #expect(place.midX > 320 && place.midY < 110)
    var configuration = ModalConfiguration.sheet
    configuration.source = ModalSource { item.frame(in: $0) }
    let modal = UIViewController()
    navigation.present(modal, as: configuration)
    simulator.clock.advance(by: 1.0 / 60)
    let shown = modal.view.seen
    #expect(abs(shown.midX - place.midX) < Screen.unseen && abs(shown.width - place.width) < Screen.unseen)
  }
}

extension Screen {
  /// Waits until the card is gone, and returns where the user has seen its content last.
  func lastContent() -> CGRect {
    let content: UIView = draft.view
    var last = content.seen
    clock.wait(for: "the card to be gone") {
      content.window == nil
    } look: {
      if content.window != nil { last = content.seen }
    }
    return last
  }
}
