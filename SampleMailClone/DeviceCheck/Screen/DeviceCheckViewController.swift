import UIKit

/// The screen that tries on this device what the kit assumes of UIKit, and lists what it finds.
final class DeviceCheckViewController: UITableViewController {
  private let run: CheckRun
  private let onEnd: ((CheckReport) -> Void)?
  private lazy var rows = sortedRows
  private var work: Task<Void, Never>?
  private var report: CheckReport?
  private lazy var shareItem = UIBarButtonItem(
    title: "Share", primaryAction: UIAction { [weak self] _ in self?.share() })

  /// - Parameters:
  ///   - run: The checks, which begin when the screen appears, and stop when it disappears.
  ///   - onEnd: Called with the report of all checks.
  init(_ run: CheckRun, onEnd: ((CheckReport) -> Void)? = nil) {
    self.run = run
    self.onEnd = onEnd
    super.init(style: .plain)
    title = "Device Check"
    shareItem.isEnabled = false
    navigationItem.rightBarButtonItem = shareItem
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CheckCell.self, forCellReuseIdentifier: CheckCell.identifier)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard work == nil, report == nil else { return }
    run.onChange = { [weak self] in self?.showProgress() }
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

  private func showProgress() {
    title = "\(run.findings.count) of \(run.checks.count)"
    let former = rows
    rows = sortedRows
    let changed = rows.indices.filter {
      rows[$0].check.name != former[$0].check.name || rows[$0].finding != former[$0].finding
    }
    tableView.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .none)
  }

  private func show(_ report: CheckReport) {
    self.report = report
    title = report.isSound ? "All hold" : "Some differ"
    shareItem.isEnabled = true
    onEnd?(report)
  }

  func share() {
    guard let report else { return }
    let sheet = UIActivityViewController(activityItems: [report.text], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = shareItem
    present(sheet, animated: true)
  }

  // MARK: Rows

  /// What differs comes first, then what is open or unknown, then the rest in its order.
  private var sortedRows: [(check: DeviceCheck, finding: Finding?)] {
    let rows = run.checks.map { (check: $0, finding: run.findings[$0.name]) }
    let first: [Finding.Kind?] = [.differs, .answer, .unknown]
    return first.flatMap { kind in rows.filter { $0.finding?.kind == kind } }
      + rows.filter { !first.contains($0.finding?.kind) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    run.checks.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: CheckCell.identifier, for: indexPath)
    let row = rows[indexPath.row]
    (cell as? CheckCell)?.show(row.check, row.finding)
    return cell
  }
}
