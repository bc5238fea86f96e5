extension ModalConfiguration {
  /// When and by what the user dismisses a modal.
  public struct Dismissal: Equatable, Sendable {
    /// Whether UIKit begins the dismissal as the finger drags the modal below its lowest height, as it
    /// does with its own sheets; true by default.
    ///
    /// The finger drives UIKit's transition then: what runs alongside follows it. A modal that returns
    /// has told `viewWillDisappear`, and tells `viewDidAppear` again. Until it stands, the interface
    /// does not rotate, and UIKit ignores a `dismiss` of the app's.
    ///
    /// If false, UIKit begins as the finger lets go of a modal that leaves. During a drag that returns, the
    /// app only gets the question of permission.
    ///
    /// The release begins it in any case if the keyboard stays on the screen during the drag, and if the
    /// modal presents another controller or lies on another modal. If the app asks, its answer begins it.
    public var beginsWithDrag = true
    /// Whether a tap outside the card dismisses the modal; true by default. The strip above a card of
    /// full height does not count. If the screen behind is in use, it takes the tap.
    public var onTapOutside = true
    /// Whether Escape and Command-period on a hardware keyboard dismiss the modal; true by default.
    ///
    /// They are key commands of the modal. A controller that overrides `keyCommands` has to include
    /// those of `super`.
    public var onEscape = true
  }

  /// Whether a container shows the modal as a card that can be docked: only a card from the bottom has a dock.
  var canBeDocked: Bool { dock == .minimizes && edge == .bottom }

  /// Whether a card can lie as a bar at the bottom of its container, as Mail's drafts do.
  public enum Dock: Sendable {
    /// Below its lowest height the card leaves.
    case off
    /// Below its lowest height the card becomes a bar, from which the user takes it back or closes it.
    ///
    /// A controller that is in a ``ModalContainerController`` shows such a modal as a card of the container, so
    /// that the screen below stays in use. For a modal from another edge than the bottom this counts as ``off``, and
    /// so it does without a container.
    case minimizes
  }

  /// How a modal and the keyboard share the screen.
  public struct Keyboard: Equatable, Sendable {
    /// How the content of the modal avoids the keyboard.
    public enum Avoidance: CaseIterable, Sendable {
      /// The kit adds the covered height to the modal's safe area, with the keyboard's duration and
      /// curve.
      ///
      /// SwiftUI's `UIHostingController`, a `UITableViewController`, a `UICollectionViewController` and a
      /// `WKWebView` avoid the keyboard by themselves. So the kit adds nothing while the user types in
      /// one, also inside a navigation controller.
      case automatic
      /// The app avoids the keyboard, with `keyboardLayoutGuide` or with insets of its own. The kit
      /// adds nothing.
      case byApp
    }

    /// What happens to the keyboard while a finger drags the modal.
    public enum DuringDrag: CaseIterable, Sendable {
      /// It goes down as the drag begins. It comes back with the same text and selection if the modal
      /// returns.
      case lowers
      /// It stays until the finger lets go and the modal leaves. The dismissal begins with the release.
      case stays
    }

    /// How the content of the modal avoids the keyboard; `automatic` by default. ``raisesCard``
    /// counts in any case.
    public var avoidance = Avoidance.automatic
    /// Whether a card in which the user types rises above the keyboard; true by default.
    ///
    /// The card gets higher by what the keyboard covers, up to the largest height, and so shows as much as
    /// before. It goes back with the keyboard. If false, it stays, and its content gets the covered height
    /// as safe area.
    public var raisesCard = true
    /// What happens to the keyboard while a finger drags the modal; `lowers` by default.
    public var duringDrag = DuringDrag.lowers
  }

  /// What the user feels when the outcome of a release changes during a drag.
  public struct Haptics: Equatable, Sendable {
    /// What one change of the outcome feels like.
    public enum Feedback: Equatable, Hashable, Sendable {
      /// Nothing.
      case off
      /// The tick of a selection that changes.
      case selection
      /// A light impact.
      case impact
    }

    /// What the user feels when a release would dismiss the modal, and when it would not any more;
    /// nothing by default.
    public var dismissal = Feedback.off
    /// What the user feels when a release would take the modal to another of its
    /// ``ModalConfiguration/detents`` than a moment ago; nothing by default.
    public var detents = Feedback.off
  }
}
