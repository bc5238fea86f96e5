import Foundation

/// Solves the constraints of the views around a root whose own frame is given.
@MainActor final class LayoutRegion {
  /// Whether a constraint has changed since the last solution.
  var isStale = true
  private var passes = 0
  /// The last problems and their solutions: a layout pass without a change solves nothing.
  private var solved: [(problem: LayoutProblem, solution: LayoutProblem.Solution)] = []
  /// More passes than that are an app that changes constraints whenever it is laid out.
  private static let passLimit = 10

  /// Whether the root has to be laid out again at once, because its layout has changed a constraint.
  func takesAnotherPass() -> Bool {
    guard isStale, passes < Self.passLimit else {
      passes = 0
      return false
    }
    passes += 1
    return true
  }

  /// Determines the frames of all views and guides in the region, and marks the superviews of
  /// those that have to move.
  func update(_ root: UIView) {
    isStale = false
    let (system, solution) = solve(root, nil)
    for (item, frame) in system.frames(solution.values) {
      if let guide = item as? UILayoutGuide { guide.solvedFrame = frame }
      guard let view = item as? UIView else { continue }
      view.autoLayout.frame = frame
      if let superview = view.superview, superview !== root, !view.isNear(frame) { superview.awaitLayout() }
    }
    for (view, size) in system.contentSizes(solution.values) { view.contentSize = size }
    report(system, Set(solution.broken))
  }

  /// The size that a view would have if only its own constraints and a target determined it.
  func size(of view: UIView, fitting target: FittingTarget) -> CGSize {
    let (system, solution) = solve(view, target)
    return system.rootSize(solution.values)
  }

  /// Texts of several lines are measured on one line first, and then in the width that they got (F475).
  private func solve(
    _ root: UIView, _ target: FittingTarget?
  ) -> (LayoutSystem, LayoutProblem.Solution) {
    let former = solved
    solved = []
    var system = LayoutSystem(root, fitting: target)
    var solution = solution(of: system.problem, former)
    let widths = system.widthsOfWrappingViews(solution.values)
    if !widths.isEmpty {
      system = LayoutSystem(root, fitting: target, widths: widths)
      solution = self.solution(of: system.problem, former)
    }
    return (system, solution)
  }

  private func solution(
    of problem: LayoutProblem, _ former: [(problem: LayoutProblem, solution: LayoutProblem.Solution)]
  ) -> LayoutProblem.Solution {
    let solution = former.first { $0.problem == problem }?.solution ?? problem.solution()
    solved.append((problem, solution))
    return solution
  }

  /// Complains once of each constraint that is left out (F470).
  private func report(_ system: LayoutSystem, _ broken: Set<Int>) {
    for (number, constraint) in system.constraints {
      let isBroken = broken.contains(number)
      if isBroken, !constraint.isBroken {
        Simulator.running.complain("Unable to simultaneously satisfy constraints: leaves out \(constraint)")
      }
      constraint.isBroken = isBroken
    }
  }
}

extension UIView {
  /// Places the subviews that constraints determine; called in `layoutSubviews` (F179).
  func placeSubviewsByConstraints() {
    guard autoLayoutIfAny != nil || subviews.contains(where: \.isPlacedByConstraints) else { return }
    let root = regionRoot
    let region = root.autoLayout.region
    if root === self || region.isStale { region.update(root) }
    for subview in subviews where subview.isPlacedByConstraints {
      if let frame = subview.autoLayout.frame, !subview.isNear(frame) { subview.move(to: frame) }
    }
  }

  /// Sets center and size: a transform has no part in auto layout (F479).
  private func move(to frame: CGRect) {
    if transform.isIdentity { return self.frame = frame }
    center = CGPoint(x: frame.midX, y: frame.midY)
    bounds.size = frame.size
  }

  /// The frame without the transform.
  var layoutFrame: CGRect {
    CGRect(
      x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  fileprivate func isNear(_ frame: CGRect) -> Bool {
    let present = layoutFrame
    return [
      present.minX - frame.minX, present.minY - frame.minY, present.width - frame.width,
      present.height - frame.height,
    ].allSatisfy { abs($0) <= 1e-6 }
  }
}
