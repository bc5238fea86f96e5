import UIKit

extension ChoreographyDriver: InspectedTransition {
  var progress: CGFloat { 1 - interaction.fraction }
  var parts: [TransitionTimeline.Part] { performance?.timeline ?? [] }
  var inspectedContainer: UIView? { performance?.stage.container }

  func scrub(to progress: CGFloat) {
    interaction.relocate(to: 1 - progress)
    show()
  }

  func restart() {
    interaction.setOffAnew(from: operation.isOpening ? 1 : 0)
    show()
  }
}
