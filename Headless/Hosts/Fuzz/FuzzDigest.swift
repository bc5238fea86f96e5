import Foundation
import UIKit

/// A number for all that an event has come to: what the screen shows, and what UIKit is about to do.
@MainActor struct FuzzDigest {
  /// FNV-1a (Fowler, Noll and Vo 1991), a word at a time.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of stage: FuzzStage) {
    add([stage.clock.now, Double(stage.clock.frames), Double(stage.owed)])
    add("\(stage.simulator.complaints)")
    for controller in stage.shown {
      add("\(type(of: controller)) \(controller.isBeingPresented) \(controller.isBeingDismissed)")
    }
    for window in stage.simulator.windowScene.windows { add(window) }
  }

  var text: String { String(hash, radix: 16) }

  private mutating func add(_ view: UIView) {
    add("\(type(of: view))")
    add(words(of: view))
    let marks = [view.isHidden, view.isFirstResponder, view.layer.mask != nil]
    add(marks.map { $0 ? 1 : 0 } + [Double(view.subviews.count)])
    let shown = view.layer.shown
    let (bounds, transform) = (shown.bounds, shown.transform.affine)
    add([shown.position.x, shown.position.y, bounds.minX, bounds.minY, bounds.width, bounds.height])
    add([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    add([Double(shown.opacity), shown.cornerRadius])
    for subview in view.subviews { add(subview) }
  }

  private func words(of view: UIView) -> String {
    (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text ?? ""
  }

  private mutating func add(_ numbers: [Double]) { for number in numbers { add(number.bitPattern) } }

  private mutating func add(_ words: String) { for byte in words.utf8 { add(UInt64(byte)) } }

  private mutating func add(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
}
