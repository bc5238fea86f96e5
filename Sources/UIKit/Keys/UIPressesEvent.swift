import Foundation

/// The keys of one moment.
@MainActor public final class UIPressesEvent: UIEvent {
  public let allPresses: Set<UIPress>

  init(_ press: UIPress) {
    allPresses = [press]
    super.init(touches: nil, time: press.timestamp)
  }

  public override var type: EventType { .presses }
}
