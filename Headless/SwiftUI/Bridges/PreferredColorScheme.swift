import UIKit

extension View {
  /// Sets the colour scheme of the presentation around this view (F601).
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    background(SchemePreference(style: colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified))
  }
}

private struct SchemePreference: UIViewRepresentable {
  let style: UIUserInterfaceStyle

  func makeUIView(context: Context) -> SchemeView { SchemeView() }

  func updateUIView(_ view: SchemeView, context: Context) { view.style = style }

  static func dismantleUIView(_ view: SchemeView, coordinator: Void) { view.style = .unspecified }
}

private final class SchemeView: UIView {
  private weak var hosting: UIViewController?
  var style = UIUserInterfaceStyle.unspecified {
    didSet { if style != oldValue { hosting?.overrideUserInterfaceStyle = style } }
  }

  override func didMoveToWindow() {
    guard window != nil, hosting == nil else { return }
    let responders = sequence(first: self as UIResponder) { $0.next }
    hosting = responders.lazy.compactMap { $0 as? UIViewController }.first
    if style != .unspecified { hosting?.overrideUserInterfaceStyle = style }
  }
}
