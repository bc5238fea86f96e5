extension Message {
  /// Sent messages, the newest first.
  static let sent = [
    Message(
      sender: AddressBook.me, recipient: AddressBook.ben, subject: "Moving the standing desk",
      body: """
        Hi Ben,

        the desk has to go up two floors, and the lift takes nothing longer than a bicycle. Do we need \
        more than two people? I have blankets.
        """, received: "Yesterday"),
    Message(
      sender: AddressBook.me, recipient: AddressBook.clara, subject: "Re: Proofs, first round",
      body: """
        Thank you, they look wonderful. One wish: could the blue be a little warmer? Beside the brown \
        it looks colder than it is.
        """, received: "Sunday"),
    Message(
      sender: AddressBook.me, recipient: AddressBook.farid, subject: "That hummus",
      body: """
        You promised. I have bought the chickpeas, and I am not afraid of the blender.
        """, received: "28 May"),
  ]
}
