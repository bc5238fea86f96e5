import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The status bar", .ownWorld) @MainActor struct StatusBarTests {
  /// A presenter with dark content, and a card that follows `modalStatusBarStyle`.
  @MainActor private final class Room: TestScreen {
    let simulator: Simulator
    let root = BarStyleController(.darkContent)
    let card = FollowingController()
    lazy var finger = simulator.makeFinger()

    init(
      _ device: Device = .iPhone15, configuration: ModalConfiguration = .mail, reducesMotion: Bool = false
    ) {
      simulator = Simulator(device: device)
      simulator.isReduceMotionEnabled = reducesMotion
      simulator.launch(root: root)
      root.present(card, as: configuration)
    }

    var style: UIStatusBarStyle { simulator.systemBars.statusBarStyle }

    var progress: CGFloat { card.modalSession?.interaction.progress ?? 0 }

    func grab() { finger.down(at: card.view.shown(CGPoint(x: 200, y: 20))) }

    /// Moves the finger by a distance in a second. Returns the progresses at which the style changed.
    func flips(draggingBy points: CGFloat) -> [CGFloat] {
      var (flips, last): ([CGFloat], UIStatusBarStyle) = ([], style)
      let start = finger.location
      for step in 1...200 {
        clock.advance(by: 0.005)
        finger.move(to: CGPoint(x: start.x, y: start.y + points * CGFloat(step) / 200))
        if style != last { flips.append(progress) }
        last = style
      }
      return flips
    }
  }

  @Test("under a finger it changes where the edge of the screen behind passes the clock, and nowhere else")
  func dragged() {
    let room = Room().settle()
    room.grab()
    let questions = room.card.questions
    let (down, up) = (room.flips(draggingBy: 600), room.flips(draggingBy: -600))
    #expect(down.count == 1 && abs(down[0] - 0.55) < 0.01)
    #expect(up.count == 1 && abs(up[0] - 0.55) < 0.01)
    #expect(room.card.questions - questions == 3, "UIKit asks once as the dismissal begins")
  }

  enum Motion: CaseIterable { case opened, returned, thrown }

  @Test(
    "under a finger the style suits what covers the bar in every frame, in a flight what it will be at the end",
    arguments: Motion.allCases)
  func covered(motion: Motion) {
    let room = Room()
    let bar = room.simulator.window?.safeAreaInsets.top ?? 0
    if motion != .opened { room.settle() }
    var styles: Set<UIStatusBarStyle> = []
    func look() {
      let black = room.root.view.shown(room.root.view.bounds).minY / bar
      styles.insert(room.style)
      guard let interaction = room.card.modalSession?.interaction else { return }
      let isBlack = interaction.animation.map { $0.target == 1 } ?? (black > 0.55)
      if abs(black - 0.55) > 0.1 { #expect(room.style == (isBlack ? .lightContent : .darkContent)) }
    }
    room.clock.onFrame(look)
    switch motion {
    case .opened: break
    case .returned, .thrown:
      room.grab()
      _ = room.flips(draggingBy: 600)
      if motion == .returned { _ = room.flips(draggingBy: -400) }
      room.lift()
    }
    room.settle()
    #expect(styles == (motion == .opened ? [.lightContent] : [.lightContent, .darkContent]))
  }

  @Test(
    "a card that leaves leaves the presenter's style, one that returns stays on black",
    arguments: [true, false])
  func released(leaves: Bool) {
    let room = Room().settle()
    room.grab()
    _ = room.flips(draggingBy: leaves ? 600 : 150)
    if leaves { room.lift() } else { room.release() }
    #expect(room.style == (leaves ? .darkContent : .lightContent))
    #expect((room.card.presentingViewController == nil) == leaves)
    if !leaves { room.card.dismiss(animated: false) }
    #expect(room.style == .darkContent, "a dismissal without animation leaves the presenter's style too")
  }

  @Test(
    "if the screen behind does not scale back, the style stays the presenter's", arguments: [true, false])
  func staysBehind(isTablet: Bool) {
    let room = Room(
      isTablet ? .iPadAir : .iPhone15, configuration: .mail.with { $0.presenter.cornerRadius = 55 },
      reducesMotion: !isTablet
    ).settle()
    #expect(room.root.view.layer.cornerRadius == 0, "it is not clipped")
    #expect(room.style == .darkContent && !room.simulator.systemBars.isStatusBarHidden)
    let drawer = Room(configuration: .mail.with { $0.edge = .trailing })
    drawer.clock.onFrame { #expect(drawer.style == .darkContent) }
    drawer.settle()
  }

  @Test(
    "over a card it suits what lies above that card: the first screen, or the black around it",
    arguments: [true, false])
  func second(isHigh: Bool) {
    let configuration = ModalConfiguration.mail.with { $0.detents = [.medium, .large] }
    let room = Room(configuration: configuration).settle()
    if isHigh { room.card.selectModalDetent(.large) }
    let second = FollowingController()
    room.settle().card.present(second, as: configuration)
    for detent in [ModalDetent.Identifier.medium, .large] {
      second.selectModalDetent(detent)
      #expect(room.settle().style == (isHigh ? .lightContent : .darkContent))
    }
  }

  @Test(
    "over a screen that a strong dimming makes dark it is light, and over white dimming the presenter's",
    arguments: [
      (.bottom, 0.5, 1, false), (.bottom, 0.6, 1, true), (.bottom, 0.3, 2, false), (.bottom, 0.42, 2, true),
      (.bottom, 0.42, 3, true), (.trailing, 0.42, 2, true), (.leading, 0.42, 2, false),
    ] as [(ModalEdge, CGFloat, Int, Bool)])
  func strongDimming(edge: ModalEdge, opacity: CGFloat, cards: Int, isDark: Bool) {
    for color in [UIColor.black, .white] {
      let configuration = ModalConfiguration.mail.with {
        ($0.edge, $0.detents) = (edge, [.medium])
        ($0.dimming.opacity, $0.dimming.color) = (opacity, color)
      }
      let room = Room(configuration: configuration).settle()
      for _ in 1..<cards {
        var front: UIViewController = room.card
        while let next = front.presentedViewController { front = next }
        front.present(FollowingController(), as: configuration)
        room.settle()
      }
      #expect(room.style == (isDark && color == .black ? .lightContent : .darkContent))
      room.root.dismiss(animated: true)
      #expect(room.settle().style == .darkContent)
    }
  }

  @Test("over an alert it suits what lies above the card below")
  func overAlert() {
    let room = Room().settle()
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    room.card.present(alert, animated: false)
    room.settle()
    alert.present(FollowingController(), as: .mail)
    #expect(room.settle().style == .lightContent && alert.presentedViewController != nil)
  }

  @Test("it fades from one colour to the other within 0.2 seconds, down and up", arguments: [true, false])
  func fades(isDown: Bool) {
    let room = Room().settle()
    room.grab()
    if !isDown { _ = room.flips(draggingBy: 600) }
    var shown: [CGFloat] = []
    room.clock.onFrame { shown.append(room.simulator.statusBarLightness) }
    _ = room.flips(draggingBy: isDown ? 600 : -600)
    let between = shown.filter { $0 > 0 && $0 < 1 }
    #expect(shown.first == (isDown ? 1 : 0) && shown.last == (isDown ? 0 : 1))
    #expect((11...13).contains(between.count) && between == between.sorted { isDown ? $0 > $1 : $0 < $1 })
  }

  /// How a card moves without a finger.
  enum Flight: CaseIterable, Sendable {
    case opening, closing, thrown, returning, caughtOpening, caughtClosing, rising, sinking, second,
      secondLeaving
  }

  private func begin(_ flight: Flight, in room: Room) {
    if flight != .opening, flight != .caughtOpening { room.settle() }
    switch flight {
    case .opening: break
    case .closing: room.card.dismissModal()
    case .thrown, .returning:
      room.grab()
      room.drag(by: CGVector(dx: 0, dy: 60), over: flight == .thrown ? 0.05 : 0.5)
      if flight == .returning { room.clock.advance(by: 0.3) }
      room.finger.up()
    case .caughtOpening, .caughtClosing:
      if flight == .caughtClosing { room.card.dismissModal() }
      room.clock.advance(by: 0.12)
      room.grab()
      room.clock.advance(by: 0.3)
      room.finger.up()
    case .rising: room.card.selectModalDetent(.large)
    case .sinking:
      room.card.selectModalDetent(.large)
      room.settle()
      room.card.selectModalDetent(.medium)
    case .second, .secondLeaving:
      let second = FollowingController()
      room.card.present(second, as: .mail)
      if flight == .second { return }
      room.settle()
      second.dismissModal()
    }
  }

  /// The contrast of the clock with what is behind it: the black around the screen, or the screen.
  private func contrastOfClock(in room: Room) -> CGFloat {
    let clock = (room.simulator.window?.safeAreaInsets.top ?? 0) * 0.55
    let isDark = room.root.style == .lightContent || room.root.view.shown(room.root.view.bounds).minY > clock
    func luminance(_ white: CGFloat) -> CGFloat {
      CGColor(red: white, green: white, blue: white, alpha: 1).luminance()
    }
    return contrast(luminance(room.simulator.statusBarLightness), luminance(isDark ? 0 : 1))
  }

  /// A flight, and the configuration of its card. A modal over the clock has the style of its end from the beginning,
  /// as UIKit's modals do (F743), and a drawer covers half of the bar: both may hide the clock of another style.
  nonisolated private static let flights: [(Flight, ModalConfiguration)] =
    Flight.allCases.map { flight in
      (flight, .mail.with { if [.rising, .sinking].contains(flight) { $0.detents = [.medium, .large] } })
    }
    + [.sheet(.glass), .sheet(.classic), .form].flatMap { preset in
      [Flight.opening, .closing, .caughtOpening, .caughtClosing].map { ($0, preset) }
    }

  @Test(
    "in a flight the clock has a contrast of 3 to 1 in every frame, but for some in which its ground changes",
    arguments: flights, [UIStatusBarStyle.lightContent, .darkContent])
  func readable(_ story: (flight: Flight, configuration: ModalConfiguration), style: UIStatusBarStyle) {
    let room = Room(configuration: story.configuration)
    room.root.style = style
    room.root.setNeedsStatusBarAppearanceUpdate()
    begin(story.flight, in: room)
    var contrasts: [CGFloat] = []
    room.clock.onFrame { contrasts.append(contrastOfClock(in: room)) }
    room.settle()
    let unreadable = contrasts.filter { $0 < 3 }.count
    #expect(contrasts.count > 10 && unreadable <= 2 && contrasts.last == 21, "\(contrasts)")
  }

  @Test("a rotation there and back in a drag hides and shows the bar, and keeps the progress")
  func turned() {
    let room = Room(configuration: .mail.with { $0.dismissal.beginsWithDrag = false }).settle()
    room.grab()
    _ = room.flips(draggingBy: 200)
    let before = room.progress
    for isLandscape in [true, false] {
      room.simulator.rotate(to: isLandscape ? .landscapeLeft : .portrait)
      room.clock.advance(by: 1)
      #expect(room.simulator.systemBars.isStatusBarHidden == isLandscape && room.progress == before)
      #expect(room.style == (isLandscape ? .darkContent : .lightContent))
    }
  }

  @Test("two styles hold up nothing: the card takes as long as with one")
  func neverStalls() {
    let times = [UIStatusBarStyle.lightContent, .darkContent].map { style in
      let room = Room()
      room.root.style = style
      room.settle().grab()
      _ = room.flips(draggingBy: 500)
      room.finger.up()
      let start = room.clock.now
      #expect(room.settle().card.presentingViewController == nil && room.complaint == nil)
      return room.clock.now - start
    }
    #expect(times[0] == times[1] && times[0] < 1)
  }

  @Test("a card on a card is on black all the time, and leaves it so")
  func stack() {
    let room = Room().settle()
    let second = FollowingController()
    room.card.present(second, as: .mail)
    for _ in 0..<40 {
      room.clock.advance(by: 1 / 60)
      #expect(room.style == .lightContent)
    }
    second.dismiss(animated: true)
    room.clock.runUntilIdle()
    #expect(room.style == .lightContent)
  }

  @Test("a child of the modal has the modal's style, and a controller of no modal the default")
  func children() {
    let (room, child) = (Room(), UIViewController())
    room.card.addChild(child)
    room.settle()
    #expect(child.modalStatusBarStyle == .lightContent && room.root.modalStatusBarStyle == .default)
    #expect(UIViewController().modalStatusBarStyle == .default)
    let other = Room(configuration: .mail.with { $0.presenter.scale = 1 })
    other.root.spokesman = BarStyleController(.default)
    other.settle()
    #expect(other.card.modalStatusBarStyle == .default, "UIKit asks that child of the presenter")
  }

  /// Reads an outlet, as a page of a storyboard does.
  private final class OutletController: UIViewController {
    private var header: UIView?
    private(set) var wasAskedEarly = false
    override func viewDidLoad() { header = view }
    override var preferredStatusBarStyle: UIStatusBarStyle {
      if header == nil { wasAskedEarly = true }
      return .lightContent
    }
  }

  @Test("a style is asked for when the view is loaded", arguments: [true, false])
  func outlet(isInNavigation: Bool) {
    let (simulator, root, page) = (Simulator(), UIViewController(), OutletController())
    simulator.launch(root: root)
    root.present(isInNavigation ? ModalNavigationController(rootViewController: page) : page, as: .mail)
    simulator.clock.runUntilIdle()
    #expect(!page.wasAskedEarly)
    let modal = root.presentedViewController
    #expect(modal?.modalPresentationCapturesStatusBarAppearance == true)
    root.dismiss(animated: false)
    #expect(modal?.modalPresentationCapturesStatusBarAppearance == false)
  }

  // MARK: The display's corners

  @Test(
    "the screen behind starts from the display's corners, and is given back without",
    arguments: [(Device.iPhone15, nil, 39), (.iPhone15, 55, 55), (.iPhoneSE, nil, 0)]
      as [(
        Device, CGFloat?, CGFloat
      )])
  func cornerRadius(on device: Device, known: CGFloat?, start: CGFloat) {
    let room = Room(device, configuration: .mail.with { $0.presenter.cornerRadius = known })
    var radii: [CGFloat] = []
    room.clock.onFrame { [view = room.root.view] in radii.append(view?.shown.cornerRadius ?? .nan) }
    room.clock.runUntilIdle()
    radii.append(room.root.view.shown.cornerRadius)
    #expect(radii[0] == start && radii.last == 10)
    #expect(radii == radii.sorted { start > 10 ? $0 > $1 : $0 < $1 })
    room.card.dismiss(animated: true)
    #expect(room.settle().root.view.layer.cornerRadius == 0)
  }

  @Test("a card that is stepped back keeps its own corners")
  func cornersOfCard() {
    let room = Room(configuration: .mail.with { $0.presenter.cornerRadius = 55 })
    room.clock.runUntilIdle()
    room.card.present(FollowingController(), as: .mail.with { $0.presenter.cornerRadius = 55 })
    var radii: [CGFloat] = []
    room.clock.onFrame { [card = room.card] in
      radii.append(card.presentationController?.presentedView?.layer.cornerRadius ?? 0)
    }
    room.clock.runUntilIdle()
    #expect(radii.last == 10 && radii.allSatisfy { $0 <= 10 })
  }
}
