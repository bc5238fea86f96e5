import Foundation
import InteractiveModal
import TestWorld
import Testing
import UIKit

/// An app that moves from UIKit's sheets.
private final class SheetApp: UIViewController, ModalDelegate {
  let filters = UIViewController()
  private(set) var detents: [ModalDetent.Identifier] = []
  private(set) var calls: [String] = []

  func show() {
    var sheet = ModalConfiguration.mail
    sheet.detents = [.medium, .large]
    sheet.grabber.isVisible = true
    sheet.dimming.largestUndimmedDetent = .medium
    present(filters, as: sheet)
    filters.presentationController?.delegate = self
  }

  func showOwnHeights() {
    var sheet = ModalConfiguration.mail
    sheet.detents = [.height(80, named: "toolbar"), .fraction(0.8, named: "most")]
    present(filters, as: sheet, delegate: self)
  }

  func keepLarge() {
    let transition = filters.transitioningDelegate as? ModalTransition
    transition?.update { $0.detents = [.large] }
  }

  func expand() {
    filters.selectModalDetent(.large)
  }

  private var lastDetent: ModalDetent.Identifier?

  private func remember(_ detent: ModalDetent.Identifier) { detents.append(detent) }

  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    guard case .resting(.detent(let detent)) = update.phase, detent != lastDetent else { return }
    lastDetent = detent
    remember(detent)
  }
}

extension SheetApp: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }
}

@Suite("The guide from UIKit's sheets", .ownWorld) @MainActor struct SheetsGuideTests {
  private let root = SheetApp()
  private let desk: GuideDesk

  init() { desk = GuideDesk(root: root) }

  @Test("what was a page sheet: its heights, its handle, its delegate")
  func pageSheet() {
    root.filters.isModalInPresentation = true
    root.show()
    desk.settle()
    #expect(root.filters.selectedModalDetent == .medium)
    root.expand()
    desk.settle()
    #expect(root.filters.selectedModalDetent == .large)
    desk.drag(down: 360)
    #expect(root.filters.selectedModalDetent == .medium)
    desk.drag(from: CGPoint(x: 200, y: 470), down: 380)
    #expect(root.presentedViewController === root.filters)
    #expect(root.calls == ["attempt"] && desk.complaint == nil)
  }

  @Test("own heights: presented at the lowest, and the app is told of each height")
  func ownHeights() {
    root.showOwnHeights()
    #expect(desk.settle().root.presentedViewController === root.filters)
    root.filters.selectModalDetent("most")
    #expect(desk.settle().complaint == nil)
    #expect(root.detents == ["toolbar", "most"])
  }

  @Test("its tables name every property, and promise only names that exist")
  func tables() throws {
    let properties = [
      "detents", "selectedDetentIdentifier", "animateChanges", "invalidateDetents",
      "largestUndimmedDetentIdentifier", "prefersGrabberVisible", "preferredCornerRadius",
      "prefersScrollingExpandsWhenScrolledToEdge", "prefersEdgeAttachedInCompactHeight",
      "widthFollowsPreferredContentSizeWhenEdgeAttached", "prefersPageSizing", "sourceView",
      "backgroundEffect",
      "preferredPlacement", "delegate",
    ]
    let tables = try GuideTables("docs/FromSheets.md")
    let then = tables.rows.compactMap(\.first).joined(separator: "\n")
    #expect(properties.filter { !then.contains("`\($0)") } == [])
    #expect(try tables.unknownNames() == [])
  }
}
