import Foundation

/// Columns of rows, each of which a finger scrolls by itself (F387). Coming to rest on a row, and
/// telling of a selection, are not modelled.
@MainActor open class UIPickerView: UIView {
  static let rowHeight: CGFloat = 32

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  private var columns: [PickerColumn] = []

  open var numberOfComponents: Int { columns.count }

  open func reloadAllComponents() {
    columns.forEach { $0.removeFromSuperview() }
    columns = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { index in
      PickerColumn(rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0)
    }
    columns.forEach(addSubview)
    markNeedsLayout()
  }

  /// The row nearest to the middle; -1 for a column without rows.
  open func selectedRow(inComponent component: Int) -> Int { columns[component].middleRow }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(columns.count, 1))
    for (index, column) in columns.enumerated() {
      column.place(at: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
    }
  }
}

/// Fills a picker.
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A table whose first and last rows reach the middle.
private final class PickerColumn: UITableView, UITableViewDataSource {
  private let rowCount: Int

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(frame: .zero, style: .plain)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rowHeight = UIPickerView.rowHeight
    dataSource = self
  }

  required init?(coder: NSCoder) {
    rowCount = 0
    super.init(coder: coder)
  }

  var middleRow: Int {
    let row = (contentOffset.y + contentInset.top) / UIPickerView.rowHeight
    return min(max(Int(row.rounded()), 0), rowCount - 1)
  }

  override func layoutSubviews() {
    let margin = max(0, (bounds.height - UIPickerView.rowHeight) / 2)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    super.layoutSubviews()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
