import UIKit

/// The screen that tries on this device what the kit assumes of UIKit, and shows the report.
final class DeviceCheckViewController: UIViewController {
  private let run: CheckRun
  private let onEnd: ((CheckReport) -> Void)?
  private var work: Task<Void, Never>?
  private let list = UIScrollView()
  private let words = UILabel(.preferredFont(forTextStyle: .body))
  private lazy var shareItem = UIBarButtonItem(
    title: "Share", primaryAction: UIAction { [weak self] _ in self?.share() })

  /// - Parameters:
  ///   - run: The checks, which begin when the screen appears, and stop when it disappears.
  ///   - onEnd: Called with the report of all checks.
  init(_ run: CheckRun, onEnd: ((CheckReport) -> Void)? = nil) {
    self.run = run
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
    title = "Device Check"
    shareItem.isEnabled = false
    navigationItem.rightBarButtonItem = shareItem
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Returns the root controller for a launch with the argument “check”; `nil` for any other launch.
  ///
  /// The app then checks the device, prints the report and exits.
  static func launched(in scene: UIWindowScene) -> UIViewController? {
    guard ProcessInfo.processInfo.arguments.dropFirst().first == "check" else { return nil }
    let run = CheckRun(in: scene, takesFingers: false)
    let screen = DeviceCheckViewController(run) { report in
      print(report.text)
      exit(report.isSound ? 0 : 1)
    }
    return UINavigationController(rootViewController: screen)
  }

  override func loadView() {
    list.backgroundColor = .systemBackground
    list.addSubview(words)
    view = list
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = list.readableBounds
    let height = words.height(inWidth: column.width, atLeast: 0)
    words.frame = CGRect(x: column.minX, y: 0, width: column.width, height: height)
    list.contentSize = words.frame.size
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard work == nil, !shareItem.isEnabled else { return }
    run.onChange = { [weak self] in self?.show() }
    work = Task { [weak self, run] in
      if let report = await run.run() { self?.show(report) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    work?.cancel()
    work = nil
    run.stop()
  }

  private func show() {
    title = "\(run.findings.count) of \(run.checks.count)"
    words.text = run.report.text
    list.setNeedsLayout()
  }

  private func show(_ report: CheckReport) {
    title = report.isSound ? "All hold" : "Some differ"
    shareItem.isEnabled = true
    onEnd?(report)
  }

  func share() {
    let sheet = UIActivityViewController(activityItems: [run.report.text], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = shareItem
    present(sheet, animated: true)
  }
}
