import UIKit

/// One picture that moves: a device whose screen shows a reel again and again.
@MainActor struct MovingFilm {
  /// Distance of the screen from the edge of the picture, in points.
  private static let margin: CGFloat = 28

  let reel: FilmReel
  let title: String
  /// Where the gesture comes from.
  let source: String

  private var frames: [FilmReel.Frame] { reel.frames }

  /// The whole page.
  var element: SVGElement {
    let screens = frames.map(\.device.screen.size)
    let size = CGSize(
      width: (screens.map(\.width).max() ?? 0) + 2 * Self.margin,
      height: (screens.map(\.height).max() ?? 0) + 2 * Self.margin)
    var animation = SVGAnimation(times: frames.map(\.time), still: reel.still)
    let device = animation.elements(
      of: frames.indices.map { index in
        let place = SVGValue.transform(place(of: index, in: size))
        return [.group(["transform": place], [frames[index].device.body] + frames[index].picture)]
      })
    return FilmStrip.page(
      size, title: title, source: source, ground: nil, embedsFont: false,
      reel.definitions + [animation.style], device)
  }

  /// The device in the middle of the picture. After a turn it comes from its former orientation.
  private func place(of index: Int, in size: CGSize) -> CGAffineTransform {
    let screen = frames[index].device.screen
    let middle = CGAffineTransform(translationX: -screen.midX, y: -screen.midY)
    return middle.concatenating(CGAffineTransform(rotationAngle: -angleLeft(at: index)))
      .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
  }

  /// How far the device has yet to turn, in radians clockwise.
  private func angleLeft(at index: Int) -> CGFloat {
    let turns = frames.indices.dropFirst()
    guard
      let start = turns.last(where: { $0 <= index && frames[$0].device.turn != frames[$0 - 1].device.turn })
    else { return 0 }
    let share = (frames[index].time - frames[start - 1].time) / Simulator.rotationDuration
    let turn = (frames[start].device.turn - frames[start - 1].device.turn + 540) % 360 - 180
    return CGFloat(turn) * .pi / 180 * max(1 - CGFloat(share), 0)
  }
}
