/// Manages a sheet of UIKit's. Its detents and its look are not modelled.
open class UISheetPresentationController: UIPresentationController {
  open override var shouldPresentInFullscreen: Bool { false }
}

extension UIViewController {
  /// That of this controller or of an ancestor; it may make a presentation controller of another style (F721).
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
