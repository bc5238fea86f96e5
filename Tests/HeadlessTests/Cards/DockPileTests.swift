import HeadlessHosts
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// A dock under fingers: bars that are swiped away, and drafts that are spread so that the user chooses one.
@Suite("The dock under fingers", .ownWorld) @MainActor struct DockPileTests {
  /// A dock with drafts, on a device of its own.
  @MainActor private final class Dock {
    let simulator: Simulator
    let root = RootController()
    let cards: ModalContainerController
    private(set) var drafts: [DraftController] = []
    var clock: Clock { simulator.clock }
    lazy var finger = simulator.makeFinger()

    init(
      _ count: Int, on device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
      isSpread: Bool = false, framesPerSecond: Double? = nil, reducesMotion: Bool = false,
      spring: TransitionSpring? = nil, delegate: (any ModalDelegate)? = nil
    ) {
      simulator = Simulator(device: device, orientation: orientation, framesPerSecond: framesPerSecond)
      simulator.isReduceMotionEnabled = reducesMotion
      cards = ModalContainerController(root: root)
      simulator.launch(root: cards)
      var configuration = ModalConfiguration.mail
      configuration.dock = .minimizes
      configuration.initialDetent = .docked
      if let spring { configuration.motion.tapSpring = spring }
      for index in 0..<count {
        let draft = DraftController()
        draft.title = "Draft \(index)"
        drafts.append(draft)
        cards.add(draft, as: configuration, animated: false, delegate: delegate)
      }
      cards.isDockSpread = isSpread
      clock.runUntilIdle()
    }

    func card(_ index: Int) -> CardView? { drafts[index].modalSession?.card }

    /// Where the user sees the middle of the upper edge of a card.
    func place(_ index: Int) -> CGPoint {
      guard let card = card(index) else { return CGPoint(x: CGFloat.nan, y: .nan) }
      let place = card.shown(CGPoint(x: card.bounds.midX, y: card.bounds.minY))
      return CGPoint(x: place.x.onThousandths, y: place.y.onThousandths)
    }

    func tap(_ index: Int, dx: CGFloat = 0) {
      finger.down(at: CGPoint(x: place(index).x + dx, y: place(index).y + 20))
      clock.advance(by: 0.05)
      finger.up()
    }

    /// Moves the finger from a card on, without lifting it.
    func drag(_ index: Int, by offset: CGVector, over seconds: TimeInterval, steps: Int = 20) {
      let start = CGPoint(x: place(index).x, y: place(index).y + 20)
      finger.down(at: start)
      for step in 1...steps {
        clock.advance(by: seconds / Double(steps))
        let share = CGFloat(step) / CGFloat(steps)
        finger.move(to: CGPoint(x: start.x + offset.dx * share, y: start.y + offset.dy * share))
      }
    }

    func drop() {
      finger.up()
      clock.runUntilIdle()
    }

    var backdrop: DockBackdrop? { cards.view.subviews.lazy.compactMap { $0 as? DockBackdrop }.first }

    /// What is wrong at rest; `nil` if nothing is.
    var fault: String? {
      if simulator.complaints != [] { return "\(simulator.complaints)" }
      if let disturbance = cards.cards.isEmpty ? root.disturbance : nil { return disturbance }
      let isShifted = cards.cards.contains { $0.modalSession?.views.container?.frame != cards.view.bounds }
      if isShifted { return "a card is beside its container" }
      let leans = cards.cards.contains { $0.modalSession?.card.transform3D != CATransform3DIdentity }
      return leans && !cards.isDockSpread ? "a card leans in the dock" : nil
    }
  }

  private final class Gate: ModalDelegate {
    var permission: ModalPermission
    var (causes, attempts) = ([ModalOutcome.Cause](), 0)

    init(_ permission: ModalPermission) { self.permission = permission }
    func modalPermission(toDismiss modal: UIViewController) -> ModalPermission { permission }
    func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) { causes.append(cause) }
    func modalDidAttemptToDismiss(_ modal: UIViewController) { attempts += 1 }
  }

  // MARK: A swipe to the side

  @Test("a swipe to the side closes a bar, and the one behind it comes to the front")
  func swipe() {
    let gate = Gate(.granted)
    let dock = Dock(2, delegate: gate)
    dock.drag(1, by: CGVector(dx: -160, dy: 4), over: 0.4)
    #expect(dock.place(1).x < 393 / 2 - 140)
    #expect(dock.place(1).y.isEqual(to: 766))
    dock.finger.up()
    #expect(dock.cards.dockedCards == [dock.drafts[0]])
    dock.clock.runUntilIdle()
    #expect(dock.cards.cards == [dock.drafts[0]] && dock.place(0).y == 852 - 86)
    #expect(gate.causes == [.drag] && dock.fault == nil)
  }

  @Test("a short swipe, and one to the other side, return", arguments: [-60, 300] as [CGFloat])
  func shortSwipe(points: CGFloat) {
    let dock = Dock(2)
    dock.drag(1, by: CGVector(dx: points, dy: 0), over: 1)
    #expect(dock.place(1).x != 393 / 2)
    dock.clock.advance(by: 0.3)
    dock.drop()
    #expect(dock.cards.dockedCards == dock.drafts && dock.place(1).x == 393 / 2 && dock.fault == nil)
  }

  @Test("a bar that is thrown back oscillates about its place; with Reduce Motion it does not")
  func thrownBack() {
    for reduces in [false, true] {
      let dock = Dock(1, reducesMotion: reduces)
      dock.drag(0, by: CGVector(dx: -250, dy: 0), over: 0.5)
      for _ in 0..<5 {
        dock.clock.advance(by: 1 / 60)
        dock.finger.move(to: CGPoint(x: dock.finger.location.x + 24, y: dock.finger.location.y))
      }
      var places: [CGFloat] = []
      dock.clock.onFrame { places.append(dock.place(0).x) }
      dock.drop()
      #expect((places.contains { $0 > 393 / 2 + 1 }) == !reduces)
      #expect(dock.place(0).x == 393 / 2 && dock.fault == nil)
    }
  }

  @Test("a draft that may not be dismissed resists the swipe, and tells of the attempt")
  func refusedSwipe() {
    let gate = Gate(.refused)
    let dock = Dock(1, delegate: gate)
    dock.drag(0, by: CGVector(dx: -300, dy: 0), over: 0.3)
    #expect(dock.place(0).x > 393 / 2 - 200)
    dock.drop()
    #expect(dock.place(0).x == 393 / 2 && gate.attempts == 1 && gate.causes == [] && dock.fault == nil)
  }

  @Test("a swiped draft waits at its place for the answer", arguments: [false, true])
  func askedSwipe(isGranted: Bool) async {
    var answer: CheckedContinuation<Bool, Never>?
    let gate = Gate(.ask { await withCheckedContinuation { answer = $0 } })
    let dock = Dock(2, delegate: gate)
    dock.drag(1, by: CGVector(dx: -300, dy: 0), over: 0.3)
    dock.drop()
    let waiting = dock.place(1).x
    #expect(waiting < 393 / 2 - 10 && dock.cards.cards.count == 2)
    await wait(for: "the question") { answer != nil }
    answer?.resume(returning: isGranted)
    await wait(for: "the answer") { dock.drafts[1].modalSession?.dismissal.isAsking != true }
    dock.clock.runUntilIdle()
    #expect(dock.cards.cards.count == (isGranted ? 1 : 2) && gate.causes == (isGranted ? [.drag] : []))
    #expect(isGranted || dock.place(1).x == 393 / 2)
    #expect(dock.fault == nil)
  }

  @Test(
    "a swiped draft whose answer comes out of the window is gone at once, and the other ones are in order")
  func askedOutOfWindow() async {
    var answer: CheckedContinuation<Bool, Never>?
    let gate = Gate(.ask { await withCheckedContinuation { answer = $0 } })
    let dock = Dock(2, delegate: gate)
    dock.drag(1, by: CGVector(dx: -300, dy: 0), over: 0.3)
    dock.drop()
    await wait(for: "the question") { answer != nil }
    dock.simulator.window?.rootViewController = UIViewController()
    dock.clock.runUntilIdle()
    answer?.resume(returning: true)
    await wait(for: "the answer") { dock.drafts[1].modalSession?.dismissal.isAsking != true }
    #expect(dock.cards.cards == [dock.drafts[0]] && gate.causes == [.drag])
    dock.simulator.window?.rootViewController = dock.cards
    dock.clock.runUntilIdle()
    #expect(dock.place(0).y == 852 - 86 && dock.fault == nil)
  }

  @Test("a bar that flies out is caught where the user sees it, and returns")
  func caughtSwipe() {
    let dock = Dock(1)
    dock.drag(0, by: CGVector(dx: -120, dy: 0), over: 0.06)
    dock.finger.up()
    dock.clock.advance(by: 0.05)
    let place = dock.place(0)
    dock.finger.down(at: CGPoint(x: place.x + 100, y: place.y + 20))
    #expect(abs(dock.place(0).x - place.x) < 0.5)
    for _ in 0..<20 {
      dock.clock.advance(by: 1 / 60)
      dock.finger.move(to: CGPoint(x: dock.finger.location.x + 8, y: place.y + 20))
    }
    #expect(abs(dock.place(0).x - place.x - 160) < 1)
    dock.drop()
    #expect(dock.cards.dockedCards == dock.drafts && dock.place(0).x == 393 / 2 && dock.fault == nil)
  }

  // MARK: Spread

  @Test("spread drafts lean back, and the front of each is in sight; with Reduce Motion they stand upright")
  func leans() {
    for reduces in [false, true] {
      let dock = Dock(3, isSpread: true, reducesMotion: reduces)
      #expect((0..<3).map { dock.place($0).y } == [99, 199, 299])
      let strength = dock.card(0)?.transform3D.perspective.x ?? .nan
      #expect(abs(strength - (reduces ? 0 : sin(0.4) / 1400)) < 1e-9 && dock.fault == nil)
      #expect(abs((dock.backdrop?.shown.alpha ?? 0) - 0.4) < 1e-6)
      dock.cards.isDockSpread = false
      dock.clock.runUntilIdle()
      #expect(dock.place(2).y == 852 - 86 && dock.fault == nil)
    }
  }

  @Test("with Reduce Motion the cards fade where they are, and in where they go")
  func fades() {
    let dock = Dock(2, framesPerSecond: 120, reducesMotion: true)
    var places: [CGFloat: [CGFloat]] = [:]
    dock.clock.onFrame {
      places[dock.place(1).y, default: []].append(CGFloat(dock.card(1)?.superview?.shown.opacity ?? 0))
    }
    dock.cards.isDockSpread = true
    dock.clock.runUntilIdle()
    let seen = places.filter { $0.value.contains { $0 > 0.2 } }
    #expect(seen.keys.sorted() == [299, 852 - 86] && dock.fault == nil)
    // It is out of sight where it jumps.
    #expect(seen.values.allSatisfy { $0.contains { $0 < 0.2 } && $0.allSatisfy { $0 <= 1 } })
  }

  @Test(
    "a finger scrolls many drafts one to one, comes to the end with a rubber band, and does not close them")
  func scrolls() {
    let dock = Dock(10, isSpread: true)
    let start = dock.place(9).y
    // The front one lies two thirds of the way down from the first place.
    #expect(dock.place(0).y < 0 && start == 99 + (852 - 99) * 2 / 3)
    dock.drag(8, by: CGVector(dx: 0, dy: 200), over: 1, steps: 100)
    #expect(abs(dock.place(9).y - start - 190) < 2)
    dock.clock.advance(by: 0.3)
    dock.drop()
    let rest = dock.place(9).y
    #expect(abs(rest - start - 200) < 60 && dock.cards.isDockSpread)
    dock.drag(5, by: CGVector(dx: 0, dy: 600), over: 0.15)
    dock.drop()
    #expect(dock.cards.isDockSpread && dock.place(0).y == 99)
    dock.drag(1, by: CGVector(dx: 0, dy: 500), over: 0.3)
    dock.drop()
    #expect(!dock.cards.isDockSpread && dock.place(9).y == 852 - 86 && dock.fault == nil)
  }

  @Test(
    "drafts in flight are caught with no jump, and go on with the finger", arguments: [0.05, 0.1, 0.2, 0.3])
  func caught(after seconds: TimeInterval) {
    let dock = Dock(3)
    dock.cards.isDockSpread = true
    dock.clock.advance(by: seconds)
    let before = (0..<3).map { dock.place($0).y }
    dock.finger.down(at: CGPoint(x: 196, y: before[2] + 30))
    #expect(zip(before, 0..<3).allSatisfy { abs($0 - dock.place($1).y) < 0.5 })
    for _ in 0..<10 {
      dock.clock.advance(by: 1 / 60)
      dock.finger.move(to: CGPoint(x: 196, y: dock.finger.location.y + 4))
    }
    #expect(abs(dock.place(0).y - before[0] - 40) < 1)
    dock.clock.advance(by: 0.3)
    dock.drop()
    #expect((dock.place(2).y == 299 || dock.place(2).y == 852 - 86) && dock.fault == nil)
  }

  @Test(
    "a draft that is chosen comes up from its place in each frame, also from behind others",
    arguments: [0, 1, 2])
  func chosen(index: Int) {
    let dock = Dock(3, isSpread: true)
    var (places, lowest): ([CGFloat], CGFloat) = ([], 0)
    dock.clock.onFrame {
      places.append(dock.place(index).y)
      lowest = max(lowest, dock.place(2).y)
    }
    dock.tap(index)
    dock.clock.runUntilIdle()
    // Those in front of it go out of its way.
    #expect(index == 2 || lowest > 840)
    #expect(!dock.cards.isDockSpread && dock.drafts[index].selectedModalDetent == .large)
    #expect(abs(dock.place(index).y - 69) < 1e-6 && dock.cards.cards.last === dock.drafts[index])
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 < $0 + 0.5 && $0 - $1 < 45 })
    #expect(dock.cards.view.subviews.last === dock.card(index)?.superview && dock.fault == nil)
    dock.drafts[index].selectModalDetent(.docked)
    dock.clock.runUntilIdle()
    #expect(dock.place(index).y == 852 - 86 && dock.fault == nil)
  }

  @Test("drafts that come into the dock together, with animation, spread", arguments: [2, 3])
  func together(count: Int) {
    let dock = Dock(0)
    let configuration = ModalConfiguration.mail.with {
      $0.dock = .minimizes
      $0.initialDetent = .docked
    }
    let drafts = (0..<count).map { _ in DraftController() }
    for draft in drafts { dock.cards.add(draft, as: configuration, animated: true) }
    dock.clock.runUntilIdle()
    dock.cards.isDockSpread = true
    dock.clock.runUntilIdle()
    let tops = drafts.compactMap { $0.modalSession?.card.shown(CGPoint.zero).y }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 > 80 } && tops.count == count, "\(tops)")
    #expect(dock.fault == nil)
  }

  @Test("drafts that fly ask for no frame: Core Animation plays them")
  func flightAsksForNoFrame() {
    let dock = Dock(3)
    dock.cards.isDockSpread = true
    dock.clock.advance(by: 0.05)
    let (frames, place) = (dock.clock.frames, dock.place(2).y)
    dock.clock.advance(by: 0.1)
    #expect(dock.clock.frames - frames < 3 && dock.place(2).y < place)
  }

  @Test("code that puts drafts back under a finger at rest finds them without speed")
  func fingerAtRest() {
    let dock = Dock(3, isSpread: true)
    dock.drag(1, by: CGVector(dx: 0, dy: 200), over: 0.1)
    dock.clock.advance(by: 0.4)
    let place = dock.place(0).y
    dock.cards.isDockSpread = false
    dock.clock.advance(by: 0.002)
    #expect(abs(dock.place(0).y - place) < 1 && place > 200)
    dock.drop()
    #expect(dock.place(2).y == 852 - 86 && dock.fault == nil)
  }

  @Test("of two drafts that code takes out of spread ones, the last lies in front")
  func twoTaken() {
    let dock = Dock(3, isSpread: true)
    dock.drafts[0].undockModal()
    dock.clock.advance(by: 0.1)
    dock.drafts[1].undockModal()
    dock.clock.runUntilIdle()
    #expect(dock.cards.cards.last === dock.drafts[1] && dock.cards.dockedCards == [dock.drafts[2]])
    #expect(dock.cards.view.subviews.last === dock.card(1)?.superview && dock.simulator.complaints == [])
  }

  @Test("a finger that catches the chosen draft holds it alone", arguments: [0.05, 0.12, 0.2])
  func caughtChosen(after seconds: TimeInterval) {
    let dock = Dock(3, isSpread: true)
    dock.tap(1)
    dock.clock.advance(by: seconds)
    let place = dock.place(1).y
    dock.finger.down(at: CGPoint(x: 196, y: place + 40))
    #expect(abs(dock.place(1).y - place) < 0.5)
    dock.clock.advance(by: 0.6)
    #expect(abs(dock.place(1).y - place) < 0.5)
    for _ in 0..<20 {
      dock.clock.advance(by: 1 / 60)
      dock.finger.move(to: CGPoint(x: 196, y: dock.finger.location.y + 10))
    }
    #expect(abs(dock.place(1).y - place - 200) < 1)
    dock.clock.advance(by: 0.3)
    dock.drop()
    #expect(dock.drafts[1].selectedModalDetent != nil && dock.fault == nil)
  }

  @Test(
    "the button and a swipe close one of the spread drafts to the side, and the others close up",
    arguments: [false, true])
  func closes(isSwipe: Bool) {
    let gate = Gate(.granted)
    let dock = Dock(4, isSpread: true, delegate: gate)
    var places: [CGPoint] = []
    dock.clock.onFrame { if dock.drafts[1].modalSession != nil { places.append(dock.place(1)) } }
    if isSwipe {
      dock.drag(1, by: CGVector(dx: -250, dy: 0), over: 0.3)
    } else {
      dock.finger.down(at: CGPoint(x: 393 - 20, y: dock.place(1).y + 20))
      dock.clock.advance(by: 0.05)
    }
    dock.drop()
    #expect(dock.cards.cards == [dock.drafts[0], dock.drafts[2], dock.drafts[3]])
    #expect([0, 2, 3].map { dock.place($0).y } == [99, 199, 299] && dock.cards.isDockSpread)
    #expect(gate.causes == [isSwipe ? .drag : .closeButton])
    #expect((places.map(\.x).min() ?? 0) < -150 && places.allSatisfy { abs($0.y - 199) < 1 })
    #expect(dock.fault == nil)
  }

  @Test("a new draft, the last one that goes, and a root that presents find the dock put back")
  func interrupted() {
    let dock = Dock(2, isSpread: true)
    var configuration = ModalConfiguration.mail
    configuration.dock = .minimizes
    let draft = DraftController()
    dock.root.present(draft, as: configuration)
    dock.clock.runUntilIdle()
    #expect(!dock.cards.isDockSpread && draft.selectedModalDetent == .large && dock.fault == nil)
    draft.dismissModal()
    dock.clock.runUntilIdle()
    dock.cards.isDockSpread = true
    dock.clock.runUntilIdle()
    dock.drafts.forEach { $0.dismissModal() }
    dock.clock.runUntilIdle()
    #expect(!dock.cards.isDockSpread && dock.cards.cards == [] && dock.fault == nil)
  }

  @Test("a turn keeps the drafts spread, also in mid-drag", arguments: [false, true])
  func turn(isDragged: Bool) {
    let dock = Dock(3, isSpread: true)
    if isDragged { dock.drag(1, by: CGVector(dx: 0, dy: 120), over: 0.2) }
    dock.simulator.rotate(to: .landscapeLeft)
    dock.clock.runUntilIdle()
    dock.drop()
    if dock.cards.isDockSpread {
      #expect(dock.place(0).y < dock.place(1).y && dock.place(2).y < 393)
      let backdrop = dock.backdrop
      #expect(backdrop?.frame == dock.cards.view.bounds && backdrop?.accessibilityLabel == "Close")
      #expect(backdrop?.accessibilityTraits == .button)
    }
    dock.simulator.rotate(to: .portrait)
    dock.clock.runUntilIdle()
    #expect(dock.place(0).y == (dock.cards.isDockSpread ? 99 : 852 - 86 - 16) && dock.fault == nil)
    dock.cards.isDockSpread = false
    dock.clock.runUntilIdle()
    #expect(dock.place(2).y == 852 - 86 && dock.fault == nil)
  }

  @Test("on a phone on its side the dock is one bar")
  func compactHeight() {
    let dock = Dock(3, orientation: .landscapeLeft)
    #expect(dock.place(0) == dock.place(2) && dock.place(2).y == 393 - 21 - 44)
  }

  @Test("on a phone on its side one spread draft begins a third of the way down")
  func compactHeightSpread() {
    let dock = Dock(1, orientation: .landscapeLeft, isSpread: true)
    #expect(abs(dock.place(0).y - (10 + (393 - 10) / 3)) < 0.001 && dock.fault == nil)
  }

  @Test("on a tablet spread drafts stand where they open, one below the other, and do not lean")
  func tablet() {
    let dock = Dock(3, on: .iPadAir)
    let middle = dock.simulator.windowSize.width / 2
    #expect((0..<3).allSatisfy { dock.place($0).x > middle + 10 || dock.place($0).x < middle - 10 })
    dock.cards.isDockSpread = true
    dock.clock.runUntilIdle()
    #expect((0..<3).allSatisfy { dock.place($0).x == middle })
    #expect(dock.place(0).y < dock.place(1).y && dock.card(0)?.transform3D.perspective.x == 0)
    dock.cards.isDockSpread = false
    dock.clock.runUntilIdle()
    #expect(dock.place(0).x != middle && dock.fault == nil)
  }

  @Test("a layer that leans gets smaller with the depth that its points have 1400 points before an eye")
  func lean() {
    let lean = LayerLean(angle: 0.4).transform
    // A point 100 below the line lies 100 · sin 0.4 behind the screen.
    let share = 1400 / (1400 + 100 * sin(0.4))
    #expect(abs(1 / (1 + 100 * lean.perspective.x) - share) < 1e-9)
    #expect(LayerLean().transform.perspective.x == 0)
  }

  @Test("drafts spread with the spring of the one in front")
  func spring() {
    func place(_ spring: TransitionSpring?) -> CGFloat {
      let dock = Dock(2, spring: spring)
      dock.cards.isDockSpread = true
      dock.clock.advance(by: 0.4)
      return dock.place(0).y
    }
    #expect(place(nil) < 300 && place(TransitionSpring(dampingRatio: 1, response: 4)) > 600)
  }

  @Test("background in mid-drag puts everything where it belongs")
  func background() {
    let dock = Dock(3, isSpread: true)
    dock.drag(1, by: CGVector(dx: -100, dy: 0), over: 0.2)
    dock.simulator.enterBackground()
    dock.clock.runUntilIdle()
    #expect(dock.cards.cards.count == 3 && dock.fault == nil)
    dock.simulator.enterForeground()
    dock.drop()
    #expect(dock.fault == nil && dock.cards.cards.count == 3)
  }

  @Test("a root that is replaced in mid-flight, and comes back, finds the dock in order")
  func rootReplaced() {
    let dock = Dock(3)
    dock.cards.isDockSpread = true
    dock.clock.advance(by: 0.1)
    dock.simulator.window?.rootViewController = UIViewController()
    dock.clock.runUntilIdle()
    #expect(dock.cards.cards.count == 3 && dock.fault == nil)
    dock.simulator.window?.rootViewController = dock.cards
    dock.clock.runUntilIdle()
    dock.cards.isDockSpread = false
    dock.clock.runUntilIdle()
    #expect(dock.place(2).y == 852 - 86 && dock.fault == nil)
    dock.cards.isDockSpread = true
    dock.clock.runUntilIdle()
    #expect(dock.place(0).y == 99 && dock.fault == nil)
  }

  @Test("VoiceOver's escape gesture puts spread drafts back, and closes no draft in the dock")
  func escape() {
    let dock = Dock(2, isSpread: true)
    #expect(dock.card(1)?.accessibilityPerformEscape() == true)
    dock.clock.runUntilIdle()
    #expect(!dock.cards.isDockSpread && dock.cards.dockedCards == dock.drafts)
    #expect(dock.card(1)?.accessibilityPerformEscape() == false)
    dock.clock.runUntilIdle()
    #expect(dock.cards.dockedCards == dock.drafts && dock.fault == nil)
  }

  @Test(
    "a bar hides the content, and its title lies between the count and the close button",
    arguments: [
      (.portrait, CGRect(x: 52, y: 0, width: 393 - 2 * 52, height: 52)),
      (.landscapeLeft, CGRect(x: 59 + 52, y: 0, width: 852 - 2 * (59 + 52), height: 44)),
    ] as [(UIInterfaceOrientation, CGRect)])
  func bar(orientation: UIInterfaceOrientation, frame: CGRect) {
    let dock = Dock(1, orientation: orientation)
    let (clip, bar) = (dock.card(0)?.clip, dock.card(0)?.clip.bar)
    #expect(bar?.bounds.isEmpty == false && bar?.ground.frame == bar?.bounds)
    #expect(bar?.layer.cornerCurve == clip?.layer.cornerCurve)
    let header = bar?.subviews.first { $0 !== bar?.ground && $0 !== bar?.labels }
    #expect(header?.frame == CGRect(x: 0, y: 0, width: bar?.bounds.width ?? 0, height: frame.height))
    let title = bar?.labels.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Draft 0" }
    #expect(title?.frame == frame)
    let (size, former) = (title?.font.pointSize ?? 0, bar?.layer.borderColor)
    dock.simulator.preferredContentSizeCategory = .accessibilityLarge
    dock.clock.runUntilIdle()
    #expect(title?.window != nil && (title?.font.pointSize ?? 0) > size)
    let close = bar?.labels.subviews.lazy.compactMap { $0 as? UIButton }.first
    let height = bar.map { DockBar.height(in: $0.traitCollection) } ?? .nan
    #expect(close?.frame.size == CGSize(width: 52, height: height))
    dock.simulator.userInterfaceStyle = .dark
    dock.clock.runUntilIdle()
    #expect(bar?.layer.borderColor != nil && bar?.layer.borderColor != former)
  }

  @Test(
    "a bar is as high as a text of two lines of the user's size, within limits",
    arguments: [(.extraSmall, 44), (.large, 52), (.accessibilityExtraExtraExtraLarge, 104)]
      as [(UIContentSizeCategory, CGFloat)])
  func barHeight(category: UIContentSizeCategory, height: CGFloat) {
    #expect(DockBar.height(in: UITraitCollection(preferredContentSizeCategory: category)) == height)
  }

  @Test(
    "on a tablet a draft that is swiped away flies just out of the screen, from the dock and when spread",
    arguments: [false, true], [false, true])
  func leavesTablet(isSpread: Bool, isRightToLeft: Bool) {
    let dock = Dock(2, on: .iPadAir, framesPerSecond: 120)
    if isRightToLeft { dock.simulator.userInterfaceLayoutDirection = .rightToLeft }
    dock.cards.isDockSpread = isSpread
    dock.clock.runUntilIdle()
    var last: CGFloat = .nan
    dock.clock.onFrame { if dock.drafts[1].modalSession != nil { last = dock.place(1).x } }
    let half = (dock.card(1)?.bounds.width ?? .nan) / 2
    dock.drag(1, by: CGVector(dx: isRightToLeft ? 500 : -500, dy: 0), over: 1)
    dock.drop()
    let edge = isRightToLeft ? dock.simulator.windowSize.width + half : -half
    #expect(dock.cards.cards == [dock.drafts[0]] && abs(last - edge) < 20, "\(last) \(edge)")
  }

  @Test("VoiceOver closes a draft by an action of its bar, and hears of it if the bar closes nothing")
  func closeAction() {
    func answer(of bar: DockBar?) -> Bool? {
      let action = bar?.accessibilityCustomActions?.first
      return action.flatMap { $0.actionHandler?($0) }
    }
    let dock = Dock(1)
    #expect(answer(of: dock.card(0)?.clip.bar) == true)
    dock.clock.runUntilIdle()
    #expect(dock.cards.cards == [] && dock.fault == nil)
    #expect(answer(of: DockBar(.mail)) == false)
  }

  @Test("from right to left the close button of a bar is on the left")
  func rightToLeft() {
    let dock = Dock(2)
    dock.simulator.userInterfaceLayoutDirection = .rightToLeft
    dock.clock.runUntilIdle()
    dock.tap(1, dx: 20 - 393 / 2)
    dock.clock.runUntilIdle()
    #expect(dock.cards.cards == [dock.drafts[0]])
    dock.tap(0, dx: 393 / 2 - 20)
    dock.clock.runUntilIdle()
    #expect(dock.drafts[0].selectedModalDetent == .large && dock.fault == nil)
  }

  @Test("the bar in front says how many drafts there are, from two on", arguments: [1, 2, 3])
  func count(_ count: Int) {
    let dock = Dock(count)
    let texts = dock.card(count - 1)?.clip.bar?.labels.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
    #expect(texts.contains("\(count)") == (count > 1) && texts.contains("Draft \(count - 1)"))
  }

  @Test("a bar takes another title of its page, while nothing else happens")
  func title() {
    let dock = Dock(1)
    dock.drafts[0].title = "Dinner"
    let bar = dock.card(0)?.clip.bar
    #expect(bar?.accessibilityLabel == "Dinner")
    dock.drafts[0].navigationItem.title = "Breakfast"
    #expect(bar?.accessibilityLabel == "Breakfast")
  }

  @Test("bars come down with a tab bar that hides, and go up with it")
  func tabBarHides() {
    let (simulator, tabs) = (Simulator(), UITabBarController())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let cards = ModalContainerController(root: tabs)
    simulator.launch(root: cards)
    var configuration = ModalConfiguration.mail
    configuration.dock = .minimizes
    configuration.initialDetent = .docked
    let draft = DraftController()
    cards.add(draft, as: configuration)
    simulator.clock.runUntilIdle()
    let height = tabs.tabBar.bounds.height
    func top() -> CGFloat? { draft.modalSession?.card.shown.box.minY.onThousandths }
    #expect(top() == 852 - height - 52)
    for isHidden in [true, false] {
      tabs.tabBar.isHidden = isHidden
      simulator.clock.runUntilIdle()
      #expect(top() == (isHidden ? 766 : 852 - height - 52))
      // Only a card above a bar has to be cut off.
      #expect((draft.modalSession?.card.mask == nil) == isHidden)
    }
    #expect(simulator.complaints == [])
  }

  @Test("a list on a page that the root pushes ends above the bars, and so does a page that is there")
  func pushed() {
    let simulator = Simulator()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let cards = ModalContainerController(root: navigation)
    simulator.launch(root: cards)
    var configuration = ModalConfiguration.mail
    configuration.dock = .minimizes
    configuration.initialDetent = .docked
    cards.add(DraftController(), as: configuration)
    simulator.clock.runUntilIdle()
    let page = UITableViewController()
    navigation.pushViewController(page, animated: true)
    simulator.clock.runUntilIdle()
    #expect(page.view.safeAreaInsets.bottom == 86 && page.tableView.adjustedContentInset.bottom == 86)
    navigation.popViewController(animated: true)
    simulator.clock.runUntilIdle()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 86 && simulator.complaints == [])
  }

  @Test("a draft goes into the dock under an alert of the root, and the bar is in use after it")
  func alert() {
    let dock = Dock(2)
    dock.drafts[1].undockModal()
    dock.clock.runUntilIdle()
    let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
    dock.root.present(alert, animated: true)
    dock.drafts[1].selectModalDetent(.docked)
    dock.clock.runUntilIdle()
    #expect(dock.cards.dockedCards == dock.drafts && dock.root.presentedViewController === alert)
    dock.root.dismiss(animated: true)
    dock.clock.runUntilIdle()
    dock.tap(1)
    dock.clock.runUntilIdle()
    #expect(dock.cards.isDockSpread && dock.fault == nil)
  }

  // MARK: A busy main thread

  enum Flight: CaseIterable { case docks, opens, spreads, putsBack, takes, leaves }

  @Test("a main thread that is busy for a second stops no flight of the dock", arguments: Flight.allCases)
  func stall(flight: Flight) {
    func play(stalls: Bool) -> [CGPoint] {
      let dock = Dock(3, isSpread: [.putsBack, .takes].contains(flight))
      if flight == .docks {
        dock.drafts[2].undockModal()
        dock.clock.runUntilIdle()
      }
      switch flight {
      case .docks: dock.drafts[2].selectModalDetent(.docked)
      case .opens: dock.drafts[2].undockModal()
      case .spreads: dock.cards.isDockSpread = true
      case .putsBack: dock.cards.isDockSpread = false
      case .takes: dock.tap(1)
      case .leaves:
        dock.drag(2, by: CGVector(dx: -150, dy: 0), over: 0.1)
        dock.finger.up()
      }
      dock.clock.advance(by: 0.03)
      return (0..<12).map { _ in
        if stalls { dock.clock.stall(for: 1 / 40) } else { dock.clock.advance(by: 1 / 40) }
        return dock.place(flight == .takes ? 1 : 2)
      }
    }
    let (smooth, stalled) = (play(stalls: false), play(stalls: true))
    // A bar that has left is gone when the main thread is free again.
    let shown = zip(smooth, stalled).prefix { $0.0.x.isFinite }
    #expect(shown.count > 3 && shown.allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 0.6 })
    #expect(smooth.first != smooth.last)
  }

  // MARK: Recorded fingers

  enum Grip: CaseIterable { case card, bar, stack, pile }

  @Test(
    "every recorded finger on card, bar and stack ends in order, follows exactly, and jumps nowhere, on each display",
    arguments: Recording.everyWay, Grip.allCases)
  func recorded(_ recording: Recording, grip: Grip) {
    let path = recording.path
    var lifts: [CGPoint] = []
    for rate in [60.0, 80, 90, 120] {
      let dock = Dock(
        grip == .bar ? 1 : 3, orientation: recording.isLandscape ? .landscapeLeft : .portrait,
        isSpread: grip == .pile, framesPerSecond: rate)
      let index = grip == .bar ? 0 : 2
      if grip == .card {
        dock.drafts[2].undockModal()
        dock.clock.runUntilIdle()
      }
      let start = CGPoint(x: dock.place(index).x, y: max(dock.place(index).y, 0) + 20)
      dock.finger.down(at: start)
      let began = dock.clock.now
      for move in path.moves {
        dock.clock.advance(to: max(dock.clock.now, began + move.time))
        dock.finger.move(to: CGPoint(x: start.x + move.offset.dx, y: start.y + move.offset.dy))
      }
      let before = dock.place(index)
      dock.finger.up()
      let after = dock.place(index)
      lifts.append(before)
      if before.x.isFinite, after.x.isFinite { #expect(hypot(before.x - after.x, before.y - after.y) < 0.6) }
      var last = after
      for _ in 0..<Int(rate / 2) {
        dock.clock.advance(by: 1 / rate)
        let place = dock.place(index)
        // The fastest recorded finger moves 190 points in a sixtieth of a second.
        if place.x.isFinite, last.x.isFinite {
          #expect(hypot(place.x - last.x, place.y - last.y) < 12_000 / rate)
        }
        last = place
      }
      dock.clock.runUntilIdle()
      #expect(dock.fault == nil)
    }
    #expect(lifts.allSatisfy { hypot($0.x - lifts[0].x, $0.y - lifts[0].y) < 0.01 }, "\(lifts)")
  }
}
