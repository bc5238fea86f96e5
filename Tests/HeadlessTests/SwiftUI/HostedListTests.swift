import HeadlessHosts
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Lists in the content of a bound modal", .ownWorld) @MainActor struct HostedListTests {
  @Test("a scroll view deep in a hosted tree scrolls to its top first, and then the card follows")
  func deepList() {
    let screen = BindingScreen()
    let source = BoundSource(in: screen.root, asking: "draft")
    screen.settle()
    let list = UIScrollView()
    // SwiftUI wraps its scroll views in several plain views.
    let wrappers = (0..<4).map { _ in UIView() } + [list, UIView()]
    var parent = source.modal?.view ?? UIView()
    for view in wrappers {
      view.frame = parent.bounds
      parent.addSubview(view)
      parent = view
    }
    list.contentSize = CGSize(width: list.bounds.width, height: 3000)
    wrappers.last?.frame.size.height = 3000
    list.contentOffset.y = 100
    screen.finger.down(at: CGPoint(x: 200, y: 250))
    screen.drag(by: CGVector(dx: 0, dy: 80))
    #expect(list.contentOffset.y < 100 && source.modal?.modalPresentation?.driver.interaction.progress == 1)
    screen.drag(by: CGVector(dx: 0, dy: 460))
    #expect(list.contentOffset.y == 0)
    screen.release()
    #expect(screen.stack == [] && source.journal == ["reset", "onDismiss"])
  }
}
