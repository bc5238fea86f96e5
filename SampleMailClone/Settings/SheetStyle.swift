import InteractiveModal
import UIKit

/// The look of the sheets of this app, as the user chose it.
struct SheetStyle {
  /// Whether sheets float with round corners, as on iOS 26. Otherwise the screen behind scales back, as in Mail.
  var isFloating = false
  /// Whether sheets blur the screen behind.
  var isBlurring = false
  /// Whether a swipe may go past a height of a sheet.
  var skipsHeights = true
  /// Whether a draft that is drawn down becomes a bar at the bottom of the screen.
  var dock = ModalConfiguration.Dock.off
  /// Where a sheet is on a tablet.
  var placement = ModalPlacement.trailing
}

extension UIViewController {
  /// The look of the sheets in the window of this controller; the app does not save it from one launch to the next.
  var sheetStyle: SheetStyle {
    get { scene?.sheetStyle ?? SheetStyle() }
    set { scene?.sheetStyle = newValue }
  }

  private var scene: SceneDelegate? { viewIfLoaded?.window?.windowScene?.delegate as? SceneDelegate }
}

extension ModalConfiguration {
  /// A sheet of two heights: half of the screen, or all of it. On a tablet, and on a phone on its
  /// side, it is a panel at the side.
  @MainActor static func actions(_ style: SheetStyle) -> ModalConfiguration {
    var sheet = ModalConfiguration.mail
    sheet.detents = [.medium, .large]
    sheet.grabber.isVisible = true
    sheet.size.placement = style.placement
    sheet.size.maximumWidth = 400
    sheet.size.fillsCompactHeight = false
    sheet.haptics.detents = .selection
    sheet.motion.policy = .projected(skipsStops: style.skipsHeights)
    if style.isBlurring { sheet.dimming.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
    if style.isFloating {
      sheet.presenter.scale = 1
      sheet.card.cornerRadius = 38
      sheet.card.floatingInset = 8
    }
    return sheet
  }
}
