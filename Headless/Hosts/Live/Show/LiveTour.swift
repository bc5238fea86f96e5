import UIKit

/// The chapter that the page shows, and how far the visitor is.
@MainActor struct LiveTour {
  private(set) var program = LiveProgram()
  /// Whether no visitor has touched the app yet.
  private(set) var isUntouched = true
  private var show: LiveShow?
  private var task: LiveTask?

  /// Begins the recording of a chapter whose stage is set.
  mutating func begin(_ chapter: LiveChapter, at time: TimeInterval) {
    program.current = chapter.id
    program.isPlaying = true
    task = LiveTask(chapter.goal)
    show = LiveShow(chapter.recording, rounds: chapter.rounds, at: time)
  }

  /// A visitor acts: the ghost finger goes, and it is the visitor's turn.
  mutating func visitorActs() {
    isUntouched = false
    if program.current == LiveChapter.invitation.id { program.current = nil }
    stop()
  }

  /// Ends the recording.
  mutating func stop() {
    show = nil
    program.isPlaying = false
  }

  // MARK: Playing

  /// The time of the app at which the ghost finger does something next.
  var next: TimeInterval? { show?.next }

  /// Returns what the ghost finger does now, if anything.
  mutating func take(on simulator: Simulator) -> LiveInput? { show?.take(on: simulator) }

  /// Looks at the app; during the recording only a show that has ended is noticed.
  mutating func look(_ now: LiveTask.Glance) {
    if show != nil, show?.next == nil { stop() }
    guard !program.isPlaying, let current = program.current, task?.isDone == false else { return }
    task?.look(now)
    if task?.isDone == true, !program.done.contains(current) { program.done.append(current) }
  }
}

/// The chapters as the page shows them.
struct LiveProgram: Equatable, Encodable, Sendable {
  struct Chapter: Equatable, Encodable, Sendable {
    let id: String
    let group: LiveChapter.Group
    let title: String
    let lesson: String
    let task: String
  }

  let chapters = LiveChapter.all.map {
    Chapter(id: $0.id, group: $0.group, title: $0.title, lesson: $0.lesson, task: $0.task)
  }
  /// The chapter that the page shows: "" for the invitation, `nil` for the app as it is.
  var current: String?
  /// Whether the ghost finger plays; afterwards it is the visitor's turn.
  var isPlaying = false
  /// The chapters whose task a visitor has done.
  var done: [String] = []
}
