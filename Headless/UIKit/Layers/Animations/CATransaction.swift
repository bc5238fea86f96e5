import Foundation

/// A group of changes of layers. What is outside of all groups is in the implicit one, which ends with
/// the turn (F488).
open class CATransaction: NSObject {
  open class func begin() { TransactionStack.current.begin() }
  open class func commit() { TransactionStack.current.commit() }

  /// The duration of animations that have none, in seconds; 0.25 by default.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.top.duration = dur }

  /// Called when all animations that the group adds from now on are over or removed: at once, if it adds
  /// none until its commit, or until it gets another block.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.wait(for: block.map(TransactionCompletion.init))
  }
}

/// The groups that are open, the innermost last; the first is the implicit one.
final class TransactionStack {
  private static let standardDuration: TimeInterval = 0.25

  /// A group's own values.
  struct Group {
    var duration: TimeInterval?
    var completion: TransactionCompletion?

    /// Calls the block now if no animation holds it; the last animation that does calls it.
    mutating func complete() {
      if isKnownUniquelyReferenced(&completion) { completion?.call() }
      completion = nil
    }
  }

  static var current: TransactionStack { World.current.layerObservers.transactions }

  private var groups = [Group()]

  var top: Group {
    get { groups[groups.count - 1] }
    _modify { yield &groups[groups.count - 1] }
  }

  /// What an animation that is added now has to hold.
  var completions: [TransactionCompletion] { groups.compactMap(\.completion) }
  var animationDuration: TimeInterval {
    groups.reversed().lazy.compactMap(\.duration).first ?? Self.standardDuration
  }

  func begin() { groups.append(Group()) }

  /// A commit without a group commits the implicit one, as the end of a turn does.
  func commit() {
    guard groups.count > 1 else { return endTurn() }
    var group = groups.removeLast()
    group.complete()
  }

  func endTurn() {
    guard groups.count == 1 else { return }
    var group = groups[0]
    groups[0] = Group()
    group.complete()
  }

  func wait(for completion: TransactionCompletion?) {
    var former = top
    top.completion = completion
    former.complete()
  }
}

/// The completion of a transaction. The animations that it waits for hold it; with the last of them it
/// is called in the next turn.
final class TransactionCompletion {
  private var block: (() -> Void)?
  private let clock = Unchecked(MainActor.assumeIsolated { Simulator.current?.clock })

  init(_ block: @escaping () -> Void) { self.block = block }

  func call() {
    let block = block
    self.block = nil
    block?()
  }

  deinit {
    guard let block else { return }
    let (told, clock) = (Unchecked(block), clock)
    MainActor.assumeIsolated { clock.value?.nextTurn { told.value() } }
  }
}
