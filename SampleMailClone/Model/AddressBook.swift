/// The contacts of the app.
enum AddressBook {
  /// The user.
  static let me = Contact(name: "Me", address: "me@lakeside.example")
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

  /// All contacts that the user can choose as recipients, sorted by name.
  static let people = [
    ada,
    contact("Amir Rahimi", at: "rahimi.example"),
    contact("Anna Lindholm", at: "skerry.example"),
    ben,
    contact("Beatriz Campos", at: "campos.example"),
    contact("Chidi Eze", at: "lagoon.example"),
    clara, daniel,
    contact("Dara Sullivan", at: "saltmarsh.example"),
    contact("Dmitri Volkov", at: "birchwood.example"),
    elena,
    contact("Emre Aydin", at: "aydin.example"),
    farid,
    contact("Fiona Campbell", at: "glen.example"),
    grace,
    contact("Hana Kobayashi", at: "paperboat.example"),
    contact("Ibrahim Diallo", at: "diallo.example"),
    contact("Ines Moreau", at: "atelier.example"),
    contact("Jonas Weber", at: "weber.example"),
    contact("Kavya Raman", at: "monsoon.example"),
    contact("Liam Byrne", at: "harbor.example"),
    contact("Mei Tanaka", at: "lantern.example"),
    contact("Nadia Rossi", at: "rossi.example"),
    contact("Oskar Nowak", at: "nowak.example"),
    contact("Priya Desai", at: "tamarind.example"),
    contact("Rosa Jimenez", at: "jimenez.example"),
    contact("Sofia Berg", at: "northline.example"),
    contact("Tomas Novotny", at: "stadtbuch.example"),
    contact("Yara Khoury", at: "cedar.example"),
    contact("Zoe Papadaki", at: "island.example"),
  ]

  /// Returns a contact with the first name as the local part of the address.
  private static func contact(_ name: String, at host: String) -> Contact {
    Contact(name: name, address: "\(name.prefix { $0 != " " }.lowercased())@\(host)")
  }
}
