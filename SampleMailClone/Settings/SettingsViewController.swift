import InteractiveModal
import UIKit

/// Settings of the sheets, and of the transition inspector: speed and controls.
final class SettingsViewController: UIViewController {
  private static let speeds: [(name: String, speed: CGFloat)] = [("1×", 1), ("¼×", 0.25), ("⅒×", 0.1)]

  private static let placements: [(name: String, placement: ModalPlacement)] = [
    ("Start", .leading), ("Mid", .center), ("End", .trailing),
  ]

  private let scrollView = UIScrollView()
  private let speed = UISegmentedControl(items: SettingsViewController.speeds.map(\.name))
  private let controls = UISwitch()
  private let floating = UISwitch()
  private let blurring = UISwitch()
  private let stepwise = UISwitch()
  private let docking = UISwitch()
  private let placement = UISegmentedControl(items: SettingsViewController.placements.map(\.name))
  private lazy var rows = [
    SettingRow(name: "Floating Sheets", control: floating),
    SettingRow(name: "Blur Behind Sheets", control: blurring),
    SettingRow(name: "One Height per Swipe", control: stepwise),
    // A sheet is as wide as a phone.
    traitCollection.userInterfaceIdiom == .pad ? SettingRow(name: "Sheets", control: placement) : nil,
    SettingRow(name: "Speed", control: speed),
    SettingRow(name: "Show Controls", control: controls),
    SettingRow(name: "Side by Side", control: makePushButton("Compare") { ComparisonViewController() }),
    SettingRow(
      name: "Beside the App", control: makePushButton("Open") { ContactViewController.makeContainer() }),
    SettingRow(name: "Drafts in the Dock", control: docking),
    SettingRow(name: "Check this device", control: makeCheckButton()),
  ].compactMap { $0 }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    addDraftsButton()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private var inspector: TransitionInspector { .shared }

  /// Resets the settings of the inspector; the app does not save them from one launch to the next.
  static func reset(in window: UIWindow) {
    TransitionControls.show(false, in: window)
    TransitionInspector.shared.speed = 1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    speed.selectedSegmentIndex = Self.speeds.firstIndex { $0.speed == inspector.speed } ?? 0
    controls.isOn = TransitionControls.isShown(in: view.window)
    addActions()
    scrollView.alwaysBounceVertical = true
    layOut()
  }

  private func addActions() {
    let style = UIAction { [weak self] _ in self?.chooseSheets() }
    for control in [floating, blurring, stepwise, docking, placement] {
      control.addAction(style, for: .valueChanged)
    }
    speed.addAction(UIAction { [weak self] _ in self?.chooseSpeed() }, for: .valueChanged)
    controls.addAction(UIAction { [weak self] _ in self?.showControls() }, for: .valueChanged)
  }

  private func layOut() {
    let list = UIStackView(arrangedSubviews: rows)
    list.axis = .vertical
    view.addConstrained(scrollView)
    scrollView.addConstrained(list)
    NSLayoutConstraint.activate(scrollView.edges(equalTo: view))
    NSLayoutConstraint.activate(list.edges(equalTo: scrollView))
    list.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    controls.isOn = TransitionControls.isShown(in: presentingViewController?.viewIfLoaded?.window)
    guard let style = presentingViewController?.sheetStyle else { return }
    floating.isOn = style.isFloating
    blurring.isOn = style.isBlurring
    stepwise.isOn = !style.skipsHeights
    docking.isOn = style.dock == .minimizes
    placement.selectedSegmentIndex = Self.placements.firstIndex { $0.placement == style.placement } ?? 0
  }

  private func chooseSpeed() {
    guard Self.speeds.indices.contains(speed.selectedSegmentIndex) else { return }
    inspector.speed = Self.speeds[speed.selectedSegmentIndex].speed
  }

  private func chooseSheets() {
    sheetStyle.isFloating = floating.isOn
    sheetStyle.isBlurring = blurring.isOn
    sheetStyle.skipsHeights = !stepwise.isOn
    sheetStyle.dock = docking.isOn ? .minimizes : .off
    guard Self.placements.indices.contains(placement.selectedSegmentIndex) else { return }
    sheetStyle.placement = Self.placements[placement.selectedSegmentIndex].placement
  }

  private func showControls() { TransitionControls.show(controls.isOn, in: view.window) }

  /// Returns a button that shows a screen below the drawer.
  private func makePushButton(_ title: String, _ make: @escaping () -> UIViewController) -> UIButton {
    let show = UIAction(title: title) { [weak self] _ in
      let container = self?.presentingViewController as? ModalContainerController
      let navigation = container?.root as? UINavigationController
      container?.dismiss(animated: true) { navigation?.pushViewController(make(), animated: true) }
    }
    return UIButton(type: .system, primaryAction: show)
  }

  /// Returns a button that pushes the device check.
  private func makeCheckButton() -> UIButton {
    let push = UIAction(title: "Start") { [weak self] _ in
      guard let scene = self?.view.window?.windowScene else { return }
      let screen = DeviceCheckViewController(CheckRun(in: scene, takesFingers: true))
      self?.navigationController?.pushViewController(screen, animated: true)
    }
    return UIButton(type: .system, primaryAction: push)
  }
}
