/// One tab's controller takes another's place.
struct TabChange {
  let from: UIViewController?
  let to: UIViewController?
  /// Somebody sees it: then the controllers hear of appearing.
  let isSeen: Bool
  let isAnimated: Bool
}
