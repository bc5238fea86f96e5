extension Mutation {
  /// Navigation and tabs.
  static let screens = [
    Mutation(
      "taken-away-and-popped", "A page is popped though its finger was taken away.",
      in: "Interaction",
      ".cancelled(at: time)", .expression(".sent(to: .dismissed, at: time)"),
      caughtBy: "NavigationTransitionTests", "TabTransitionTests"),
    Mutation(
      "returned-and-popped", "A page that has slid back is popped.",
      in: "Screens",
      "current.transition.complete(isOpen == isOpening)",
      .statement("current.transition.complete(true)"), caughtBy: "NavigationTransitionTests"),
    Mutation(
      "page-without-patience", "A pop that UIKit does not begin holds the finger for ever.",
      in: "Screens",
      "if SharedState.systemNow - since > Self.patience { end() }", .statement("_ = since"),
      caughtBy: "NavigationTransitionTests"),
    Mutation(
      "tab-not-turned-round", "A tap on the tab that is left does not bring it back.",
      in: "Screens",
      "!redirect(to: viewController, of: tabBarController)", .expression("true"),
      caughtBy: "TabTransitionTapTests"),
    Mutation(
      "tab-told-too-soon", "The app hears of a tab that was not selected in the end.",
      in: "Screens",
      "!$0.isCancelled", .expression("true"), caughtBy: "TabTransitionTests", "ScreenDelegateTests"),
  ]
}
