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

  @Test(
    "it has the corners of the display where the card has left it, also if the app tells them late",
    arguments: [true, false])
  func displayCorners(isLate: Bool) {
    let screen = Screen { $0.screenCornerRadius = isLate ? 40 : 55 }.open()
    screen.transition.update(animated: false) { $0.screenCornerRadius = 55 }
    #expect(screen.root.view.layer.cornerRadius == 10)
    screen.grab(screen.travel / 2 + 10)
    // Half way from the card's radius to the display's.
    #expect(abs(screen.root.view.layer.cornerRadius - 32.5) < 0.01)
    #expect(screen.cancelTouch().dismiss().leftover == nil && screen.root.view.layer.cornerRadius == 0)
  }

  /// A device, the radius that the app gives the screen behind, and the larger one of that and the display's.
  @Test(
    "it begins with the roundest corners: its own, or those that every display with a home indicator has",
    arguments: [
      (.iPhone15, 0, 39), (.iPhone15, 60, 60), (.iPhoneSE, 0, 0), (.iPhoneSE, 20, 20),
    ] as [(Device, CGFloat, CGFloat)])
  func ownCorners(device: Device, own: CGFloat, radius: CGFloat) {
    let screen = Screen(device: device)
    screen.root.view.layer.cornerRadius = own
    screen.open().grab(screen.travel / 2 + 10)
    // Half way from the card's radius.
    #expect(abs(screen.root.view.layer.cornerRadius - (10 + radius) / 2) < 0.01)
    #expect(screen.cancelTouch().dismiss().isGone && screen.root.view.layer.cornerRadius == own)
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

  @Test("nothing is put behind a screen that does not step back")
  func stays() {
    let screen = Screen(device: .iPadAir).open()
    #expect(below(screen) === screen.root.view)
  }

  @Test("a second card gets no black behind the first")
  func stack() {
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
    #expect(screen.draft.modalPresentation != nil)
    #expect(sheet.view.shown.transform.affine.isIdentity && sheet.view.layer.cornerRadius == 0)
    #expect(!sheet.view.clipsToBounds && sheet.view.superview?.subviews.count == 1)
  }
}
