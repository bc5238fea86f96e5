/// The people that the app knows.
enum AddressBook {
  static let ada = Contact(name: "Ada Marchetti", address: "ada@marchetti.example")
  static let ben = Contact(name: "Ben Okafor", address: "ben.okafor@harbor.example")
  static let clara = Contact(name: "Clara Nilsson", address: "clara@fjordprint.example")
  static let daniel = Contact(name: "Daniel Wu", address: "dwu@northline.example")
  static let elena = Contact(name: "Elena Petrova", address: "elena.p@stadtbuch.example")
  static let farid = Contact(name: "Farid Haddad", address: "farid@haddad.example")
  static let grace = Contact(name: "Grace Lindqvist", address: "grace@quietroom.example")
  static let library = Contact(name: "City Library", address: "loans@library.example")
  static let railway = Contact(name: "Lakeside Railway", address: "tickets@lakeside.example")
  static let bakery = Contact(name: "Corner Bakery", address: "hello@cornerbakery.example")
  static let weekly = Contact(name: "The Weekly Commit", address: "editors@commit.example")

  static let people = [ada, ben, clara, daniel, elena, farid, grace]
}
