/// The chapters as the page shows them.
struct LiveProgram: Equatable, Encodable, Sendable {
  struct Chapter: Equatable, Encodable, Sendable {
    let id: String
    let title: String
    let task: String
  }

  let chapters = LiveChapter.all.map { Chapter(id: $0.id, title: $0.title, task: $0.task) }
  /// The chapter that the page shows: "" for the invitation, `nil` for the app as it is.
  var current: String?
  /// Whether the ghost finger plays; afterwards it is the visitor's turn.
  var isPlaying = false
  /// The chapters whose task a visitor has done.
  var done: [String] = []
}
