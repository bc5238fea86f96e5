import Foundation
import Testing

@Suite("The laws of Behaviour") struct BehaviourTests {
  /// A law of a guide by some of its words, the first ones on the pages about behaviour, and its suites.
  private struct Law {
    let document: String
    let words: String
    let suites: [Substring]
  }

  private static func laws() -> [Law] {
    var document = ""
    return table.split(separator: "\n").compactMap { line in
      if line.hasPrefix("# ") {
        document = "docs/\(line.dropFirst(2)).md"
        return nil
      }
      let parts = line.split(separator: ": ")
      return Law(document: document, words: String(parts[0]), suites: parts[1].split(separator: " "))
    }
  }

  @Test("each law stands once in its guide, and each item of the two pages about behaviour is a law")
  func laws() throws {
    for (document, laws) in Dictionary(grouping: Self.laws(), by: \.document) {
      let text = try MarkdownCode.document(document)
      let words = text.split { $0.isWhitespace }.joined(separator: " ")
      for law in laws {
        #expect(words.ranges(of: law.words).count == 1, "\(document): \(law.words)")
      }
      guard document.hasSuffix("Behaviour.md") else { continue }
      for item in text.split(separator: "\n") where item.hasPrefix("- ") {
        let count = laws.count { item.dropFirst(2).hasPrefix($0.words) }
        #expect(count == 1, "name the suites of this law in the table below: \(item)")
      }
    }
  }

  @Test("the suites of each law run tests that expect something")
  func suitesExist() throws {
    let files = try MarkdownCode.swiftFiles(in: "Tests")
    let suites = Dictionary(files.map { ($0.name, $0.text) }) { $0 + $1 }
    let laws = Self.laws()
    #expect(laws.count >= 120)
    for law in laws {
      #expect(!law.suites.isEmpty, "no suite is named for \(law.words)")
      for name in law.suites {
        let source = suites[String(name)] ?? ""
        #expect(source.contains("@Suite") && source.contains(" \(name)"), "\(name) is not a suite")
        #expect(
          source.contains("@Test") && source.contains(/#expect|#require|Issue\.record|xpect\w*\(/),
          "\(name) is empty")
        #expect(!source.contains(".disabled("), "\(name) does not run")
      }
    }
  }
}

/// The laws of each guide.
private let table = """
  # Behaviour
  A finger drags the: DragTests RecordingTests OtherGesturesTests
  Sliders, switches and pickers: OtherGesturesTests
  A view with `isModalDragDisabled`: DragDisabledTests
  Above its highest detent: DragTests DirectionTests
  Released, it goes on: RecordingTests ProjectedThresholdTests
  By default that is: ProjectedThresholdTests DragTests
  Moving back at 100: ProjectedThresholdTests
  A fast swipe skips: ProjectedThresholdTests
  A touch stops a: CatchTests TrapTests
  If the system takes: CancellationTests
  It ignores a second: CancellationTests OddMomentTests
  Outside `dragRegion` no finger: DragRegionTests
  A release whose outcome: HapticTests
  A tap outside closes: TapOutsideTests
  Two fingers on a: TrackpadTests
  A leading or trailing: DirectionTests
  A finger scrolls a: HandoffTests ListRecordingTests
  A flipped list, as: FlippedListTests
  A list's momentum and: HandoffTests
  The card waits until: LargeTitleHandoffTests
  It stays while a: HandoffMomentTests
  A table's index, a: ListControlTests
  So do swipes of: CellSwipeTests EdgeSwipeTests ForeignViewTests
  Two fingers zoom a: PinchTests
  A web view scrolls: ForeignViewTests
  A modal that leaves: EdgeSwipeTests
  With `expandsByScrolling` a list: DetentRoomTests
  `present(_:as:)` called twice, as: ButtonTests
  `presentUntilDismissed` waits for a: TurnTests AsyncPresentationTests
  It returns how the: OutcomeTests
  `onTop` presents over anything: FrontPresentationTests
  `TransitionReport` tells [mistakes](Mistakes.md), with: MisuseTests
  A modal may set: EarlyReadTests
  `dismissModal` closes a modal: ButtonTests
  In `viewDidLoad`, `viewWillAppear` or: EarlyDismissalTests
  UIKit ignores `dismiss` during: StackTests
  `dismiss` of a stack's: StackTests
  Animations alongside follow in: AlongsideTests
  With an active search: SearchTests StoryTests
  If the app presents: OnTopTests StackTests
  A number outside its: BadInputTests
  If the app refuses: ConfirmationTests ModalTransitionTests ShownDelegateTests
  With `.ask` it resists: ConfirmationTests
  A finger on a: OpeningTests OpeningRecordingTests
  If the finger lets: OpeningTests
  While the user types: TypingTableTests KeyboardLiftTests
  It stays with `keyboard.raisesCard: KeyboardLiftTests
  The safe area grows: KeyboardRoomTests KeyboardSteadinessTests ConstrainedContentTests
  The content moves with: KeyboardMotionTests
  The kit adds nothing: KeyboardAvoidanceTests ViewKeyboardTests
  A floating or undocked: ReportTests
  A dismissal by code: KeyboardMotionTests
  A drag dismisses the: KeyboardDragTests KeyboardLiftTests FirstResponderTests
  A bar (`inputAccessoryView`) without: DockedBarTests
  After an alert, a: ReportTests
  A lower detent dismisses: KeyboardRoomTests ChangeMomentTests
  After the modal the: KeyboardBelowTests
  Escape, Command-period and the: EscapeTests
  UIKit rotates only after: RotationTests
  A drag that returns: ReportTests
  A resize or rotation: RotationTests RoomChangeTests
  So does a rotation: PushRotationTests
  Bars behind stay in: SafeAreaBehindTests
  `selectModalDetent` moves the card: DetentTests
  A new `preferredContentSize`, or: DetentTests ChangeMomentTests
  `update(animated:)` of the transition: ConfigurationUpdateTests
  `.fitContent` without a preferred: DetentTests ConstrainedContentTests
  In `.fitContent` a list: FittedListTests
  A `ModalNavigationController` springs to: PageHeightTests
  A view at the: FooterTests
  With `card.floatingInset` it floats: FloatingCardTests
  In compact height it: CardLayoutTests DetentRoomTests
  With `size.fillsCompactHeight = false`: CompactHeightTests NarrowCardTests
  On a tablet it: CardLayoutTests TabletCardTests PlacementTests
  In a window higher: TabletCardTests
  Narrower than its window: ContentSizeTests
  Split view at any: SplitViewTests
  In a column of: ColumnTests
  It grows out of: SourceTests SourceFlightTests
  It slides without a: SourceTests CardShrinkingTests
  Behind a card that: ScreenBehindTests
  With `size.fillsContainer`, as in: CardLayoutTests
  Grabber, dimming and corners: DetentLookTests
  Glass, as: GlassCardTests
  `dimming.effect` shows as far: DimmingMaterialTests
  # MoreBehaviour
  The keyboard changes nothing: CallbackOrderTests KeyboardMotionTests
  Each dismissal by the: DismissalOrderTests
  With Reduce Motion, also: ReduceMotionTests ReduceMotionSwitchTests
  With Increase Contrast it: ContrastTests
  VoiceOver stays inside the: VoiceOverTests
  In a moving card: VoiceOverFrameTests
  Outside it finds a: VoiceOverCloseTests
  VoiceOver adjusts the grabber: DetentLookTests VoiceOverCloseTests
  The kit's strings are: ModalStringsTests
  The kit's views have: VoiceOverCloseTests
  In dark mode it: PortableTests ScreenBehindTests
  The content follows the: TextSizeTests
  In the background, or: CancellationTests OddMomentTests
  In the background a: TurnTests LockTests
  Modals of other windows: TwoWindowTests
  Without animations (`setAnimationsEnabled`, `performWithoutAnimation`): UnanimatedTests
  A `ModalNavigationController`, SwiftUI's modals: OrientationTests
  `modalStatusBarStyle` is white while: StatusBarTests
  A modal without overrides: StatusBarOwnerTests
  A `ModalNavigationController`, or a: StatusBarOwnerTests
  After late or lost: FlightTests
  A flight goes on: FigureTests FlightTests
  Nothing depends on what: OpenQuestionTests
  If UIKit begins late: WatchdogTests
  A modal that is gone leaves: LifeTests
  Instruments has an interval: SignpostTests
  It comes, moves and: ContainedCardTests ContainedGestureTests
  A card that may: ContainedGestureTests
  Beside a card the: ModalContainerTests
  If the container disappears: ModalContainerTests
  Behind a card is: ModalContainerTests
  Calls keep their order: ModalContainerTests
  A `modalLayoutGuide` of a: ModalLayoutGuideTests
  VoiceOver reads cards before: ModalContainerTests
  A card rises over: FirstResponderTests ModalContainerTests
  A card that covers: ModalContainerTests
  While UIKit is busy: BusyPresenterTests
  It leaves as the: BoundPresentationTests
  For another item it: BoundPresentationTests SheetHabitsTests
  It follows binding and: OffscreenPresenterTests ViewModalTests
  A drag that returns: BoundPresentationTests
  Binding and modal agree: ViewFuzzTests
  If the source view: BusyPresenterTests ViewModalTests
  The content shows changes: ViewModalTests
  The content may write: ContentOptionTests
  One dialog answers all: ViewModalQuestionTests ContentOptionTests
  Detent and selection agree: HostedModalTests DetentSelectionTests
  A card beside a: ViewModalCardTests
  A card that fits its content: ViewModalTests
  An accessory stays at: ViewModalAccessoryTests ViewFooterTests
  A view that reads: HostedModalTests
  A modal with a: ChoreographedModalTests EveryTransitionTests
  With Reduce Motion it: MatchedTransitionTests
  While snapshots are taken: ScreenCoverTests
  An element, source or: MatchedTransitionChangeTests RevealFallbackTests StaggeredListTests
  A push or pop: EveryTransitionTests NavigationTransitionTests
  With the system's transition: NavigationTransitionTests
  A page that slides over: SlideTransitionTests
  A tab bar that a page hides: HiddenBarTests
  Behind a page that grows: MatchedTransitionPictureTests
  A change of tabs: EveryTransitionTests TabTransitionTests TabTransitionTapTests
  Bars around a container: ContainerPlaceTests
  A swipe, or a: EveryTransitionTests ContainerSwipeTests ContainerButtonTests
  Children get appearance callbacks: ContainerCallTests ContainerSelectionTests
  A delegate's custom animator: ContainerAnimatorTests
  # FromOtherKits
  What it presents covers the card: ModalContainerTests
  The root's safe area ends where: ModalContainerTests CardsOverBarsTests
  its pages come and go beside the card: ModalContainerTests
  # SwiftUI
  with all other modals: ContentOptionTests
  A refusal by any view counts: HostedModalTests
  They count from the first frame on: ContentOptionTests SheetReportTests
  # Dock
  draws it down, slowly: DockTests
  throws it beyond: DockTests
  throws it down: DockTests
  taps the only bar: DockTests
  swipes a bar: DockPileTests
  taps one of several: DockTests
  Spread drafts lean back: DockPileTests
  The draft that was opened last: DockTests
  # Transitions
  A finger pops a page where it can: SwipeBeginTests
  from anywhere since iOS 26: ContentPopTests
  in at most 0.6 s: StaggerTests MailboxesTests
  can begin it, but cannot hold: CustomAnimatorScreenTests
  Name each text: MatchedTextTests MatchedTransitionPictureTests
  Also name the row: CarriedPageTests
  Name a photo: MatchedPhotoTests
  What moves begins: MatchedSightTests RevealFallbackTests SourceTests
  """
