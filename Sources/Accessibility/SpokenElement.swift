import Foundation
import MaquetteViewModel

/// One stop of VoiceOver on a screen: what it speaks, and where it is.
public struct SpokenElement: Hashable, Sendable {
    /// A place among others that is spoken.
    public enum Series: Hashable, Sendable {
        /// An item of a segmented control or of the wheel of a picker.
        case item(Int, of: Int)
        case tab(Int, of: Int)
    }

    /// Where a container begins or ends.
    public enum Boundary: Hashable, Sendable { case listStart, listEnd, landmarkStart, landmarkEnd }

    /// The element's place, from 1, in the order in which VoiceOver goes.
    public internal(set) var number = 0
    public var label, value, hint: String?
    public var traits: UIAccessibilityTraits
    public internal(set) var series: Series?
    public internal(set) var boundary: Boundary?
    /// The labels of the groups around it, the outermost first.
    public internal(set) var groups: [String] = []
    /// The element's frame in the coordinates of the picture.
    public var frame: CGRect
    /// Where a double tap touches.
    public var activationPoint: CGPoint
    /// Whether that is elsewhere than the middle of the frame.
    public var hasOwnActivationPoint = false
    /// The names of custom actions.
    public var actions: [String] = []
    /// The rotors that the app adds, with what each leads to.
    public var customRotors: [CustomRotorReading] = []
    /// What Voice Control listens for, where that is not the label.
    public var userInputLabels: [String] = []
    public var identifier: String?
    public var language: String?
    /// Whether a part of the element lies in the picture. What is not can be scrolled to.
    public var isOnScreen = true
    /// The texts of links in it.
    public var links: [String] = []
    /// The class of its view, or of the element for a part of one.
    public var className: String
    /// The view that it is, or whose part it is.
    package var view: ObjectIdentifier?
}
