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

  /// A title, three fields and a button, each as high as it is: nothing can get smaller.
  private final class Form: UIViewController {
    let fields = (0..<3).map { _ in UITextField() }

    override func viewDidLoad() {
      super.viewDidLoad()
      let area = view.safeAreaLayoutGuide
      var (top, gap) = (area.topAnchor, CGFloat(40))
      for field in fields {
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
          field.topAnchor.constraint(equalTo: top, constant: gap),
          field.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
          field.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
          field.heightAnchor.constraint(equalToConstant: 40),
        ])
        (top, gap) = (field.bottomAnchor, 12)
      }
      top.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -12).isActive = true
    }

    /// Its own height, without the safe area.
    static let height: CGFloat = 40 + 3 * 40 + 2 * 12 + 12
  }

  private enum Shown: CaseIterable { case presented, page, contained, onModal }

  @Test(
    "typing in a form leaves it the height that it needs, in a card that stays and on a phone on its side",
    arguments: Shown.allCases,
    [
      (Device.iPhone15, UIInterfaceOrientation.portrait), (.iPhone15, .landscapeLeft),
      (.iPhoneSE, .landscapeLeft),
    ])
  private func form(_ shown: Shown, on device: (Device, UIInterfaceOrientation)) {
    for (detent, raises) in [
      (ModalDetent.fitContent, false), (.fitContent, true), (.height(260), false), (.large, true),
    ] {
      let (form, root) = (Form(), UIViewController())
      let simulator = Simulator(device: device.0, orientation: device.1)
      simulator.hasHardwareKeyboard = false
      let container = shown == .contained ? ModalContainerController(root: root) : nil
      simulator.launch(root: container ?? root)
      let configuration = ModalConfiguration.mail.with {
        $0.detents = [detent]
        $0.keyboard.raisesCard = raises
      }
      let modal = shown == .page ? ModalNavigationController(rootViewController: form) : form
      var presenter = root
      if shown == .onModal {
        presenter = UIViewController()
        root.present(presenter, as: .mail)
        simulator.clock.runUntilIdle()
      }
      if let container {
        container.add(form, as: configuration)
      } else {
        presenter.present(modal, as: configuration)
      }
      simulator.clock.runUntilIdle()
      let before = form.view.safeAreaInsets
      let complaints = simulator.complaints
      form.fields[0].becomeFirstResponder()
      simulator.clock.runUntilIdle()
      let card = form.view.shown(form.view.bounds)
      let covered = max(card.maxY - simulator.keyboardFrame.minY, before.bottom)
      let space = card.height - form.view.safeAreaInsets.top - Form.height
      #expect(simulator.complaints == complaints, "\(detent.identifier) \(raises)")
      #expect(abs(form.view.safeAreaInsets.bottom - min(covered, max(space, before.bottom))) < 1)
      form.fields[0].resignFirstResponder()
      simulator.clock.runUntilIdle()
      #expect(form.view.safeAreaInsets == before)
    }
  }

  @Test(
    "a card from the top is as high as its content below the status bar, also when it is measured again",
    arguments: [false, true], [Device.iPhone15, .iPhoneSE])
  func fromTop(isPage: Bool, device: Device) {
    let (form, root, simulator) = (Form(), UIViewController(), Simulator(device: device))
    simulator.launch(root: root)
    let modal = isPage ? ModalNavigationController(rootViewController: form) : form
    root.present(modal, as: .mail.with { ($0.edge, $0.detents) = (.top, [.fitContent]) })
    simulator.clock.runUntilIdle()
    let height = { form.view.bounds.height - form.view.safeAreaInsets.top }
    #expect(modal.view.safeAreaInsets.top == device.safeArea(in: .portrait).top && height() == Form.height)
    modal.invalidateModalDetents()
    simulator.clock.runUntilIdle()
    #expect(height() == Form.height)
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
