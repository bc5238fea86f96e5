import Foundation

public enum UITransitionContextViewKey: Hashable, Sendable { case from, to }
