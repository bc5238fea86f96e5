import UIKit

/// Frames that are set and read.
@MainActor enum FrameChecks {
  nonisolated static let all = [
    DeviceCheck(481, "a frame that is set under a transform is the frame that is read", run: transformed),
    DeviceCheck(481, "without a transform the frame has the size of the bounds, to the last bit", run: exact),
    DeviceCheck(484, "the table of a table view controller follows its superview's size", run: table),
    DeviceCheck(
      361, "a table view controller fills its table, and deselects its row as it appears", run: ownTable),
    DeviceCheck(487, "the content view of a cell has its item's size in init(frame:)", run: cell),
    DeviceCheck(492, "a touch meets the front-most subview, whatever zPosition says", run: depth),
    DeviceCheck(492, "CATransform3DConcat applies its first transform first", run: concatenated),
    DeviceCheck(493, "the bounds of a path leave its control points out", run: path),
    DeviceCheck(341, "a shape copies its path, fills it black and draws no line", run: shape),
  ]

  private static let frame = CGRect(x: 40, y: 150, width: 120, height: 60)

  private static func transformed(_ stage: CheckStage) async -> Finding {
    let moved = CGAffineTransform(translationX: 30, y: -20)
    let transforms = [
      ("moved", moved), ("scaled", CGAffineTransform(scaleX: 0.5, y: 2)),
      ("both", moved.scaledBy(x: 0.5, y: 0.5)), ("turned", CGAffineTransform(rotationAngle: .pi / 2)),
    ]
    let wrong = transforms.filter { name, transform in
      let view = stage.addView()
      view.transform = transform
      view.frame = frame
      let gaps = [view.frame.minX - frame.minX, view.frame.maxX - frame.maxX, view.frame.maxY - frame.maxY]
      return gaps.contains { abs($0) > 1e-6 }
    }
    return .same(wrong.map(\.0), as: [])
  }

  private static func exact(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    let sizes = (1...20).map { CGSize(width: 100 / CGFloat($0 + 2), height: 1000 / CGFloat($0 * 3)) }
    let wrong = sizes.filter { size in
      view.frame = CGRect(origin: CGPoint(x: 1000.7, y: size.width / 3), size: size)
      return view.frame.size != view.bounds.size || view.bounds.size != size
    }
    return .same(wrong, as: [])
  }

  private static func table(_ stage: CheckStage) async -> Finding {
    let controller = UITableViewController(style: .plain)
    stage.root.addChild(controller)
    controller.loadViewIfNeeded()
    guard let table = controller.tableView else { return .differs("no table") }
    let container = UIView(frame: table.bounds)
    container.addSubview(table)
    container.bounds.size.width -= 50
    let state = "\(table.frame) in \(container.bounds)"
    controller.removeFromParent()
    return .that(!table.frame.isEmpty && table.frame.size == container.bounds.size, else: state)
  }

  private static func ownTable(_ stage: CheckStage) async -> Finding {
    let controller = RowController(style: .plain)
    guard let table = controller.tableView else { return .differs("no table") }
    let fills = controller.view === table && table.dataSource === controller && table.delegate === controller
    stage.root.addChild(controller)
    table.frame = stage.root.view.bounds
    table.reloadData()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let isSelected = table.indexPathForSelectedRow != nil
    stage.root.view.addSubview(table)
    await stage.frames()
    return .same([fills, isSelected, table.indexPathForSelectedRow == nil], as: [true, true, true])
  }

  private static func cell(_ stage: CheckStage) async -> Finding {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 70)
    let view = UICollectionView(frame: stage.root.view.bounds, collectionViewLayout: layout)
    let source = CellSource()
    view.register(MeasuringCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.root.view.addSubview(view)
    await stage.until { !view.visibleCells.isEmpty }
    let sizes = view.visibleCells.compactMap { ($0 as? MeasuringCell)?.size }
    return .same(sizes, as: [layout.itemSize])
  }

  private static func depth(_ stage: CheckStage) async -> Finding {
    let (back, front) = (stage.addView(), stage.addView())
    back.layer.zPosition = 1
    await stage.frames()
    let hit = stage.root.view.hitTest(front.center, with: nil)
    return .that(hit === front, else: hit === back ? "the one with the higher zPosition" : "another view")
  }

  private static func concatenated(_ stage: CheckStage) async -> Finding {
    let scale = CATransform3DMakeScale(2, 3, 1)
    let joined = CATransform3DConcat(scale, CATransform3DMakeTranslation(10, 20, 0))
    let translated = CATransform3DTranslate(scale, 10, 20, 0)
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 0, 2))
    let gap = abs(turned.b - CGAffineTransform(rotationAngle: 0.5).b)
    let found = [joined.m41, joined.m42, translated.m41, translated.m42]
    return .that(found == [10, 20, 20, 60] && gap < 1e-6, else: "\(found), a rotation off by \(gap)")
  }

  private static func path(_ stage: CheckStage) async -> Finding {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 80), controlPoint2: CGPoint(x: 100, y: 80))
    let boxes = [quarter.bounds, arch.bounds, UIBezierPath(ovalIn: frame).bounds]
    let expected = [
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 100, height: 60), frame,
    ]
    let isNear = zip(boxes, expected).allSatisfy { box, expected in
      [box.minX - expected.minX, box.maxX - expected.maxX, box.maxY - expected.maxY].allSatisfy {
        abs($0) < 0.1
      }
    }
    return .that(isNear, else: "\(boxes)")
  }

  private static func shape(_ stage: CheckStage) async -> Finding {
    let (layer, path) = (CAShapeLayer(), CGMutablePath())
    path.move(to: .zero)
    layer.path = path
    path.addLine(to: CGPoint(x: 50, y: 0))
    let color: [CGFloat] = layer.fillColor?.components ?? []
    return .that(
      layer.path != path && color.dropLast().allSatisfy { $0 == 0 } && color.last == 1
        && layer.strokeColor == nil && layer.lineWidth == 1,
      else: "copied: \(layer.path != path), \(color), a line of \(layer.lineWidth)")
  }
}

/// A table view controller with two rows.
private final class RowController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class CellSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A cell that keeps the size that its content view had when it was made.
private final class MeasuringCell: UICollectionViewCell {
  private(set) var size = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    size = contentView.bounds.size
  }

  required init?(coder: NSCoder) {
    fatalError("This cell is made in code")
  }
}
