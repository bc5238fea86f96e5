/// `Contents.json` of an app icon.
struct AppIconSet: Decodable {
  struct Image: Decodable, Equatable {
    let filename: String
    let idiom: String
    let platform: String
    let size: String
  }

  let images: [Image]
}
