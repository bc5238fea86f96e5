/// The scenes of the app. They share the screen and its size.
extension Simulator {
  /// The scenes, the one of the launch first.
  public var scenes: [UIWindowScene] { [windowScene] + furtherScenes }

  /// The windows of all scenes.
  var windows: [UIWindow] { scenes.flatMap(\.windows) }

  /// Gives the app another scene, such as for a second window on an iPad.
  public func connectScene() -> UIWindowScene {
    let scene = UIWindowScene(session: UISceneSession(), simulator: self)
    furtherScenes.append(scene)
    application.connectedScenes.insert(scene)
    return scene
  }
}
