import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// The content of a card ends where the screen does, so a view at its foot needs nothing of the
/// kit.
@Suite("A footer of a modal", .ownWorld) @MainActor struct FooterTests {
  private let footer = UIView()

  /// Puts the footer of 50 points above the safe area at the foot of a view.
  private func addFooter(to view: UIView) {
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(footer)
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      footer.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  /// The lower edge of the footer, as the user sees it.
  private var edge: CGFloat { footer.seen.maxY }

  @Test(
    "stays at the foot of the screen at each height, under a finger and in flight, and leaves with the card")
  func pinned() {
    let screen = Screen(framesPerSecond: 120) { $0.detents = [.medium, .large] }
    addFooter(to: screen.draft.view)
    screen.open()
    #expect(abs(edge - 818) < 0.01)
    screen.grab(-200)
    screen.simulator.settleLayout()
    #expect(abs(edge - 818) < 0.01 && screen.cardTop < Screen.mediumTop - 150)
    screen.finger.up()
    for _ in 0..<30 {
      screen.clock.advance(by: 1.0 / 120)
      // UIKit plays the layout, and key frames move the card.
      #expect(abs(edge - 818) < 3, "\(edge)")
    }
    #expect(screen.settledDetent() == .large && abs(edge - 818) < 0.01)
    screen.draft.selectModalDetent(.medium)
    screen.settle()
    let top = screen.cardTop
    screen.grab(60)
    #expect(abs(edge - 818 - (screen.cardTop - top)) < 0.01 && edge > 860)
    screen.finger.cancel()
    #expect(screen.settledDetent() == .medium && abs(edge - 818) < 0.01 && screen.complaint == nil)
  }

  @Test("counts when the modal fits its content, also below a list that grows")
  func counted() {
    let (view, list) = (UIView(), UIScrollView())
    list.translatesAutoresizingMaskIntoConstraints = false
    list.contentSize.height = 160
    view.addSubview(list)
    addFooter(to: view)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: footer.topAnchor),
    ])
    let screen = Screen { $0.detents = [.fitContent] }
    screen.draft.view = view
    screen.open()
    #expect(abs(screen.cardTop - (852 - 34 - 50 - 160 - 60)) < 0.5 && abs(edge - 818) < 0.5)
    list.contentSize.height = 280
    screen.settle()
    #expect(abs(screen.cardTop - (852 - 34 - 50 - 280 - 60)) < 0.5 && abs(edge - 818) < 0.5)
  }
}
