import UIKit

/// A chapter of the page: a stage, a recording, and a task for the visitor.
///
/// The stage is set without the visitor: it begins with a new launch of the app. Chapters need the accessibility
/// identifiers and labels of the sample; an app without them shows no ghost finger.
struct LiveChapter: Sendable {
  /// A heading of the page, in its order.
  enum Group: String, CaseIterable, Encodable, Sendable {
    case feel = "Feel"
    case survive = "Survive"
    case more = "More"
  }

  let id: String
  var group = Group.feel
  let title: String
  /// What the recording shows, in one sentence.
  var lesson = ""
  /// What the visitor is to do, in one sentence.
  let task: String
  let goal: LiveGoal
  var stage: [ShowStep] = draft
  let recording: [ShowStep]
  var rounds = 1
  /// Whether the main thread is blocked for a second whenever a finger lets go.
  var blocksOnRelease = false

  /// Opens a draft that is written halfway, and saved before.
  private static let draft: [ShowStep] =
    [
      .tap(.view("compose")), .wait(1), .type("ada@marchetti.example"), .press(.return), .type("Saturday"),
      .press(.return), .type("Dear Ada,\n\nthe boat is ready, and the forecast"), .tap(.view("Cancel")),
      .wait(1),
      .tap(.view("Save Draft")), .wait(1),
    ] + opened
  private static let opened: [ShowStep] = [.open(.view("compose")), .wait(1.5)]

  /// What the page shows until a visitor touches the app.
  static let invitation = LiveChapter(
    id: "", title: "", task: "Pull me down", goal: .drag,
    recording: [
      .wait(1.2), .draw(.fling, .down, from: .card), .wait(1), .open(.view("compose")), .wait(2),
      .draw(.hesitation, .down, from: .card), .wait(1), .open(.view("compose")), .wait(2),
      .draw(.fling, .down, from: .card), .wait(0.05), .draw(.hold, .up, from: .card), .wait(2),
    ], rounds: 3)

  static let all = [
    LiveChapter(
      id: "drag", title: "Drag",
      lesson: "The card stays under the finger, and returns from the point where it lets go.",
      task: "Drag the card by its bar, and let go.", goal: .drag,
      recording: [.wait(0.5), .draw(.hold, .down, from: .card), .wait(0.8)] + opened),
    LiveChapter(
      id: "catch", title: "Catch",
      lesson: "A finger catches the card in flight, and takes it back up.",
      task: "Throw the card, and catch it before it is gone.", goal: .catch,
      recording: [
        .wait(0.5), .draw(.fling, .down, from: .card), .wait(0.05), .draw(.hold, .up, from: .card),
        .wait(1.5),
      ] + opened),
    LiveChapter(
      id: "throw", title: "Throw",
      lesson: "A thrown card leaves with the velocity of the finger.",
      task: "Throw the card out of the screen.", goal: .throw,
      recording: [.wait(0.5), .draw(.fling, .down, from: .card), .wait(1)] + opened),
    LiveChapter(
      id: "heights", title: "Heights",
      lesson: "The finger takes a sheet from one height to the other.",
      task: "Drag the sheet from one height to the other.", goal: .height,
      stage: [.tap(.row(0)), .wait(1), .tap(.view("More")), .wait(1)],
      recording: [.wait(0.5), .draw(.hesitation, .up, from: .card), .wait(1)]),
    LiveChapter(
      id: "sideBySide", group: .survive, title: "Side by side",
      lesson:
        "One finger throws two cards, and the app stops for a second. The left one stops with it; the kit’s flies on.",
      task: "Throw both cards with one finger: the app stops for a second, and only the kit’s card flies on.",
      goal: .flyOn,
      stage: [
        .tap(.view("Settings")), .wait(1), .tap(.view("Side by Side")), .wait(2), .tap(.view("openBoth")),
        .wait(1.5),
      ],
      recording: [
        .wait(0.5), .draw(.fling, .down, from: .card), .wait(2.5), .open(.view("openBoth")), .wait(1.5),
      ], blocksOnRelease: true),
    LiveChapter(
      id: "stall", group: .survive, title: "Stall",
      lesson: "The app is busy for a second. The card flies on, because Core Animation plays it.",
      task: "Throw the card: the app stops for a second, and the card flies on.", goal: .flyOn,
      recording: [.wait(0.5), .draw(.hesitation, .down, from: .card), .wait(2.5)] + opened,
      blocksOnRelease: true),
    LiveChapter(
      id: "turn", group: .survive, title: "Turn",
      lesson: "The device turns, and the card keeps its place and its text.",
      task: "Turn the device while the draft is open, with the buttons in “Device”.",
      goal: .turn,
      recording: [.wait(0.5), .turn(clockwise: true), .wait(1.5), .turn(clockwise: false), .wait(1.5)]),
    LiveChapter(
      id: "ask", group: .survive, title: "Ask before loss",
      lesson: "The text is not saved, so the card waits while the app asks.",
      task: "Throw the card, whose text is not saved. It waits, and asks.", goal: .ask,
      recording: [
        .wait(0.5), .type("Great news!\n\n"), .wait(0.5), .draw(.fling, .down, from: .card), .wait(1.5),
        .tap(.view("Keep Editing")), .wait(1),
      ]),
    LiveChapter(
      id: "list", group: .more, title: "List hand-off",
      lesson: "One finger pulls the list to its top, and then the card.",
      task: "Scroll the list up. Then pull it to its top, and the card on, in one go.",
      goal: .handOff, stage: draft + [.tap(.view("addRecipient")), .wait(1.2)],
      recording: [
        .wait(0.5), .draw(.hold, .up, from: .card), .wait(1), .draw(.hold, .up, from: .row(5)), .wait(1),
        .draw(.hesitation, .down, from: .row(2)), .wait(1),
      ]),
    LiveChapter(
      id: "button", group: .more, title: "Out of a button",
      lesson: "The card grows out of the plus, and goes back into it.",
      task: "Tap the plus: the card grows out of it. Throw the card, and it goes back into the plus.",
      goal: .backIntoButton,
      recording: [
        .wait(0.5), .tap(.view("addRecipient")), .wait(1.2), .draw(.fling, .down, from: .card), .wait(1),
      ]),
    LiveChapter(
      id: "stack", group: .more, title: "Stack",
      lesson: "A second card comes over the first, and the first comes forward again.",
      task: "Tap the plus for a card on the card. Throw it, and the draft after it.",
      goal: .stack,
      recording: [
        .wait(0.5), .tap(.view("addRecipient")), .wait(1.2), .draw(.fling, .down, from: .card), .wait(1),
      ]),
    LiveChapter(
      id: "matched", group: .more, title: "Matched",
      lesson: "A message grows out of its row, and its photo to the whole screen. A finger takes each back.",
      task: "Open a message out of its row, and swipe it back from the left edge.",
      goal: .swipe, stage: [],
      recording: [
        .wait(0.5), .tap(.row(0)), .wait(1), .tap(.view("photo")), .wait(1),
        .draw(.fling, .down, from: .view("photo")), .wait(1), .draw(.hesitation, .right, from: .edge),
        .wait(1.2),
      ]),
    LiveChapter(
      id: "dock", group: .more, title: "Dock",
      lesson: "A draft that is drawn down stays as a bar, and a tap brings it back.",
      task: "Drag the card down slowly: it becomes a bar. Tap the bar, and choose a draft.",
      goal: .dock,
      stage: [
        .tap(.view("Settings")), .wait(1), .tap(.view("Drafts in the Dock")), .tap(.view("Done")), .wait(1),
      ] + draft,
      recording: [.wait(0.5), .draw(.hesitation, .down, from: .view("Saturday")), .wait(0.8)] + opened + [
        .press(.return), .type("The lake"), .wait(0.3), .draw(.hesitation, .down, from: .view("The lake")),
        .wait(0.8), .tap(.view("The lake")), .wait(1.5), .tap(.view("Saturday")), .wait(1),
      ]),
  ]

  static func named(_ id: String) -> LiveChapter? { ([invitation] + all).first { $0.id == id } }
}
