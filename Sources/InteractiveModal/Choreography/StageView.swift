import UIKit

/// Holds what a choreography has made, above both screens; touches go through it. It tells when the room changes.
final class StageView: UIView {
  var onResize: (() -> Void)?
  /// Called when the stage is taken out of its window.
  var onLeave: (() -> Void)?
  private var laidOut: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A stage is not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isResized = laidOut.map { $0 != bounds.size } ?? false
    laidOut = bounds.size
    if isResized { onResize?() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeave?() }
  }
}
