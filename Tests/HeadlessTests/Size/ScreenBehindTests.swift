import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Around the screen behind", .ownWorld) @MainActor struct ScreenBehindTests {
  /// What lies below the root's view, in its superview.
  private func below(_ screen: Screen) -> UIView? { screen.root.view.superview?.subviews.first }

  @Test(
    "it is black while the screen stands back, also in dark mode; nothing is left",
    arguments: [.light, .dark] as [UIUserInterfaceStyle])
  func black(style: UIUserInterfaceStyle) throws {
    let screen = Screen()
    screen.simulator.userInterfaceStyle = style
    screen.simulator.window?.backgroundColor = .white
    screen.open()
    let (around, dimming) = (try #require(below(screen)), try #require(screen.dimming))
    let shown = around.backgroundColor?.resolvedColor(with: around.traitCollection)
    #expect(around !== screen.root.view && shown == .black)
    #expect(around.frame == screen.simulator.window?.bounds)
    #expect(screen.close().leftover == nil && dimming.superview == nil)
  }

  /// A device, the radius of the screen behind, the display's radius that the app tells, and the radius that counts.
  @Test(
    "it begins with the roundest corners: its own, the display's, also told late, or those of each round display",
    arguments: [
      (.iPhone15, 0, nil, 39), (.iPhone15, 60, nil, 60), (.iPhoneSE, 0, nil, 0), (.iPhoneSE, 20, nil, 20),
      (.iPhone15, 0, 55, 55),
    ] as [(Device, CGFloat, CGFloat?, CGFloat)], [false, true])
  func corners(_ story: (device: Device, own: CGFloat, told: CGFloat?, radius: CGFloat), isLate: Bool) {
    let screen = Screen(device: story.device) { $0.presenter.cornerRadius = isLate ? 40 : story.told }
    screen.root.view.layer.cornerRadius = story.own
    screen.open().transition.update(animated: false) { $0.presenter.cornerRadius = story.told }
    #expect(screen.root.view.layer.cornerRadius == 10)
    screen.grab(screen.travel / 2 + 10)
    // Half way from the card's radius.
    #expect(abs(screen.root.view.layer.cornerRadius - (10 + story.radius) / 2) < 0.01)
    #expect(screen.cancelTouch().dismiss().isGone && screen.root.view.layer.cornerRadius == story.own)
  }

  /// The line around the root's view; `nil` if none is visible.
  private func outline(_ screen: Screen) -> CALayer? {
    let line = below(screen)?.subviews.first
    return line?.isHidden ?? true ? nil : line?.layer
  }

  nonisolated static let presets: [(String, ModalConfiguration)] = [
    ("mail", .mail), ("sheet", .sheet(.glass)), ("former sheet", .sheet(.classic)), ("form", .form),
    ("drawer", .drawer()), ("full screen", .fullScreen),
  ]

  @Test(
    "in dark mode a card stands out from the screen behind, and that screen from the black around it",
    arguments: presets)
  func dark(preset: String, configuration: ModalConfiguration) throws {
    let screen = Screen(configuration: configuration)
    screen.simulator.userInterfaceStyle = .dark
    screen.root.view.backgroundColor = .systemBackground
    screen.draft.view.backgroundColor = .systemBackground
    screen.open().draft.selectModalDetent(.large)
    let dimming = try #require(screen.settle().dimming).shown.alpha
    let behind = try #require(screen.root.view.layer.backgroundColor).luminance(under: dimming)
    let card = try #require(screen.draft.view.layer.backgroundColor).luminance()
    #expect(contrast(card, behind) > 1.2)
    guard !screen.root.view.transform.isIdentity else { return #expect(outline(screen) == nil) }
    let edge = try #require(outline(screen)?.borderColor).luminance(under: dimming)
    #expect(contrast(edge, behind) > 1.2)
  }

  @Test(
    "in dark mode the line is at the edge of the screen behind in every frame, and outside the window at first"
  )
  func lined() throws {
    let screen = Screen()
    screen.simulator.userInterfaceStyle = .dark
    screen.present()
    let line = try #require(outline(screen))
    let window = try #require(screen.simulator.window).bounds
    #expect(line.shown.frame.isAbout(window.insetBy(dx: -0.5, dy: -0.5)))
    var places: Set<String> = []
    screen.clock.onFrame {
      guard line.superlayer?.superlayer != nil else { return }
      let (edge, view) = (line.shown, screen.root.view.shown)
      let inset = 0.5 * view.transform.affine.a
      let isAround = edge.frame.insetBy(dx: inset, dy: inset).isAbout(view.frame)
      if !isAround || abs(edge.cornerRadius - view.cornerRadius - 0.5) > Screen.unseen {
        places.insert("\(edge.frame) \(edge.cornerRadius) around \(view.frame) \(view.cornerRadius)")
      }
    }
    screen.settle().grab(300)
    screen.release()
    screen.simulator.resize(to: CGSize(width: 340, height: 852))
    screen.settle()
    for style in [UIUserInterfaceStyle.light, .dark] {
      screen.simulator.userInterfaceStyle = style
      screen.simulator.settleLayout()
      #expect((outline(screen) == nil) == (style == .light))
    }
    #expect(screen.settle().dismiss().leftover == nil && places == [])
  }

  @Test("content that was taken out of its card is taken in with the next layout")
  func takenIn() {
    let screen = Screen().open()
    let place = screen.content
    screen.root.view.addSubview(screen.draft.view)
    screen.container?.setNeedsLayout()
    screen.simulator.settleLayout()
    #expect(screen.draft.view.isDescendant(of: screen.card) && screen.content.isAbout(place))
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("it keeps its scale in every frame of a resize from one narrow window to another")
  func resized() {
    let screen = Screen().open()
    screen.simulator.resize(to: CGSize(width: 340, height: 852))
    for _ in 0..<40 {
      #expect(abs(screen.root.view.shown.transform.affine.a - 0.92) < 1e-6)
      screen.clock.advance(by: 1.0 / 120)
    }
    screen.simulator.endTurn()
    #expect(screen.settle().disorder == nil && screen.dismiss().leftover == nil)
  }

  @Test(
    "a view that the app has turned steps back evenly, in whichever order transforms are multiplied (F740)")
  func turned() {
    let places = [true, false].map { comesFirst in
      let screen = Screen()
      screen.simulator.addedTransformComesFirst = comesFirst
      screen.root.view.transform = CGAffineTransform(rotationAngle: .pi)
      screen.present()
      return (0..<60).map { _ in
        screen.clock.advance(by: 1.0 / 120)
        return screen.root.view.shown.frame.minY
      }
    }
    #expect(Set(places[0]).count > 20)
    #expect(zip(places[0], places[1]).allSatisfy { abs($0 - $1) < Screen.unseen })
  }

  nonisolated private static let glass = ModalConfiguration.sheet(.glass)
  nonisolated private static let medium = ModalConfiguration.mail.with { $0.detents = [.medium] }

  /// A card, the edge of another one on it, and whether the card steps back.
  @Test(
    "a drawer, a floating card and one on a tablet stay behind another card; what fills the width steps back",
    arguments: [
      (.iPhone15, .drawer(), .bottom, false), (.iPhone15, .drawer(from: .trailing), .bottom, false),
      (.iPhone15, glass, .bottom, false), (.iPadAir, .form, .bottom, false),
      (.iPhone15, .form, .bottom, true),
      (.iPhone15, medium, .bottom, true), (.iPhone15, medium, .leading, false),
      (.iPhone15, .mail, .trailing, false), (.iPhone15, .fullScreen, .trailing, true),
    ] as [(Device, ModalConfiguration, ModalEdge, Bool)], [false, true])
  func wide(
    _ story: (device: Device, lower: ModalConfiguration, edge: ModalEdge, stepsBack: Bool), isContained: Bool
  ) {
    let screen = Screen(device: story.device, configuration: story.lower, isContained: isContained).open()
    let (second, configuration) = (DraftController(), ModalConfiguration.mail.with { $0.edge = story.edge })
    let place = screen.card.shown.box
    if let cards = screen.cards {
      cards.add(second, as: configuration)
    } else {
      screen.draft.present(second, as: configuration)
    }
    screen.settle()
    #expect(screen.card.transform.isIdentity != story.stepsBack)
    #expect((screen.card.shown.frame == place) != story.stepsBack)
    second.dismissModal()
    #expect(screen.settle().card.transform.isIdentity && screen.complaint == nil)
  }

  @Test("nothing is put behind a screen that does not step back, nor behind a card under another one")
  func stays() {
    let tablet = Screen(device: .iPadAir).open()
    #expect(below(tablet) === tablet.root.view)
    let screen = Screen().open()
    let count = screen.container?.subviews.count
    _ = screen.openSecond()
    #expect(screen.container?.subviews.count == count)
  }

  @Test(
    "what UIKit or another kit presents over its presenter stays in place, and is dimmed",
    arguments: [UIModalPresentationStyle.pageSheet, .popover, .overFullScreen, .custom])
  func presented(_ style: UIModalPresentationStyle) {
    let screen = Screen()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    screen.root.present(sheet, animated: false)
    sheet.present(screen.draft, as: .mail)
    screen.settle()
    #expect(screen.draft.modalSession != nil)
    #expect(sheet.view.shown.transform.affine.isIdentity && sheet.view.layer.cornerRadius == 0)
    #expect(!sheet.view.clipsToBounds && sheet.view.superview?.subviews.count == 1)
  }
}
