import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The safe area of a screen that slides", .ownWorld) @MainActor struct SafeAreaPreserverTests {
  private let simulator = Simulator()
  private let page = UIViewController()

  init() { simulator.launch(root: page) }

  private var top: CGFloat { page.view.safeAreaInsets.top }

  @Test("stays as it was where the screen is, and is given back")
  func stays() {
    let (whole, preserver) = (top, SafeAreaPreserver(page))
    #expect(whole > 20)
    page.view.frame.origin.y = 30
    #expect(top == whole - 30)
    preserver.hold()
    #expect(top == whole && page.additionalSafeAreaInsets.top == 30)
    preserver.release()
    #expect(top == whole - 30 && page.additionalSafeAreaInsets == .zero)
  }

  @Test("has what the app adds meanwhile, whether it is held or measured again", arguments: [true, false])
  func takesAdditions(isRenewed: Bool) {
    let (whole, preserver) = (top, SafeAreaPreserver(page))
    page.additionalSafeAreaInsets.top = 8
    isRenewed ? preserver.renew() : preserver.hold()
    #expect(top == whole + 8 && page.additionalSafeAreaInsets.top == 8)
    page.view.frame.origin.y = 30
    preserver.hold()
    #expect(top == whole + 8)
    preserver.release()
    #expect(page.additionalSafeAreaInsets.top == 8)
  }
}
