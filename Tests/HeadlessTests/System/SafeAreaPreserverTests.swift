import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The safe area of a screen that slides", .ownWorld) @MainActor struct SafeAreaPreserverTests {
  private let simulator = Simulator()
  private let page = UIViewController()

  init() { simulator.launch(root: page) }

  private var top: CGFloat { page.view.safeAreaInsets.top }

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
