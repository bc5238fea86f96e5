import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A page with a table that fills it.
final class ListPage: PageController, UITableViewDataSource {
  private(set) lazy var table = UITableView(frame: .zero, style: .plain)
  /// How many rows there are; to be followed by a reload.
  var rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(name: "list")
  }

  required init?(coder: NSCoder) { fatalError("This controller is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 60
    table.dataSource = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  var cells: [UITableViewCell] { table.visibleCells }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  override var disturbance: String? {
    if let disturbance = super.disturbance { return disturbance }
    view.layoutIfNeeded()
    for cell in cells {
      if !cell.shown.transform.affine.isIdentity { return "a cell is aside" }
      guard let path = table.indexPath(for: cell) else { return "a cell has no row" }
      let row = table.rectForRow(at: path)
      let deviations = [
        cell.shown.position.x - row.midX, cell.shown.position.y - row.midY, cell.bounds.width - row.width,
        cell.bounds.height - row.height,
      ]
      if deviations.contains(where: { abs($0) > 1e-6 }) { return "row \(path.row) is off by \(deviations)" }
    }
    return nil
  }
}

extension [CGFloat] {
  /// Whether each has come less far than the one before, but for what a spring swings over.
  var areStaggered: Bool {
    let swing = 0.02 * (map(\.magnitude).max() ?? 0)
    return Set(self).count > 3 && zip(self, dropFirst()).allSatisfy { $0 <= $1 + swing }
  }
}
