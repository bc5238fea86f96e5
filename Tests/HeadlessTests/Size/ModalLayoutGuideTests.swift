import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The layout guide at the card's edge", .ownWorld) @MainActor struct ModalLayoutGuideTests {
  /// A view that rides on the card: its foot is at the guide's upper edge.
  @MainActor private final class Rider: UIView {
    init(on controller: UIViewController) {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      let guide = controller.modalLayoutGuide
      controller.view.addSubview(self)
      NSLayoutConstraint.activate([
        bottomAnchor.constraint(equalTo: guide.topAnchor), heightAnchor.constraint(equalToConstant: 44),
        leadingAnchor.constraint(equalTo: guide.leadingAnchor), widthAnchor.constraint(equalToConstant: 44),
      ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Where its foot is on the screen.
    var foot: CGFloat { shown(CGPoint(x: 22, y: bounds.maxY)).y }
  }

  private nonisolated static func undimmed(_ configuration: inout ModalConfiguration) {
    configuration.detents = [.medium, .large]
    configuration.dimming.largestUndimmedDetent = .medium
    configuration.presenter.scale = 1
  }

  /// A screen on which a view rides.
  private func screen(
    on device: Device = .iPhone15, isContained: Bool = false,
    _ change: (inout ModalConfiguration) -> Void = undimmed
  ) -> (screen: Screen, rider: Rider) {
    let screen = Screen(device: device, framesPerSecond: 120, isContained: isContained, change)
    return (screen, Rider(on: screen.root))
  }

  /// The lower edge of an iPhone 15's safe area.
  private static let safeBottom: CGFloat = 852 - 34

  /// What runs alongside a flight may be a thousandth of the travel from it: of 637 points on an iPhone SE.
  private let near: CGFloat = 0.637

  /// Where the user sees the card's upper edge, or the safe area's lower edge if that is higher.
  private func edge(of screen: Screen) -> CGFloat {
    let bounds = screen.root.view.bounds.inset(by: screen.root.view.safeAreaInsets)
    return screen.card.window == nil ? bounds.maxY : min(screen.draft.view.shown(CGPoint.zero).y, bounds.maxY)
  }

  /// Lets time pass, and returns how far the rider is from the edge at most.
  private func distance(of rider: Rider, on screen: Screen, for seconds: TimeInterval) -> CGFloat {
    (0..<Int(seconds * 120)).reduce(0) { largest, _ in
      screen.clock.advance(by: 1.0 / 120)
      return max(largest, abs(rider.foot - edge(of: screen)))
    }
  }

  @Test("without a card it is at the safe area, and again when the card has left", arguments: [true, false])
  func rest(animated: Bool) {
    let (screen, rider) = screen()
    screen.run(for: 0.1)
    #expect(rider.foot == Self.safeBottom)
    screen.present(animated: animated).settle()
    #expect(abs(rider.foot - edge(of: screen)) < 1e-6)
    screen.dismiss(animated: animated)
    #expect(screen.run(for: 0.1).leftover == nil)
    #expect(rider.foot == Self.safeBottom)
  }

  @Test("it flies with the card in each frame: in, to another height, caught, thrown and out")
  func flights() {
    // Where the safe area has a strip at the foot, the card passes it without the guide.
    let (screen, rider) = screen(on: .iPhoneSE)
    screen.present()
    #expect(distance(of: rider, on: screen, for: 0.2) < near)
    screen.settle().draft.selectModalDetent(.large)
    #expect(distance(of: rider, on: screen, for: 0.1) < near)
    screen.draft.selectModalDetent(.medium)
    #expect(distance(of: rider, on: screen, for: 0.1) < near)
    screen.finger.down(at: screen.grip)
    #expect(distance(of: rider, on: screen, for: 0.1) < near)
    screen.drag(by: -60, over: 0.1)
    screen.finger.up()
    #expect(distance(of: rider, on: screen, for: 1) < near)
    screen.draft.dismissModal()
    #expect(distance(of: rider, on: screen, for: 1) < near)
    #expect(screen.leftover == nil)
  }

  @Test("it is at the card's edge under a finger, and at the safe area while the card is held below that")
  func finger() {
    let (screen, rider) = screen()
    screen.open()
    screen.finger.down(at: screen.grip)
    for step in [-12, -40, -80, 30, 90, 60] {
      screen.drag(by: CGFloat(step), over: 0.1)
      #expect(distance(of: rider, on: screen, for: 0.05) < Screen.unseen)
    }
    screen.drag(by: 852 - screen.cardTop - 20)
    #expect(screen.run(for: 0.05).cardTop > Self.safeBottom)
    #expect(abs(rider.foot - Self.safeBottom) < 1e-6)
    screen.cancelTouch()
    #expect(abs(rider.foot - edge(of: screen)) < 1e-6)
  }

  @Test("it flies on while the main thread is busy")
  func busy() {
    let (screen, rider) = screen(on: .iPhoneSE)
    screen.present().run(for: 0.1)
    let before = rider.foot
    screen.clock.block(for: 0.3)
    #expect(distance(of: rider, on: screen, for: 0.25) < near)
    #expect(before - rider.foot > 100)
  }

  @Test("a screen that is pushed beneath the card, or turned, has it at the card's edge")
  func pushed() {
    let simulator = Simulator(device: .iPhone15)
    let (root, draft) = (UINavigationController(rootViewController: RootController()), DraftController())
    simulator.launch(root: root)
    draft.present(over: root, Self.undimmed)
    simulator.clock.runUntilIdle()
    let page = UIViewController()
    let rider = Rider(on: page)
    root.pushViewController(page, animated: true)
    simulator.clock.runUntilIdle()
    let card = draft.presentationController?.presentedView ?? UIView()
    #expect(abs(rider.foot - card.shown.box.minY) < 1e-6)
    simulator.rotate(to: .landscapeLeft)
    simulator.clock.runUntilIdle()
    #expect(abs(rider.foot - card.shown.box.minY) < 1e-6 && simulator.complaints.isEmpty)
  }

  @Test(
    "it rides on a card in a container, again when a presented one has left, and on the highest of several")
  func contained() throws {
    let (screen, rider) = screen(isContained: true)
    let cards = try #require(screen.cards)
    screen.open().grab(0)
    for step in 1...20 {
      screen.drag(by: step < 10 ? 20 : -30, over: 0.02)
      #expect(abs(screen.run(for: 1.0 / 120).cardTop - rider.foot) < 1.0 / 3)
    }
    screen.cancelTouch()
    let (modal, low) = (DraftController(), DraftController())
    cards.present(modal, as: .mail)
    screen.settle()
    modal.dismissModal()
    screen.settle()
    #expect(abs(rider.foot - edge(of: screen)) < 1.0 / 3)
    cards.add(
      low,
      as: .mail.with {
        ($0.detents, $0.dimming.largestUndimmedDetent) = ([.height(120, named: "low")], "low")
        $0.presenter.scale = 1
      })
    #expect(abs(screen.settle().cardTop - rider.foot) < 1.0 / 3)
    screen.close()
    #expect(abs(rider.foot - low.view.shown(CGPoint.zero).y) < 1.0 / 3 && rider.foot > 600)
    low.dismissModal()
    screen.settle()
    #expect(rider.foot == Self.safeBottom && screen.complaint == nil)
  }

  @Test(
    "a page that the root of a container pushes has it at the card's edge, and a card has none of its own")
  func pushedInContainer() {
    let simulator = Simulator(device: .iPhone15)
    let root = UINavigationController(rootViewController: RootController())
    let (cards, draft, page) = (ModalContainerController(root: root), DraftController(), UIViewController())
    simulator.launch(root: cards)
    cards.add(draft, as: .mail.with(Self.undimmed))
    draft.selectModalDetent(.large)
    simulator.clock.runUntilIdle()
    let riders = [Rider(on: page), Rider(on: draft)]
    root.pushViewController(page, animated: true)
    simulator.clock.runUntilIdle()
    #expect(abs(riders[0].foot - draft.view.shown(CGPoint.zero).y) < 1.0 / 3)
    #expect(riders[1].foot == Self.safeBottom && simulator.complaints.isEmpty)
  }

  @Test("with Reduce Motion it is at once where the card fades in, and at once back")
  func reduced() {
    let screen = Screen(framesPerSecond: 120, reducesMotion: true, Self.undimmed)
    let rider = Rider(on: screen.root)
    screen.run(for: 0.1).present()
    var places: Set<CGFloat> = []
    for _ in 0..<60 {
      screen.run(for: 1.0 / 120)
      places.insert(rider.foot)
    }
    screen.settle()
    #expect(places.count <= 2 && abs(rider.foot - edge(of: screen)) < 1.0 / 3)
    #expect(screen.dismiss().run(for: 0.1).leftover == nil && rider.foot == Self.safeBottom)
  }

  @Test(
    "a card over a part of the lower edge, or from another edge, leaves it at the safe area",
    arguments: ModalEdge.allCases)
  func elsewhere(edge: ModalEdge) {
    let (screen, rider) = screen(on: edge == .bottom ? .iPadAir : .iPhone15) {
      Self.undimmed(&$0)
      ($0.edge, $0.size.placement) = (edge, .leading)
      if edge == .bottom { $0.size.maximumWidth = 375 }
    }
    screen.open().run(for: 0.1)
    #expect(abs(rider.foot - (edge == .bottom ? 1180 - 20 : Self.safeBottom)) < 1e-6)
  }

  @Test("in a view that scrolls it stays where the user sees the card's edge")
  func scrolling() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view = scroll
    let rider = Rider(on: controller)
    let simulator = Simulator(device: .iPhone15)
    simulator.launch(root: controller)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    let draft = DraftController()
    draft.present(over: controller, Self.undimmed)
    simulator.clock.runUntilIdle()
    scroll.contentOffset.y = 500
    simulator.clock.advance(by: 0.1)
    #expect(abs(rider.foot - draft.view.shown(CGPoint.zero).y) < 1.0 / 3)
    #expect(scroll.contentSize.height == 2000 && simulator.complaints.isEmpty)
  }

  @Test("behind a screen that scales back it is at the card's edge at rest and under a finger")
  func scaled() {
    let (screen, rider) = screen { $0.detents = [.large] }
    screen.open()
    // UIKit puts views on whole pixels, of a third of a point.
    #expect(abs(rider.foot - edge(of: screen)) < 1.0 / 3)
    screen.grab(200)
    #expect(distance(of: rider, on: screen, for: 0.05) < 1.0 / 3)
  }
}

extension DraftController {
  fileprivate func present(over root: UIViewController, _ change: (inout ModalConfiguration) -> Void) {
    root.present(self, as: .mail.with(change))
  }
}
