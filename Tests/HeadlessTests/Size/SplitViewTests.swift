import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("An iPad in split view", .ownWorld) @MainActor struct SplitViewTests {
  /// What is presented in the window.
  enum Subject: CaseIterable, Sendable {
    case card, stack, panel

    /// Where the user sees the content of the front card in a whole window and in a third of it.
    var places: (whole: CGRect, third: CGRect) {
      switch self {
      case .card, .stack:
        (CGRect(x: 245, y: 34, width: 704, height: 770), CGRect(x: 0, y: 34, width: 375, height: 800))
      case .panel:
        (CGRect(x: 644, y: 109, width: 540, height: 620), CGRect(x: 0, y: 34, width: 375, height: 800))
      }
    }
  }

  /// A tablet on its side with a modal.
  @MainActor private final class Desk {
    let screen: Screen
    let front: DraftController

    init(_ subject: Subject) {
      screen = Screen(device: .iPadPro11, orientation: .landscapeLeft, framesPerSecond: 120) {
        guard subject == .panel else { return }
        ($0, $0.size.placement, $0.dimming.largestUndimmedDetent) = (.form, .trailing, .large)
      }
      if subject == .stack {
        front = screen.open().openSecond()
      } else {
        front = screen.draft
      }
    }

    func open() { if front === screen.draft { screen.open() } }

    func resize(to width: CGFloat) { screen.simulator.resize(to: CGSize(width: width, height: 834)) }

    /// Where the user sees the content of the front card.
    var place: CGRect { front.view.seen }

    /// Checks what the user sees of the front card.
    ///
    /// - Parameter offset: How far a finger holds the card below its place, in points.
    func expect(_ rect: CGRect, below offset: CGFloat = 0, _ comment: Comment) {
      let place = place
      #expect(place.isAbout(rect.offsetBy(dx: 0, dy: offset), within: Screen.unseen), comment)
      #expect(front.traitCollection.horizontalSizeClass == .compact, comment)
      #expect(front.text.frame.width == rect.width && front.text.text == "Dear all,", comment)
      #expect(screen.complaint == nil, comment)
    }
  }

  @Test(
    "at rest and under a finger the card has its place, its width class and its text",
    arguments: Subject.allCases, [0, 90] as [CGFloat])
  func held(_ subject: Subject, by points: CGFloat) {
    let desk = Desk(subject)
    desk.open()
    let (whole, third) = subject.places
    if points > 0 {
      desk.screen.finger.down(at: CGPoint(x: whole.midX, y: whole.minY + 20))
      desk.screen.drag(by: points + 10)  // Ten points are the hysteresis.
    }
    desk.expect(whole, below: points, "before")
    let heard = desk.front.widthClasses.count
    desk.resize(to: 375)
    desk.screen.simulator.endTurn()
    desk.expect(third, below: points * (834 - third.minY) / (834 - whole.minY), "in a third")
    #expect(desk.front.announcedSizes == [third.size])
    desk.resize(to: 1194)
    desk.screen.simulator.endTurn()
    desk.expect(whole, below: points, "back")
    #expect(desk.front.announcedSizes.last == whole.size)
    #expect(desk.front.widthClasses.count == heard)
    if points > 0 { desk.screen.release() }
    desk.expect(whole, "let go")
    desk.screen.root.dismiss(animated: true)
    #expect(desk.screen.settle().leftover == nil)
  }

  @Test("the text in which the user types stays above the keyboard", arguments: Subject.allCases)
  func typing(_ subject: Subject) {
    let desk = Desk(subject)
    desk.screen.simulator.hasHardwareKeyboard = false
    desk.open()
    desk.screen.type(in: desk.front.text)
    for width in [1194, 375, 1194] as [CGFloat] {
      desk.resize(to: width)
      desk.screen.settle()
      let covered = desk.screen.covered(desk.front)
      #expect(desk.front.text.isFirstResponder && covered > 100, "\(width) wide")
      #expect(abs(desk.front.view.safeAreaInsets.bottom - covered) < 1e-9, "\(width) wide")
    }
    desk.screen.root.dismiss(animated: true)
    #expect(desk.screen.settle().leftover == nil && desk.front.additionalSafeAreaInsets == .zero)
  }
}
