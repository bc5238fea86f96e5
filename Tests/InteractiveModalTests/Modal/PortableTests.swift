import Testing
import UIKit

@testable import InteractiveModal

/// What needs no window: the same on Apple's UIKit and on the headless one.
@Suite("On any UIKit") @MainActor struct PortableTests {
  @Test("a presentation controller holds the view of the modal, is elevated, and animates for under a second")
  func presentationController() throws {
    let modal = UIViewController()
    let made = ModalTransition().presentationController(
      forPresented: modal, presenting: nil, source: UIViewController())
    let controller = try #require(made as? ModalPresentationController)
    let view = try #require(controller.presentedView)
    #expect(modal.view.isDescendant(of: view))
    #expect(view !== modal.view)
    #expect(controller.overrideTraitCollection?.userInterfaceLevel == .elevated, "as UIKit's own sheets")
    let animator = DrivenTransition(owner: controller.session)
    #expect((0.1...1).contains(animator.transitionDuration(using: nil)))
  }

  @Test("the delegate vends an animator and a percent-driven interaction controller for its own modals only")
  func animators() throws {
    let (transition, modal, stranger) = (ModalTransition(), UIViewController(), UIViewController())
    let controller = transition.presentationController(
      forPresented: modal, presenting: nil, source: stranger)
    let animator = try #require(
      transition.animationController(forPresented: modal, presenting: stranger, source: stranger))
    let interaction = transition.interactionControllerForPresentation(using: animator)
    #expect(interaction is UIPercentDrivenInteractiveTransition)
    #expect(transition.animationController(forPresented: stranger, presenting: modal, source: modal) == nil)
    #expect(controller != nil)
  }

  /// What a screen behind may look like before.
  typealias Look = (radius: CGFloat, curve: CALayerCornerCurve, clips: Bool, scale: CGFloat)
  nonisolated private static let looks: [Look] = [
    (0, .circular, false, 1), (3, .circular, true, 1), (10, .continuous, false, 0.9),
    (55, .continuous, true, 1),
  ]

  /// The look of a view, to compare it with another time.
  private func look(of view: UIView) -> [String] {
    [
      "\(view.transform)", "\(view.frame)", "\(view.layer.cornerRadius)", view.layer.cornerCurve.rawValue,
      "\(view.clipsToBounds)",
    ]
  }

  @Test("a screen behind scales back, and is given back exactly as found", arguments: looks, [true, false])
  func presenter(_ found: Look, isNarrow: Bool) {
    let (superview, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), UIView())
    superview.addSubview(view)
    view.frame = superview.bounds
    view.transform = CGAffineTransform(scaleX: found.scale, y: found.scale)
    view.layer.cornerRadius = found.radius
    view.layer.cornerCurve = found.curve
    view.clipsToBounds = found.clips
    let before = look(of: view)
    let screenBehind = ScreenBehind(view, of: UIViewController(), screenRadius: nil)
    let geometry = ModalConfiguration.mail.cardGeometry
    let context = LayoutContext(
      size: superview.bounds.size, safeTop: 47, safeBottom: 34, safeLeft: 0, safeRight: 0,
      sizeClass: isNarrow ? .compactWidth : .compactHeight,
      presenterFrame: screenBehind.restingFrame(in: superview), presenterRadius: screenBehind.radius)
    screenBehind.apply(geometry.layout(in: context), isHidden: true)
    screenBehind.apply(geometry.pose(at: 1, in: context))
    if isNarrow {
      #expect(abs(view.frame.minY - 47) < 1e-9)
      #expect(abs(view.frame.width - 368 * found.scale) < 1e-9)
      #expect(abs(view.frame.midX - 200) < 1e-9)
      #expect(view.layer.cornerRadius == 10)
      #expect(view.layer.cornerCurve == .continuous)
      #expect(view.clipsToBounds)
    } else {
      #expect(look(of: view) == before)
    }
    screenBehind.removeTransform()
    #expect(view.transform.a == found.scale)
    screenBehind.apply(geometry.pose(at: 0.7, in: context))
    screenBehind.restore()
    #expect(look(of: view) == before)
  }

  @Test("a card moves by its centre, and stretches from its bottom edge")
  func card() {
    let content = UIView()
    let card = CardView(content: content)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    container.addSubview(card)
    let layout = ModalConfiguration.mail.cardGeometry.layout(
      in: LayoutContext(
        size: CGSize(width: 400, height: 800), safeTop: 47, safeBottom: 0, safeLeft: 0, safeRight: 0,
        sizeClass: .compactWidth,
        presenterFrame: CGRect(x: 0, y: 0, width: 400, height: 800), presenterRadius: 0))
    var pose = CardPose(
      cardOffset: 100, cardOpacity: 1, cardStretch: 0, cardOverhang: 0, dimmingOpacity: 0)
    card.apply(layout)
    card.apply(pose)
    #expect(card.frame == CGRect(x: 0, y: 157, width: 400, height: 743))
    #expect(content.frame.size == layout.card.size)
    let clip = content.superview
    #expect(clip?.clipsToBounds == true)
    #expect(clip?.layer.cornerRadius == 10)
    #expect(clip?.layer.cornerCurve == .continuous)
    #expect(clip?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    (pose.cardOffset, pose.cardStretch) = (0, 8)
    card.apply(pose)
    let shown = content.convert(content.bounds, to: container)
    #expect(abs(shown.minY - 49) < 1e-9)
    #expect(abs(shown.maxY - 800) < 1e-9)
  }

  @Test(
    "a view that is taken in again is under the grabber, and on the material if there is one",
    arguments: [0, 1])
  func holdsContentInOrder(materials: Int) {
    let (content, elsewhere) = (UIView(), UIView())
    let clip = CardClip(content: content)
    clip.show(GrabberView(.mail))
    if materials > 0 { clip.apply(background: nil, UIBlurEffect(style: .regular)) }
    elsewhere.addSubview(content)
    clip.holdContent()
    #expect(clip.subviews.firstIndex(of: content) == materials)
    #expect(clip.subviews.last is GrabberView)
  }
}
