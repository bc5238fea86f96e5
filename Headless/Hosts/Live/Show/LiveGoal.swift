/// What a visitor does to complete a chapter.
enum LiveGoal: Sendable {
  /// Drags a card.
  case drag
  /// Touches a card that moves.
  case `catch`
  /// Lets go of a card that leaves.
  case `throw`
  /// Takes a card to another height.
  case height
  /// Opens a card out of a button, and throws it.
  case backIntoButton
  /// Scrolls a list to its top, and the card on, in one gesture.
  case handOff
  /// Lets go of a card that asks.
  case ask
  /// Lets go of a card that flies on while the main thread is blocked.
  case flyOn
  /// Turns the device while a card is presented.
  case turn
  /// Has two cards at once, and throws both.
  case stack
  /// Swipes a page back.
  case swipe
}
