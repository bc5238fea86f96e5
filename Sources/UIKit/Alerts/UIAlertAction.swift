import Foundation

/// One choice of an alert.
@MainActor open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange() } }
  }

  let handler: ((UIAlertAction) -> Void)?
  /// Lets the alert that shows the choice follow it.
  var onChange: () -> Void = {}

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
