import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("A photo that both screens show", .ownWorld) struct MatchedPhotoTests {
  /// How both screens show the photo.
  struct Modes: Sendable, CustomTestStringConvertible {
    let lower: UIView.ContentMode
    let upper: UIView.ContentMode
    var testDescription: String { "\(lower) to \(upper)" }

    static let all = [
      Modes(lower: .scaleAspectFill, upper: .scaleAspectFit),
      Modes(lower: .scaleAspectFit, upper: .scaleAspectFill),
      Modes(lower: .scaleAspectFill, upper: .scaleAspectFill), Modes(lower: .top, upper: .scaleAspectFit),
      Modes(lower: .bottomRight, upper: .topLeft), Modes(lower: .scaleToFill, upper: .scaleAspectFit),
      Modes(lower: .scaleAspectFill, upper: .scaleToFill), Modes(lower: .left, upper: .center),
    ]
  }

  /// A thumbnail of 80 by 80 in a row, and a page that it fills.
  @MainActor private struct Photo {
    let screen: MatchedScreen
    let lower = UIImageView()
    let upper = UIImageView()

    init(_ modes: Modes, isModal: Bool) {
      screen = MatchedScreen(isModal: isModal)
      let (list, page) = (screen.list, screen.page)
      page.loadViewIfNeeded()
      lower.frame = CGRect(x: 100, y: 0, width: 80, height: 80)
      upper.frame = page.view.bounds
      upper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for (view, mode) in [(lower, modes.lower), (upper, modes.upper)] {
        view.image = UIImage(
          systemName: "envelope", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
        (view.contentMode, view.clipsToBounds) = (mode, true)
      }
      list.row?.contentView.addSubview(lower)
      page.view.addSubview(upper)
      let (thumbnail, photo) = (lower, upper)
      list.elements = { _ in [MatchedElement("photo", thumbnail)] }
      page.elements = { _ in [MatchedElement("photo", photo)] }
      screen.simulator.settleLayout()
    }

    /// Where an image view draws the whole picture, in its coordinates.
    func picture(_ view: UIImageView) -> CGRect {
      if case .symbol(_, _, let frame)? = view.layer.contents as? LayerContents { frame } else { .null }
    }

    /// Key frames may each be 0.15 points away.
    private let tolerance: CGFloat = 0.3

    /// What is wrong in a frame of the transition; `nil` if both snapshots show one picture in one place, and
    /// no part of the moving view is empty.
    var fault: String? {
      screen.simulator.settleLayout()
      guard let copy = screen.copies.first else { return "no copy moves" }
      let places = [(copy.lower, lower), (copy.upper, upper)].map { snapshot, view in
        picture(view).moved(with: view.bounds, to: snapshot.shown.frame)
      }
      if !places[0].isAbout(places[1], within: tolerance) { return "the pictures are at \(places)" }
      let window = copy.shown.bounds
      let covering = [copy.lower, copy.upper].filter { $0.shown.alpha == 1 }.map(\.shown.frame)
      let isCovered = covering.contains {
        $0.union(window).isAbout($0, within: tolerance)
          || window.isAbout($0.intersection(window), within: tolerance)
      }
      return isCovered ? nil : "\(covering) do not cover \(window)"
    }

    /// The frame of what an image view shows of the picture, in the window.
    func seen(_ view: UIImageView) -> CGRect {
      view.shown(picture(view).intersection(view.bounds))
    }
  }

  @Test(
    "is one picture in each frame, there and back, cropped at both ends as each screen crops it",
    arguments: Modes.all, [false, true])
  func flies(modes: Modes, isModal: Bool) throws {
    let photo = Photo(modes, isModal: isModal)
    let screen = photo.screen
    let start = photo.seen(photo.lower)
    for isOpening in [true, false] {
      screen.begin(isOpening: isOpening)
      screen.clock.runTurns()
      if isOpening { #expect(screen.copies.first?.shown.frame.isAbout(start, within: 1e-3) == true) }
      var last = CGRect.zero
      for _ in 0..<60 where !screen.copies.isEmpty {
        #expect(photo.fault == nil)
        last = try #require(screen.copies.first).shown.frame
        screen.clock.advance(by: 1 / 60)
      }
      screen.settle()
      #expect(last.isAbout(photo.seen(isOpening ? photo.upper : photo.lower), within: 1))
      #expect(screen.disorder == nil && screen.reports.isEmpty)
    }
  }

  @Test("is one picture under a finger", arguments: Modes.all, [false, true])
  func follows(modes: Modes, isModal: Bool) throws {
    let photo = Photo(modes, isModal: isModal)
    let screen = photo.screen
    screen.begin(isOpening: true)
    screen.settle()
    screen.finger.down(at: screen.grip)
    let step = CGVector(dx: screen.closing.dx / 20, dy: screen.closing.dy / 20)
    for _ in 0..<15 {
      screen.drag(by: step)
      #expect(photo.fault == nil)
    }
    screen.cancelTouch()
    #expect(screen.disorder == nil && screen.isOpen)
  }

  @Test("is not distorted if its thumbnail is cut to another aspect ratio", arguments: [false, true])
  func keepsAspectRatios(isUpperCut: Bool) throws {
    let photo = Photo(Modes(lower: .scaleAspectFill, upper: .scaleAspectFit), isModal: false)
    let cut = isUpperCut ? photo.upper : photo.lower
    cut.image = UIImage(systemName: "chevron.forward")
    photo.screen.simulator.settleLayout()
    photo.screen.push()
    var middles = 0
    while let copy = photo.screen.copies.first, middles < 200 {
      let places = [(copy.lower, photo.lower), (copy.upper, photo.upper)].map { snapshot, view in
        photo.picture(view).moved(with: view.bounds, to: snapshot.shown.frame)
      }
      for (place, view) in zip(places, [photo.lower, photo.upper]) {
        let size = try #require(view.image).size
        #expect(abs(place.width / place.height - size.width / size.height) < 0.01)
      }
      #expect(abs(places[0].midX - places[1].midX) < 0.3 && abs(places[0].midY - places[1].midY) < 0.3)
      middles += 1
      photo.screen.clock.advance(by: 1 / 60)
    }
    #expect(middles > 10 && photo.screen.settle().disorder == nil)
  }

  @Test("is replaced in flight by the one that the app loads meanwhile", arguments: [false, true])
  func loads(isUpper: Bool) throws {
    let photo = Photo(Modes(lower: .scaleAspectFill, upper: .scaleAspectFit), isModal: false)
    let (screen, view) = (photo.screen.push().settle(), isUpper ? photo.upper : photo.lower)
    screen.draw(150)
    view.image = UIImage(systemName: "chevron.forward")
    screen.drag(by: CGVector(dx: 1, dy: 0))
    let copy = try #require(screen.copies.first)
    let snapshot = isUpper ? copy.upper : copy.lower
    let picture = (snapshot.layer as? SnapshotLayer)?.picture?.sublayers?.first
    #expect(picture?.contents as? LayerContents == view.layer.contents as? LayerContents)
    #expect(screen.copies.count == 1 && screen.cancelTouch().disorder == nil && screen.reports.isEmpty)
  }

  @Test("that the user has zoomed begins as what is seen of it")
  func zoomed() throws {
    let photo = Photo(Modes(lower: .scaleAspectFill, upper: .scaleAspectFit), isModal: true)
    let (screen, scroll, zoom) = (photo.screen, UIScrollView(), Zoom(photo.upper))
    scroll.frame = screen.page.view.bounds
    screen.page.view.addSubview(scroll)
    scroll.addSubview(photo.upper)
    (scroll.delegate, scroll.maximumZoomScale) = (zoom, 3)
    screen.begin(isOpening: true)
    screen.settle()
    scroll.zoomScale = 2
    scroll.contentOffset = CGPoint(x: 120, y: 300)
    screen.simulator.settleLayout()
    let seen = photo.seen(photo.upper).intersection(screen.place(scroll))
    screen.begin(isOpening: false)
    screen.clock.runTurns()
    #expect(screen.copies.first?.shown.frame.isAbout(seen, within: 1e-3) == true)
    for _ in 0..<60 where !screen.copies.isEmpty {
      #expect(photo.fault == nil)
      screen.clock.advance(by: 1 / 60)
    }
    #expect(screen.settle().disorder == nil && screen.reports.isEmpty)
  }

  private final class Zoom: NSObject, UIScrollViewDelegate {
    private let view: UIView
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  @Test("has the picture that the app tells, in any view, and none if that is nowhere in it")
  func tells() throws {
    let modes = Modes(lower: .scaleAspectFill, upper: .scaleAspectFit)
    for (told, isPicture) in [
      (CGRect(x: -40, y: 0, width: 160, height: 80), true),
      (CGRect(x: 90, y: 0, width: 160, height: 80), false), (CGRect.null, false),
      (CGRect(x: CGFloat.nan, y: 0, width: 80, height: 80), false),
    ] {
      let photo = Photo(modes, isModal: false)
      let (thumbnail, upper) = (UIView(frame: photo.lower.frame), photo.upper)
      photo.lower.superview?.addSubview(thumbnail)
      photo.screen.list.elements = { _ in [MatchedElement("photo", thumbnail, picture: told)] }
      photo.screen.page.elements = { _ in [MatchedElement("photo", upper)] }
      photo.screen.push()
      let copy = try #require(photo.screen.copies.first)
      let place = photo.picture(upper).moved(with: upper.bounds, to: copy.upper.shown.frame)
      #expect(place.isAbout(told) == isPicture)
      photo.screen.settle()
    }
  }
}
