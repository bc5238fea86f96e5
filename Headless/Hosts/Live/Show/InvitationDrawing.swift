import UIKit

/// Draws the words “Pull me down” on the card in front.
enum InvitationDrawing {
  private static let size = CGSize(width: 190, height: 44)
  /// Distance of the middle from the upper edge of the card, in points.
  private static let distance: CGFloat = 320
  /// A card that has gone farther has no words, as a share of its travel.
  private static let farthest: CGFloat = 0.4

  static func elements(on track: CardTrack?, in screen: CGRect) -> [SVGElement] {
    guard let track, track.direction == .down, track.progress < farthest else { return [] }
    let middle = CGPoint(x: screen.midX, y: track.position + distance)
    let box = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    let words = SVGElement.text(
      "↓ \(LiveChapter.invitation.task)", at: CGPoint(x: middle.x, y: middle.y + 6)
    ).adding(["text-anchor": "middle", "font-size": "17", "font-weight": "600", "fill": "#ffffff"])
    let pill = CornerShape(box, radius: size.height / 2).element.adding(["fill": "#007aff"])
    return [.group(["id": "invitation"], [pill, words])]
  }
}
