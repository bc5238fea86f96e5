import InteractiveModal
import UIKit

/// How the root of a stage stands, to compare it with another time.
@MainActor struct PlaceCheck {
  private let root: UIViewController
  private let window: UIWindow
  private let look: [String: String]
  private let fillsWindow: Bool
  private weak var firstResponder: UIView?
  private let views: Set<ObjectIdentifier>
  private let recognizers: Set<ObjectIdentifier>

  init(of root: UIViewController, in window: UIWindow) {
    (self.root, self.window) = (root, window)
    look = Self.look(of: root)
    fillsWindow = root.view.frame.size == window.bounds.size
    firstResponder = window.firstResponder
    views = Set(Self.views(around: root.view, in: window).map(ObjectIdentifier.init))
    recognizers = Set(Self.recognizers(of: root.view, in: window).map(ObjectIdentifier.init))
  }

  /// What a presentation changes of the screen behind, by name.
  private static func look(of root: UIViewController) -> [String: String] {
    let (view, layer): (UIView, CALayer) = (root.view, root.view.layer)
    return [
      "transform": "\(view.transform)", "alpha": "\(view.alpha)", "isHidden": "\(view.isHidden)",
      "cornerRadius": "\(layer.cornerRadius)", "cornerCurve": layer.cornerCurve.rawValue,
      "clipsToBounds": "\(view.clipsToBounds)",
      "isUserInteractionEnabled": "\(view.isUserInteractionEnabled)",
      "accessibilityElementsHidden": "\(view.accessibilityElementsHidden)",
      "additionalSafeAreaInsets": "\(root.additionalSafeAreaInsets)",
    ]
  }

  /// The views that lie beside the root's.
  private static func views(around view: UIView, in window: UIWindow) -> [UIView] {
    let beside = view.superview === window ? [] : view.superview?.subviews ?? []
    return window.subviews + beside
  }

  private static func recognizers(of view: UIView, in window: UIWindow) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []) + (window.gestureRecognizers ?? [])
  }

  /// Returns a sentence for each thing that is not as it was. Of a root that the app has put in the
  /// place of this one, nothing is known.
  func problems() -> [String] {
    guard window.rootViewController === root else { return [] }
    let name = type(of: root)
    let now = Self.look(of: root)
    var problems = look.sorted { $0.key < $1.key }.compactMap { key, value in
      now[key] == value ? nil : "the \(key) of \(name) is \(now[key] ?? "gone") and was \(value)"
    }
    if fillsWindow, root.view.frame != window.bounds {
      problems.append("the view of \(name) has the frame \(root.view.frame) in a window of \(window.bounds)")
    }
    if let firstResponder, window.firstResponder !== firstResponder {
      problems.append("\(type(of: firstResponder)) was the first responder, and is not any more")
    }
    return problems + leftovers
  }

  private var leftovers: [String] {
    let new = Self.views(around: root.view, in: window).filter { !views.contains(ObjectIdentifier($0)) }
    let gestures = Self.recognizers(of: root.view, in: window).filter {
      !recognizers.contains(ObjectIdentifier($0))
    }
    return new.map { "a \(type(of: $0)) is left beside the root" }
      + gestures.map { "a \(type(of: $0)) is left on \(type(of: $0.view ?? window))" }
  }

  /// Returns a sentence for each part in the window that none of the modals there has.
  static func leftParts(in window: UIWindow, of modals: Int) -> [String] {
    let parts = window.views.compactMap(\.accessibilityIdentifier)
    return ModalIdentifier.allCases.map(\.rawValue).flatMap { part in
      parts.filter { $0 == part }.dropFirst(modals).map { "\($0) is left in the window" }
    }
  }

  /// Returns a sentence for each thing that is wrong about a modal in front.
  static func problems(of modal: UIViewController, _ probe: ModalProbe) -> [String] {
    var problems: [String] = []
    let name = type(of: modal)
    switch probe.update?.phase {
    case .resting(.detent): break
    case .settling(.detent(let detent)):
      problems.append("\(name) is on its way to the detent “\(detent.rawValue)”: call settle() first")
    case .settling(.dismissed): problems.append("\(name) is on its way out: call settle() first")
    case .held: problems.append("a finger is on \(name): call release() or cancelTouch(), then settle()")
    case .asking: problems.append("\(name) asks whether it may be dismissed: answer first, then settle()")
    case .resting(.dismissed), nil: problems.append("\(name) is gone: call settle() first")
    }
    if let transform = probe.card?.transform, transform != .identity {
      problems.append("the card of \(name) has the transform \(transform)")
    }
    if probe.card?.accessibilityElementsHidden == true {
      problems.append("the card of \(name) is hidden from VoiceOver")
    }
    if let card = probe.card, !modal.view.isDescendant(of: card) {
      problems.append("the view of \(name) is not in its card")
    }
    return problems
  }
}

extension UIView {
  /// The view and all views in it.
  var views: [UIView] { [self] + subviews.flatMap(\.views) }
  /// The view in it, or itself, that is the first responder.
  fileprivate var firstResponder: UIView? { views.first(where: \.isFirstResponder) }
}
