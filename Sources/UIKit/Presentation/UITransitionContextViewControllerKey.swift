import Foundation

public enum UITransitionContextViewControllerKey: Hashable, Sendable { case from, to }
