import TestWorld
import Testing
import UIKit

@Suite("Table view controllers", .ownWorld) @MainActor struct TableControllerTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  @Test("the view is a table of its style, filled by the controller, with its refresh control (F361)")
  func table() {
    let (simulator, rows) = (Simulator(), Rows(style: .plain))
    simulator.launch(root: rows)
    #expect(rows.view === rows.tableView)
    #expect(rows.tableView.dataSource === rows && rows.tableView.delegate === rows)
    #expect(rows.tableView.numberOfRows(inSection: 0) == 3)
    #expect(rows.tableView.frame == simulator.window?.bounds)
    let control = UIRefreshControl()
    rows.refreshControl = control
    #expect(rows.tableView.refreshControl === control)
  }

  @Test("a selected row is deselected as the table appears (F361)")
  func selection() {
    let (simulator, rows) = (Simulator(), Rows(style: .plain))
    rows.tableView.reloadData()
    simulator.launch(root: UIViewController())
    rows.loadViewIfNeeded()
    rows.tableView.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    rows.tableView.layoutIfNeeded()
    rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    rows.viewWillAppear(false)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }
}
