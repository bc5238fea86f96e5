import UIKit

/// The columns of a split view, and the traits that a controller gives a child.
@MainActor enum ColumnChecks {
  nonisolated static let all = [
    DeviceCheck(594, "a controller gives a child another width class than it has itself", run: overridden),
    DeviceCheck(591, "a column returns the page that it puts into a navigation controller", run: wrapped),
    DeviceCheck(592, "a split view of compact width shows its compact page, others its columns", run: shown),
    DeviceCheck(
      593, "the primary column has the compact width class, the secondary the regular", run: classes),
    DeviceCheck(1, "the outermost controller presents the modal of a page in a column", run: presented),
  ]

  /// A split view with a page in each column.
  @MainActor private struct Columns {
    let split = UISplitViewController(style: .doubleColumn)
    let primary: ProbeController
    let secondary: ProbeController
    let compact: ProbeController

    init(_ log: CallLog) {
      primary = ProbeController("primary", log: log)
      secondary = ProbeController("secondary", log: log)
      compact = ProbeController("compact", log: log)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      split.setViewController(compact, for: .compact)
    }

    /// The pages that are in the window.
    var shown: [String] {
      [primary, secondary, compact].filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    }
  }

  /// Adds a split view of a width class, whatever that of the window is.
  private static func add(_ width: UIUserInterfaceSizeClass, _ stage: CheckStage) async -> Columns {
    let columns = Columns(stage.log)
    stage.root.addChild(columns.split)
    set(width, of: columns, stage)
    columns.split.view.frame = stage.root.view.bounds
    stage.root.view.addSubview(columns.split.view)
    columns.split.didMove(toParent: stage.root)
    await stage.frames(3)
    return columns
  }

  private static func set(_ width: UIUserInterfaceSizeClass, of columns: Columns, _ stage: CheckStage) {
    stage.root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: width), forChild: columns.split)
  }

  private static let narrow = Finding.unknown("this window is too narrow for two columns")

  private static func overridden(_ stage: CheckStage) async -> Finding {
    let child = ProbeController("child", log: stage.log)
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    let present = stage.root.traitCollection.horizontalSizeClass
    let other = present == .regular ? UIUserInterfaceSizeClass.compact : .regular
    stage.root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: other), forChild: child)
    await stage.frames()
    let found = [child.traitCollection, child.view.traitCollection, stage.root.traitCollection]
    return .same(found.map(\.horizontalSizeClass), as: [other, other, present])
  }

  private static func wrapped(_ stage: CheckStage) async -> Finding {
    let columns = await add(.regular, stage)
    let navigation = UINavigationController(rootViewController: ProbeController("own", log: stage.log))
    let isWrapped =
      columns.secondary.navigationController != nil
      && columns.split.viewController(for: .secondary) === columns.secondary
    columns.split.setViewController(navigation, for: .secondary)
    await stage.frames()
    let isKept = navigation.parent === columns.split
    return .that(isWrapped && isKept, else: "wrapped \(isWrapped), kept \(isKept)")
  }

  private static func shown(_ stage: CheckStage) async -> Finding {
    let columns = await add(.regular, stage)
    let wide = columns.shown
    guard wide.contains("primary") else { return narrow }
    set(.compact, of: columns, stage)
    await stage.frames(3)
    let found = [wide, columns.shown]
    return .that(
      found == [["primary", "secondary"], ["compact"]] && columns.split.isCollapsed, else: "\(found)")
  }

  private static func classes(_ stage: CheckStage) async -> Finding {
    let columns = await add(.regular, stage)
    guard columns.shown.contains("primary") else { return narrow }
    let found = [columns.primary, columns.secondary].map(\.traitCollection.horizontalSizeClass)
    return .that(found == [.compact, .regular], else: "classes \(found.map(\.rawValue))")
  }

  private static func presented(_ stage: CheckStage) async -> Finding {
    let columns = await add(.regular, stage)
    let modal = stage.makeModal()
    await stage.present(modal, from: columns.secondary)
    let presenter = modal.presentingViewController
    await stage.dismiss(modal, animated: false)
    return .that(presenter === stage.root, else: presenter.map { "\(type(of: $0))" } ?? "none")
  }
}
