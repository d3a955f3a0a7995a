import UIKit

// The names of PureLayout are those of Objective-C, whose cases Swift writes in lower case.
public enum ALEdge: Int, Sendable { case left = 1, right, top, bottom, leading, trailing }
public enum ALDimension: Int, Sendable { case width = 7, height }
/// A vertical axis is the line in the middle between left and right.
public enum ALAxis: Int, Sendable {
    case vertical = 9, horizontal, lastBaseline, firstBaseline
    public static let baseline = ALAxis.lastBaseline
}
public enum ALMargin: Int, Sendable { case left = 13, right, top, bottom, leading, trailing }
public enum ALMarginAxis: Int, Sendable { case vertical = 19, horizontal }
public enum ALAttribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, vertical, horizontal, lastBaseline,
        firstBaseline
    case marginLeft, marginRight, marginTop, marginBottom, marginLeading, marginTrailing, marginAxisVertical
    case marginAxisHorizontal

    public static let baseline = ALAttribute.lastBaseline
    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .vertical: .centerX
        case .horizontal: .centerY
        case .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .marginLeft: .leftMargin
        case .marginRight: .rightMargin
        case .marginTop: .topMargin
        case .marginBottom: .bottomMargin
        case .marginLeading: .leadingMargin
        case .marginTrailing: .trailingMargin
        case .marginAxisVertical: .centerXWithinMargins
        case .marginAxisHorizontal: .centerYWithinMargins
        }
    }
}

/// All of them have the numbers of `ALAttribute`.
protocol NamesAttribute: RawRepresentable<Int> {}
extension ALEdge: NamesAttribute {}
extension ALDimension: NamesAttribute {}
extension ALAxis: NamesAttribute {}
extension ALMargin: NamesAttribute {}
extension ALMarginAxis: NamesAttribute {}
extension NamesAttribute {
    var attribute: NSLayoutConstraint.Attribute { ALAttribute(rawValue: rawValue)!.attribute }
}

extension ALEdge {
    /// Where an inset is counted inwards.
    var isFarEdge: Bool { [.right, .bottom, .trailing].contains(self) }
}

extension NSLayoutConstraint.Relation {
    var turned: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        default: self
        }
    }
}

/// What the closures around say of the constraints that are made in them.
@MainActor enum Surroundings {
    static var priorities: [UILayoutPriority] = []
    static var identifiers: [String] = []
    static var collected: [[NSLayoutConstraint]] = []
}

extension NSLayoutConstraint {
    /// Active, with the priority and identifier of the closure around; kept for later where that says so.
    @MainActor @discardableResult func installed() -> NSLayoutConstraint {
        if let priority = Surroundings.priorities.last { self.priority = priority }
        if let identifier = Surroundings.identifiers.last { self.identifier = identifier }
        if Surroundings.collected.isEmpty {
            isActive = true
        } else {
            Surroundings.collected[Surroundings.collected.count - 1].append(self)
        }
        return self
    }

    public func autoInstall() { installed() }
    public func autoRemove() { isActive = false }
    @discardableResult public func autoIdentify(_ identifier: String) -> NSLayoutConstraint {
        self.identifier = identifier
        return self
    }

    public static func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
        Surroundings.priorities.append(priority)
        block()
        Surroundings.priorities.removeLast()
    }
    public static func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
        Surroundings.identifiers.append(identifier)
        block()
        Surroundings.identifiers.removeLast()
    }
    @discardableResult public static func autoCreateConstraintsWithoutInstalling(_ block: () -> Void)
        -> [NSLayoutConstraint]
    {
        Surroundings.collected.append([])
        block()
        return Surroundings.collected.removeLast()
    }
    @discardableResult public static func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
        let made = autoCreateConstraintsWithoutInstalling(block)
        made.autoInstallConstraints()
        return made
    }
}

extension Array where Element: NSLayoutConstraint {
    @preconcurrency @MainActor public func autoInstallConstraints() { for one in self { one.installed() } }
    @preconcurrency @MainActor public func autoRemoveConstraints() { for one in self { one.isActive = false } }
    @discardableResult @preconcurrency @MainActor public func autoIdentifyConstraints(_ identifier: String) -> [Element]
    {
        for one in self { one.identifier = identifier }
        return self
    }
}

extension NSArray {
    @preconcurrency @MainActor public func autoInstallConstraints() {
        (self as? [NSLayoutConstraint])?.autoInstallConstraints()
    }
    @preconcurrency @MainActor public func autoRemoveConstraints() {
        (self as? [NSLayoutConstraint])?.autoRemoveConstraints()
    }
}
