import InteractiveModal
import InteractiveTransitions
import UIKit

/// Opens the search out of the search field of a mailbox.
///
/// One box moves from the field to the search bar, and the list of the mailbox moves up with it.
/// The mailbox fades out while the content of the search fades in, a little later: there is
/// something to see at each moment. In the box one text fades in after the other.
struct SearchTransition: TransitionChoreography {
  private static let first = TransitionTimeline.Interval(to: 0.7)
  private static let second = TransitionTimeline.Interval(from: 0.3)
  private static let halves = (
    first: TransitionTimeline.Interval(to: 0.5), second: TransitionTimeline.Interval(from: 0.5)
  )

  private let inbox: InboxViewController

  init(from inbox: InboxViewController) { self.inbox = inbox }

  /// Another finger may push a message over the mailbox while the search closes.
  private var isFieldShown: Bool { inbox.searchField.window != nil }

  func isOutdated(on stage: TransitionStage) -> Bool { !isFieldShown }

  func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    guard let search = stage.upper.controller as? SearchViewController, isFieldShown else {
      return CrossFadeTransition().tracks(on: stage)
    }
    let (start, end) = (stage.frame(of: inbox.searchField.box), stage.frame(of: search.bar.box))
    let up = CGPoint(x: 0, y: end.midY - start.midY)
    let page = TransitionTrack("page", stage.upper.view, .opacity(from: 0), during: Self.first)
    let list = inbox.lists.view.map { [TransitionTrack("list", $0, .offset(to: up))] } ?? []
    return [page] + list + boxTracks(from: start, to: end, typed: search.bar.field.text ?? "")
      + [.hidden(inbox.searchField.box), .hidden(search.bar.box)]
      + search.content.flatMap {
        [
          TransitionTrack("content", $0, .opacity(from: 0), during: Self.second),
          TransitionTrack("list", $0, .offset(from: CGPoint(x: 0, y: -up.y))),
        ]
      }
      + [
        TransitionTrack("cancel", search.bar.cancel, .opacity(from: 0), during: Self.second),
        TransitionTrack(
          "cancel", search.bar.cancel, .offset(from: CGPoint(x: growth(from: end, to: start), y: -up.y))),
      ]
  }

  /// Returns how far the trailing edge moves as the box gets wider.
  private func growth(from end: CGRect, to start: CGRect) -> CGFloat {
    start.maxX - end.maxX == 0 ? start.minX - end.minX : start.maxX - end.maxX
  }

  /// Returns the tracks of the box that replaces both. A mask makes it narrower for the Cancel button, so its texts stay.
  private func boxTracks(from start: CGRect, to end: CGRect, typed: String) -> [TransitionTrack] {
    let (word, text) = (UILabel.searchWord(), UILabel(.preferredFont(forTextStyle: .body)))
    text.text = typed
    let box = SearchBox(word, text)
    box.frame = start
    let corners = RoundedShape.CornerRadii(box.layer.cornerRadius)
    let whole = CGRect(origin: .zero, size: start.size)
    let isRightToLeft = box.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let offset = CGPoint(
      x: isRightToLeft ? end.maxX - start.maxX : end.minX - start.minX, y: end.midY - start.midY)
    let rest = CGRect(
      x: isRightToLeft ? whole.width - end.width : 0, y: 0, width: end.width, height: whole.height)
    let moving = TransitionTrack(
      "box", box, .offset(to: offset),
      .mask(from: RoundedShape(rect: whole, radii: corners), to: RoundedShape(rect: rest, radii: corners)))
    guard !typed.isEmpty else { return [moving] }
    return [
      moving, TransitionTrack("word", word, .opacity(to: 0), during: Self.halves.first),
      TransitionTrack("text", text, .opacity(from: 0), during: Self.halves.second),
    ]
  }
}
