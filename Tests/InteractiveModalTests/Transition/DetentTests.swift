#if os(Linux)
  import Testing
  import UIKit

  @testable import InteractiveModal

  @Suite("A modal that stands at several heights") @MainActor struct DetentTests {
    private func open(
      _ detents: [ModalDetent] = [.large, .medium], initially: ModalDetent.Identifier? = nil,
      on device: Device = .iPhone15, _ change: (inout ModalConfiguration) -> Void = { _ in }
    ) -> Screen {
      var configuration = ModalConfiguration.mail
      configuration.detents = detents
      configuration.initialDetent = initially
      change(&configuration)
      return Screen(device: device, framesPerSecond: 120, configuration: configuration).open()
    }

    private func settle(_ screen: Screen) -> ModalDetent.Identifier? {
      screen.clock.runUntilIdle()
      return screen.draft.selectedModalDetent
    }

    /// Half of what lies above the home indicator, and the indicator's strip: (783 - 34) / 2 + 34 from the foot.
    private static let mediumTop: CGFloat = 852 - (374.5 + 34)

    @Test("it is presented at its lowest height, or where the app wants it")
    func presented() {
      let low = open()
      #expect(low.draft.selectedModalDetent == .medium)
      #expect(abs(low.cardTop - Self.mediumTop) < 1e-9)
      #expect(low.delegate.updates.last?.phase == .resting(.detent(.medium)))
      let high = open(initially: .large)
      #expect(high.draft.selectedModalDetent == .large)
      #expect(high.disorder == nil)
    }

    @Test("it covers its place without animation too")
    func unanimated() {
      var configuration = ModalConfiguration.mail
      configuration.detents = [.medium, .large]
      let screen = Screen(configuration: configuration)
      screen.present(animated: false)
      screen.clock.runUntilIdle()
      #expect(abs(screen.cardTop - Self.mediumTop) < 1e-9)
    }

    @Test(
      "a slow finger leaves it at the nearest height, or takes it away",
      arguments: [
        (-60, .medium), (-250, .large), (-420, .large), (100, .medium), (300, nil),
      ] as [(CGFloat, ModalDetent.Identifier?)])
    func dragged(points: CGFloat, detent: ModalDetent.Identifier?) {
      let screen = open()
      screen.grab(points)
      screen.restAndLift()
      screen.clock.runUntilIdle()
      if let detent {
        #expect(screen.draft.selectedModalDetent == detent)
        #expect(screen.isPresented)
        #expect(screen.simulator.complaints.isEmpty)
      } else {
        #expect(screen.leftover == nil)
      }
    }

    @Test("a flick from the large height goes to the next, a hard one away")
    func flicked() {
      let gentle = open(initially: .large)
      gentle.finger.down(at: gentle.grip)
      gentle.drag(by: 40, over: 0.05)
      gentle.finger.up()
      #expect(settle(gentle) == .medium)
      let hard = open(initially: .large)
      hard.finger.down(at: hard.grip)
      hard.drag(by: 300, over: 0.1)
      hard.finger.up()
      hard.clock.runUntilIdle()
      #expect(hard.leftover == nil)
    }

    @Test("the finger takes it over the heights without a jump, as far as itself")
    func follows() {
      let screen = open()
      screen.grab(-100)
      for points in [-300, 250, 400, -200] as [CGFloat] {
        let before = screen.cardTop
        screen.drag(by: points)
        #expect(abs(screen.cardTop - max(before + points, screen.restingTop)) < 0.001)
        if screen.cardTop <= screen.restingTop { screen.drag(by: -20) }
        if screen.cardTop == screen.restingTop { break }
      }
      screen.finger.cancel()
      #expect(settle(screen) == .medium)
    }

    @Test(
      "a touch that is taken away returns it to the height it had",
      arguments: [.medium, .large] as [ModalDetent.Identifier])
    func cancelled(detent: ModalDetent.Identifier) {
      let screen = open(initially: detent)
      screen.grab(160)
      screen.finger.cancel()
      #expect(settle(screen) == detent)
    }

    @Test("one that may not leave moves between its heights, and is asked about beyond the lowest")
    func refused() {
      let screen = open(initially: .large)
      screen.delegate.allows = false
      screen.grab(300)
      screen.restAndLift()
      #expect(settle(screen) == .medium)
      #expect(screen.delegate.attempts == 0)
      screen.grab(400)
      screen.restAndLift()
      #expect(settle(screen) == .medium)
      #expect(screen.delegate.attempts == 1)
    }

    // MARK: In code

    @Test("the app sends it to another height, in mid-flight too, with the spring and no jump")
    func selected() {
      let screen = open()
      screen.draft.selectModalDetent(.large)
      screen.clock.advance(by: 0.1)
      let (top, updates) = (screen.cardTop, screen.delegate.updates)
      #expect(top > screen.restingTop && top < Self.mediumTop)
      screen.draft.selectModalDetent(.medium)
      #expect(screen.cardTop == top)
      #expect(screen.delegate.updates.last?.velocity == updates.last?.velocity)
      #expect(settle(screen) == .medium)
      screen.draft.selectModalDetent(.large, animated: false)
      #expect(screen.disorder == nil)
    }

    @Test("from under a finger too, which then moves nothing")
    func selectedUnderFinger() {
      let screen = open()
      screen.grab(-80)
      screen.draft.selectModalDetent(.large)
      screen.clock.runUntilIdle()
      #expect(screen.disorder == nil)
      screen.drag(by: 200)
      #expect(screen.disorder == nil)
      screen.finger.up()
    }

    @Test("a height that it does not have, one that is gone or leaves, and a controller in no modal: nothing")
    func selectedInVain() {
      let screen = open()
      screen.draft.selectModalDetent("attic")
      #expect(settle(screen) == .medium)
      screen.root.selectModalDetent(.large)
      #expect(screen.root.selectedModalDetent == nil)
      screen.draft.dismiss(animated: true)
      screen.clock.advance(by: 0.1)
      screen.draft.selectModalDetent(.large)
      screen.clock.runUntilIdle()
      screen.draft.selectModalDetent(.large)
      #expect(screen.leftover == nil)
    }

    @Test("content that asks for another height gets it")
    func fitContent() {
      let screen = open([.fitContent])
      #expect(screen.disorder == nil)
      screen.draft.preferredContentSize = CGSize(width: 0, height: 300)
      screen.clock.runUntilIdle()
      #expect(abs(screen.restingTop - (852 - 334)) < 1e-9)
      #expect(screen.disorder == nil)
      #expect(screen.root.view.transform.isIdentity, "a card that is smaller than the room")
      screen.grab(300)
      screen.restAndLift()
      screen.clock.runUntilIdle()
      #expect(screen.leftover == nil)
    }

    @Test("what a custom height depends on changed")
    func invalidated() {
      final class Height: @unchecked Sendable { var value: CGFloat = 200 }
      let height = Height()
      let screen = open([ModalDetent("custom") { _ in height.value }])
      #expect(abs(screen.restingTop - (852 - 234)) < 1e-9)
      height.value = 400
      screen.draft.invalidateModalDetents()
      screen.clock.runUntilIdle()
      #expect(abs(screen.restingTop - (852 - 434)) < 1e-9)
      #expect(screen.disorder == nil)
    }

    // MARK: The handle

    private func grabber(of screen: Screen) -> GrabberView? {
      screen.draft.view.superview?.subviews.compactMap { $0 as? GrabberView }.first
    }

    @Test("a tap on the handle takes it to the next height, and from the highest to the lowest")
    func handle() {
      let screen = open { $0.showsGrabber = true }
      for detent in [.large, .medium, .large] as [ModalDetent.Identifier] {
        let place = grabber(of: screen).map { $0.convert($0.bounds, to: nil) } ?? .zero
        #expect(abs(place.midX - 196.5) < 1e-9)
        #expect(abs(place.midY - screen.cardTop - 7.5) < 1e-9)
        screen.finger.down(at: CGPoint(x: place.midX, y: place.midY))
        screen.clock.advance(by: 0.05)
        screen.finger.up()
        #expect(settle(screen) == detent)
      }
    }

    @Test(
      "somebody who does not see it adjusts the height by the handle, which says how high the card stands")
    func handleAdjusted() {
      let screen = open([.large, .medium, ModalDetent("dock") { _ in 80 }]) { $0.showsGrabber = true }
      let voiceOver = screen.simulator.voiceOver
      guard let handle = grabber(of: screen) else { return #expect(Bool(false), "there is no handle") }
      #expect(handle.accessibilityLabel == "Sheet Grabber")
      #expect(handle.accessibilityValue == "Minimized")
      let steps: [(isUp: Bool, detent: ModalDetent.Identifier, value: String)] = [
        (false, "dock", "Minimized"), (true, .medium, "Half Screen"), (true, .large, "Expanded"),
        (true, .large, "Expanded"), (false, .medium, "Half Screen"),
      ]
      for step in steps {
        voiceOver.adjust(handle, up: step.isUp)
        #expect(settle(screen) == step.detent)
        #expect(handle.accessibilityValue == step.value)
      }
    }

    @Test("what the handle says is in the app's words")
    func handleWords() {
      let screen = open(initially: .large) {
        $0.showsGrabber = true
        $0.strings.grabber = "Griff"
        $0.strings.expanded = "Ganz offen"
      }
      #expect(grabber(of: screen)?.accessibilityLabel == "Griff")
      #expect(grabber(of: screen)?.accessibilityValue == "Ganz offen")
    }

    @Test("the card is dragged by its handle as well, and has none unless the app wants one")
    func handleDragged() {
      #expect(grabber(of: open()) == nil)
      let screen = open { $0.showsGrabber = true }
      screen.finger.down(at: CGPoint(x: 196.5, y: screen.cardTop + 8))
      screen.drag(by: -300)
      screen.restAndLift()
      #expect(settle(screen) == .large)
    }

    // MARK: The screen behind

    private func dimming(of screen: Screen) -> CGFloat {
      screen.container?.subviews.first { $0.backgroundColor == .black }?.alpha ?? -1
    }

    @Test("it is dimmed at every height, and steps back on the way to the highest alone")
    func dimmed() {
      let screen = open()
      #expect(abs(dimming(of: screen) - 0.2) < 1e-6)
      #expect(screen.root.view.transform.isIdentity)
      screen.draft.selectModalDetent(.large)
      screen.clock.runUntilIdle()
      #expect(abs(dimming(of: screen) - 0.2) < 1e-6)
      #expect(abs(screen.root.view.transform.a - 0.92) < 1e-9)
    }

    @Test("up to the height that the app names it is neither dimmed nor kept from touches")
    func undimmed() {
      let screen = open { $0.largestUndimmedDetent = .medium }
      var taps = 0
      let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      screen.root.view.addSubview(button)
      screen.simulator.settleLayout()
      func tap() {
        screen.finger.down(at: CGPoint(x: 150, y: 125))
        screen.clock.advance(by: 0.05)
        screen.finger.up()
        screen.clock.advance(by: 0.05)
      }
      #expect(dimming(of: screen) == 0)
      tap()
      #expect(taps == 1)
      screen.draft.selectModalDetent(.large)
      screen.clock.runUntilIdle()
      #expect(abs(dimming(of: screen) - 0.2) < 1e-6)
      tap()
      #expect(taps == 1)
      screen.draft.dismiss(animated: true)
      screen.clock.runUntilIdle()
      #expect(screen.leftover == nil)
    }

    @Test("what is not dimmed VoiceOver reaches, what is dimmed it does not")
    func isolation() {
      let screen = open { $0.largestUndimmedDetent = .medium }
      let voiceOver = screen.simulator.voiceOver
      #expect(voiceOver.reaches(screen.root.view))
      #expect(!screen.card.accessibilityViewIsModal)
      screen.draft.selectModalDetent(.large)
      screen.clock.runUntilIdle()
      #expect(!voiceOver.reaches(screen.root.view))
      #expect(screen.card.accessibilityViewIsModal)
      screen.draft.selectModalDetent(.medium)
      screen.clock.runUntilIdle()
      #expect(voiceOver.reaches(screen.root.view))
      screen.draft.dismiss(animated: true)
      screen.clock.runUntilIdle()
      #expect(!screen.root.view.accessibilityElementsHidden)
    }

    @Test("a dimming that cannot be seen still keeps touches from the screen behind")
    func clearDimming() {
      let screen = open { $0.dimming = 0 }
      let hit = screen.simulator.window?.hitTest(CGPoint(x: 150, y: 125), with: nil)
      #expect(hit?.isDescendant(of: screen.root.view) == false)
    }

    @Test("where even the highest is not dimmed, nothing ever is", arguments: [0, 0.5, 1] as [CGFloat])
    func neverDimmed(fraction: CGFloat) {
      var configuration = ModalConfiguration.mail
      configuration.largestUndimmedDetent = .large
      let choreography = configuration.choreography
      let pose = choreography.pose(at: fraction, on: MailRoom.iPhone15.stage)
      #expect(pose.dimmingOpacity == 0)
      #expect(pose.leavesScreenBehind)
    }

    // MARK: Content

    @Test("what is shown ends at the foot of the screen at every height, its safe area with it")
    func content() {
      let screen = open()
      for (detent, height) in [(.medium, 408.5), (.large, 783)] as [(ModalDetent.Identifier, CGFloat)] {
        screen.draft.selectModalDetent(detent)
        screen.clock.runUntilIdle()
        #expect(abs(screen.draft.view.bounds.height - height) < 1e-9)
        #expect(screen.draft.view.safeAreaInsets.bottom == 34)
        let foot = screen.draft.view.convert(
          CGPoint(x: 0, y: screen.draft.view.bounds.maxY), to: nil)
        #expect(abs(foot.y - 852) < 1e-9)
      }
    }

    @Test("while it leaves from its lowest height, what is shown keeps its size")
    func contentLeaving() {
      let screen = open()
      screen.grab(100)
      #expect(abs(screen.draft.view.bounds.height - 408.5) < 1e-9)
      screen.drag(by: 200)
      #expect(abs(screen.draft.view.bounds.height - 408.5) < 1e-9)
      screen.finger.up()
    }

    // MARK: Lists

    private func withList(
      at offset: CGFloat = 0, _ change: (inout ModalConfiguration) -> Void = { _ in }
    ) -> (Screen, UIScrollView) {
      let screen = open([.large, .medium], change)
      let list = screen.cover(with: FiftyRows())
      list.contentOffset.y = offset - list.adjustedContentInset.top
      screen.simulator.settleLayout()
      return (screen, list)
    }

    private func startOnList(_ screen: Screen) {
      screen.finger.down(at: CGPoint(x: 200, y: 700))
    }

    @Test("scrolled on at its top, a list takes the card up first, and scrolls then, in one gesture")
    func expands() {
      let (screen, list) = withList()
      startOnList(screen)
      let top = screen.cardTop
      screen.drag(by: -200)
      #expect(abs(top - screen.cardTop - 190) < 10.001)
      #expect(list.contentOffset.y == -list.adjustedContentInset.top)
      screen.drag(by: -300)
      #expect(abs(screen.cardTop - screen.restingTop) < 1e-9)
      let scrolled = list.contentOffset.y + list.adjustedContentInset.top
      #expect(abs(scrolled + (top - screen.restingTop) - 500) < 10.001)
      screen.restAndLift()
      #expect(settle(screen) == .large)
      #expect(screen.disorder == nil)
    }

    @Test("pulled down at its top, it takes the card down")
    func pulledDown() {
      let (screen, list) = withList()
      startOnList(screen)
      screen.drag(by: 120)
      #expect(screen.cardTop > Self.mediumTop + 100)
      #expect(list.contentOffset.y == -list.adjustedContentInset.top)
      screen.finger.cancel()
      #expect(settle(screen) == .medium)
    }

    @Test("a list that is scrolled scrolls on at any height; at its top it takes the card along")
    func scrolled() {
      let (screen, list) = withList(at: 80)
      startOnList(screen)
      screen.drag(by: -100)
      #expect(abs(screen.cardTop - Self.mediumTop) < 1e-9)
      #expect(list.contentOffset.y > 160)
      screen.finger.cancel()
      #expect(settle(screen) == .medium)
    }

    @Test("where the app does not want that, a list at its top scrolls at any height")
    func doesNotExpand() {
      let (screen, list) = withList { $0.expandsByScrolling = false }
      startOnList(screen)
      screen.drag(by: -200)
      #expect(abs(screen.cardTop - Self.mediumTop) < 1e-9)
      #expect(list.contentOffset.y + list.adjustedContentInset.top > 180)
      screen.drag(by: 300)
      #expect(screen.cardTop > Self.mediumTop + 80)
      screen.finger.cancel()
      #expect(settle(screen) == .medium)
    }

    // MARK: Rooms

    @Test("turned on its side it takes the whole height, for there is no half; turned back it stays so")
    func turned() {
      let screen = open()
      screen.simulator.rotate(to: .landscapeLeft)
      screen.clock.runUntilIdle()
      #expect(screen.draft.selectedModalDetent == .large)
      #expect(screen.disorder == nil)
      screen.simulator.rotate(to: .portrait)
      screen.clock.runUntilIdle()
      #expect(screen.disorder == nil)
    }

    @Test("turned in mid-settle it arrives at its height in the new room")
    func turnedInFlight() {
      let screen = open([.large, ModalDetent("third") { $0.maximumHeight / 3 }], initially: .large)
      screen.draft.selectModalDetent("third")
      screen.clock.advance(by: 0.1)
      screen.simulator.rotate(to: .landscapeRight)
      #expect(settle(screen) == "third")
      let place = screen.driver?.interaction.stops.lowest
      #expect(abs(screen.fraction - (place?.fraction ?? .nan)) < 1e-9)
      #expect(screen.simulator.complaints.isEmpty)
    }

    @Test("on a tablet it has its heights as well, and one that fits its content stands in the middle")
    func tablet() {
      let screen = open(on: .iPadAir)
      #expect(screen.draft.selectedModalDetent == .medium)
      #expect(screen.card.bounds.width == 704)
      #expect(screen.cardTop > 500)
      let small = open([.fitContent], on: .iPadAir)
      small.draft.preferredContentSize = CGSize(width: 0, height: 400)
      small.clock.runUntilIdle()
      let card = small.draft.view.convert(small.draft.view.bounds, to: nil)
      #expect(card.height == 400)
      #expect(abs(card.midY - (34 + 1150) / 2) < 1e-9)
    }

    @Test("with motion reduced it fades in where it will stand")
    func reducedMotion() {
      var configuration = ModalConfiguration.mail
      configuration.detents = [.medium, .large]
      let screen = Screen(configuration: configuration, reducesMotion: true).present()
      screen.clock.advance(by: 0.1)
      #expect(abs(screen.cardTop - Self.mediumTop) < 1e-9)
      #expect(screen.card.alpha > 0 && screen.card.alpha < 1)
      #expect(settle(screen) == .medium)
      #expect(screen.card.alpha == 1)
    }
  }
#endif
