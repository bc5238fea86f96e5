extension Message {
  /// Received messages, the newest first.
  static let received = [
    Message(
      sender: AddressBook.ada, subject: "Saturday at the lake",
      body: """
        Hi!

        The forecast has turned: sun until four, then a light wind from the west. I would take the \
        early train and keep a seat for you. Can you bring the small stove? Mine has been leaking \
        since Easter.

        We should be back before dark. If the water is warm enough, bring something to swim in. This is where we were last year.

        Ada
        """, received: "09:41", isUnread: true, photo: "Lake"),
    Message(
      sender: AddressBook.daniel, subject: "Numbers for the review",
      body: """
        Morning,

        the sheet is up to date now. Two things stand out: the second week is better than we \
        thought, and returns are flat although we shipped a third more. I would put both on the \
        first page and leave the rest for questions.

        Could you read the summary before noon?

        Daniel
        """, received: "09:12", isUnread: true),
    Message(
      sender: AddressBook.railway, subject: "Your booking 7KQ4LM",
      body: """
        Thank you for travelling with us.

        Saturday, 07:24 from Central, platform 3
        Saturday, 18:51 from Lakeside, platform 1

        Seats 42 and 43 are reserved in coach 6. Please keep this message; the conductor will ask \
        for the code above.
        """, received: "08:30"),
    Message(
      sender: AddressBook.clara, subject: "Proofs, second round",
      body: """
        Hello,

        the second proofs are on their way to you and should arrive tomorrow. The blue has become a \
        little warmer, as you wished. Please look at page 14 in daylight: on screen it is too dark, \
        on paper I like it.

        If all is well we print on Thursday.

        Best wishes,
        Clara
        """, received: "Yesterday", isUnread: true),
    Message(
      sender: AddressBook.ben, subject: "Re: Moving the standing desk",
      body: """
        Two people and a blanket are enough. I have done it before, the legs come off with one \
        screw each. Say when; after five is best for me.
        """, received: "Yesterday"),
    Message(
      sender: AddressBook.library, subject: "Two loans are due soon",
      body: """
        Dear reader,

        these loans are due on Friday:

        The Design of Everyday Things
        A Pattern Language

        Both can be renewed once, here or at any desk.
        """, received: "Yesterday"),
    Message(
      sender: AddressBook.elena, subject: "Chapter five",
      body: """
        I have cut the first three pages. The story begins with the bridge now, and everything that \
        we needed to know about the mother turns up later by itself.

        Tell me if you miss anything. I do not.

        E.
        """, received: "Tuesday"),
    Message(
      sender: AddressBook.weekly, subject: "Issue 212: Springs, all the way down",
      body: """
        In this issue: why a duration is the wrong question, a closed form that anybody can derive \
        on a napkin, and an interview about scroll views with somebody who wrote one.

        Also: a bug that only happened on Wednesdays.
        """, received: "Tuesday"),
    Message(
      sender: AddressBook.farid, subject: "Recipe, as promised",
      body: """
        Here it is. Soak the chickpeas overnight, do not use the ones from the tin. Two lemons, not \
        one. Ice water at the end makes it light; let the machine run longer than seems decent.

        My grandmother would not have measured anything, so neither should you.
        """, received: "Monday"),
    Message(
      sender: AddressBook.grace, subject: "Quiet room on the second floor",
      body: """
        From next week the room beside the stairs is for anybody who needs an hour without talk. \
        No bookings, no calls. Take a cushion, leave a cushion.
        """, received: "Monday"),
    Message(
      sender: AddressBook.bakery, subject: "Rye is back",
      body: """
        Our rye loaf returns on Saturday. Forty loaves, from seven o'clock, one for each of you. \
        We will keep yours until nine if you answer this message.
        """, received: "Sunday"),
    Message(
      sender: AddressBook.ben, subject: "Keys",
      body: """
        The spare keys are with the neighbour on the left. She knows that you are coming. Watch the \
        cat: it knows the door better than we do.
        """, received: "Sunday"),
    Message(
      sender: AddressBook.daniel, subject: "Photos from the workshop",
      body: """
        Finally sorted. I kept about sixty and threw away the ones with closed eyes, which were \
        mostly of me. Use whatever you like for the write-up.
        """, received: "28 May"),
    Message(
      sender: AddressBook.ada, subject: "That song",
      body: """
        It was the third one on the second side. I had been humming it in the wrong key for years.
        """, received: "27 May"),
  ]
}
