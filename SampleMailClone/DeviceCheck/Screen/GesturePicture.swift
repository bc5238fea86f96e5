import UIKit

/// A picture of a gesture: a card or a device, an arrow, and a fingertip.
final class GesturePicture: UIView {
  static let size = CGSize(width: 120, height: 90)

  init(_ gesture: CheckPrompt.Gesture) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    switch gesture {
    case .dragDown:
      addBox(CGRect(x: 35, y: 5, width: 50, height: 60))
      addArrow(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 60, y: 85))
    case .pullUp:
      for row in 0..<4 { addBox(CGRect(x: 30, y: 6 + CGFloat(row) * 20, width: 60, height: 14)) }
      addArrow(from: CGPoint(x: 60, y: 75), to: CGPoint(x: 60, y: 15))
    case .holdAndTurn:
      addBox(CGRect(x: 10, y: 5, width: 40, height: 76))
      addBox(CGRect(x: 62, y: 22, width: 56, height: 36))
      addArrow(from: CGPoint(x: 30, y: 45), to: CGPoint(x: 75, y: 40))
    case .leave:
      addBox(CGRect(x: 40, y: 5, width: 40, height: 76))
      addArrow(from: CGPoint(x: 60, y: 79), to: CGPoint(x: 60, y: 35))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  private func addBox(_ frame: CGRect) {
    let box = UIView(frame: frame)
    box.backgroundColor = .systemBackground
    box.layer.cornerRadius = 6
    addSubview(box)
  }

  /// Adds an arrow with a fingertip at its beginning.
  private func addArrow(from start: CGPoint, to end: CGPoint) {
    let finger = UIView(frame: CGRect(x: start.x - 10, y: start.y - 10, width: 20, height: 20))
    finger.backgroundColor = .systemGreen
    finger.layer.cornerRadius = 10
    addSubview(finger)
    let (way, line) = (CGVector(dx: end.x - start.x, dy: end.y - start.y), CAShapeLayer())
    let length = max((way.dx * way.dx + way.dy * way.dy).squareRoot(), 1)
    let (ahead, side) = (CGVector(dx: way.dx / length * 10, dy: way.dy / length * 10), CGFloat(0.7))
    let path = CGMutablePath()
    path.move(to: start)
    path.addLine(to: end)
    for turn in [side, -side] {
      path.move(to: end)
      path.addLine(to: CGPoint(x: end.x - ahead.dx + ahead.dy * turn, y: end.y - ahead.dy - ahead.dx * turn))
    }
    line.path = path
    line.fillColor = nil
    line.lineWidth = 3
    line.strokeColor = UIColor.systemGreen.cgColor
    layer.addSublayer(line)
  }
}
