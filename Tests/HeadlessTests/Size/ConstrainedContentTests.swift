import InteractiveModal
import TestWorld
import Testing
import UIKit

@MainActor @Suite("A modal that fits content with constraints", .ownWorld)
struct ConstrainedContentTests {
  /// A text and a button below it, inside the safe area.
  private final class Content: UIView {
    let text = UILabel()
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
      super.init(frame: frame)
      text.numberOfLines = 0
      text.font = .preferredFont(forTextStyle: .body)
      text.adjustsFontForContentSizeCategory = true
      text.text = String(repeating: "several words ", count: 12)
      button.setTitle("Close", for: .normal)
      for view in [text, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      let area = safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        text.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 12),
        button.centerXAnchor.constraint(equalTo: area.centerXAnchor),
        button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }

    /// The height of content that is laid out by hand at the same width.
    var heightByHand: CGFloat {
      text.sizeThatFits(CGSize(width: bounds.width - 32, height: 0)).height
        + button.sizeThatFits(.zero).height
        + 40 + safeAreaInsets.bottom
    }
  }

  private func expectFit(_ content: Content, _ screen: Screen, _ comment: Comment) {
    screen.settle()
    #expect(abs(content.bounds.height - content.heightByHand) < 1, comment)
    #expect(abs(content.text.bounds.width - (content.bounds.width - 32)) < 1, comment)
    #expect(screen.disorder == nil && screen.simulator.complaints == [], comment)
  }

  @Test(
    "it is as high as the constraints need it, after changes of the text, the text size and the width too",
    arguments: [Device.iPhone15, .iPhoneSE, .iPadAir])
  func fits(device: Device) {
    let screen = Screen(device: device, framesPerSecond: 120) { $0.detents = [.fitContent] }
    let content = Content()
    screen.draft.view = content
    screen.open()
    expectFit(content, screen, "opened")
    let first = content.bounds.height
    content.text.text = String(repeating: "several words ", count: 24)
    screen.draft.invalidateModalDetents()
    expectFit(content, screen, "more text")
    #expect(content.bounds.height > first + 30)
    screen.simulator.preferredContentSizeCategory = .extraExtraLarge
    expectFit(content, screen, "larger text")
    screen.simulator.preferredContentSizeCategory = .large
    screen.simulator.resize(to: CGSize(width: 330, height: device.size.height))
    expectFit(content, screen, "narrower")
  }
}
