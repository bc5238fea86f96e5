import UIKit

/// Configurations to start from.
extension ModalConfiguration {
  /// A card that slides up over the screen behind, as a draft does in Mail.
  public static var mail: ModalConfiguration { ModalConfiguration() }

  /// A sheet with the look of the system's: medium and large height, with a grabber.
  ///
  /// From iOS 26 on, the screen behind stays in place. Below full height the card floats 8 points from
  /// the edges, with corners of 38 points, on glass, which is seen where the content is clear. Its lower corners
  /// share their centres with the display's if these are larger. On its way to full height the glass turns
  /// opaque. Up to iOS 18 the card is Mail's. Apple publishes no figures: these are measured by others. An app gets the former look if the system draws it so: if it was built before
  /// the SDK of iOS 26, or with that SDK and `UIDesignRequiresCompatibility`.
  public static var sheet: ModalConfiguration { sheet(SystemLook.current) }

  static func sheet(_ look: SystemLook) -> ModalConfiguration {
    var sheet = ModalConfiguration()
    sheet.detents = [.medium, .large]
    sheet.grabber.isVisible = true
    switch look {
    case .classic: break
    case .glass:
      sheet.presenter.scale = 1
      sheet.size.topGap = 0
      sheet.card.cornerRadius = 38
      sheet.card.floatingInset = 8
      sheet.card.isGlass = UIVisualEffect.hasSheetGlass
    }
    return sheet
  }

  /// Mail's card, on a tablet no larger than 540 × 620 points. On a phone it is ``mail``.
  ///
  /// The size is the one that apps know of UIKit's form sheets. Apple publishes no figure, and form
  /// sheets are slightly larger from iPadOS 16 on.
  public static var form: ModalConfiguration {
    var form = ModalConfiguration()
    form.size.maximumWidth = 540
    form.size.maximumHeight = 620
    return form
  }

  /// A panel from a side, at most 320 points wide, without corners.
  ///
  /// - Parameter edge: The side; `leading` by default.
  public static func drawer(from edge: ModalEdge = .leading) -> ModalConfiguration {
    var drawer = ModalConfiguration()
    drawer.edge = edge
    drawer.size.maximumWidth = 320
    drawer.presenter.scale = 1
    drawer.card.cornerRadius = 0
    drawer.dimming.opacity = 0.3
    return drawer
  }

  /// A screen that slides up and covers all of the one behind, which does not move. On a tablet too.
  public static var fullScreen: ModalConfiguration {
    var screen = ModalConfiguration()
    screen.presenter.scale = 1
    screen.size.fillsContainer = true
    screen.card.cornerRadius = 0
    return screen
  }
}

/// The system's design.
enum SystemLook: CaseIterable {
  /// Up to iOS 18.
  case classic
  /// From iOS 26 on: glass, and cards that float.
  case glass

  /// The design in which the system draws the app.
  static var current: SystemLook {
    guard #available(iOS 26, visionOS 26, *) else { return .classic }
    return SystemLook(ofAppWith: Bundle.main.infoDictionary ?? [:])
  }

  /// The design of an app on iOS 26 or later, by its Info.plist.
  ///
  /// The system draws an app in the former design that was built with an older SDK. An app that was
  /// built with the SDK of iOS 26 can ask for it by a key, which later SDKs ignore (F595).
  /// Without a version of the SDK, 26 counts.
  init(ofAppWith info: [String: Any]) {
    let version = (info["DTPlatformVersion"] as? String)?.prefix { $0 != "." }
    let sdk = version.flatMap { Int($0) } ?? 26
    let asksForFormer = info["UIDesignRequiresCompatibility"] as? Bool == true
    self = sdk < 26 || (sdk == 26 && asksForFormer) ? .classic : .glass
  }
}
