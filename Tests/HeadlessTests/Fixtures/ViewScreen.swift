import SwiftUI
import TestWorld
import UIKit

@testable import InteractiveModal

extension ViewScreen: TestScreen {
  /// Puts the finger on the bar of a card, and drags it.
  @discardableResult func grab(_ points: CGFloat = 600) -> Self {
    finger.down(at: CGPoint(x: 200, y: topFrame.minY + 20))
    drag(by: CGVector(dx: 0, dy: points))
    return self
  }
}

/// A view that presents its content from the beginning.
struct Presenting<Content: View>: View {
  @State private var isPresented = true
  let configuration: ModalConfiguration
  let content: Content

  init(as configuration: ModalConfiguration = .mail, @ViewBuilder content: () -> Content) {
    (self.configuration, self.content) = (configuration, content())
  }

  var body: some View { Text("home").modal(isPresented: $isPresented, as: configuration) { content } }
}

extension ModalConfiguration {
  /// A card with the heights of other cards, beside which the app stays in use up to the middle one.
  static func undimmed(_ detents: [ModalDetent] = [.medium, .large]) -> ModalConfiguration {
    .mail.with {
      $0.detents = detents
      $0.dimming.largestUndimmedDetent = .medium
      $0.presenter.scale = 1
    }
  }
}
