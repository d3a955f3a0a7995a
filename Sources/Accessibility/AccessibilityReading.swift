import Foundation
import Maquette
import MaquetteViewModel

/// What VoiceOver finds on a screen, in the order in which swiping to the right goes through it.
///
/// Apple documents the parts: elements, containers with their own order, `shouldGroupAccessibilityChildren`, modal views,
/// hidden ones. The order between them, rows from top to bottom and each in the direction of reading, is `ReadingRows`.
public struct AccessibilityReading: Sendable {
    public private(set) var elements: [SpokenElement]
    /// The size of the picture that the frames lie in.
    public let size: CGSize

    /// - Parameter language: that VoiceOver speaks; an element may have one of its own.
    @MainActor public init(_ shown: Shown, language: String? = nil) {
        self.init(shown.canvas, size: shown.size, language: language)
    }

    /// What is below a view that has been laid out.
    @MainActor package init(_ canvas: UIView, size: CGSize, language: String? = nil) {
        let tree = AccessibilityTree(canvas: canvas, size: size, language: language)
        self.size = size
        elements = tree.flatten(tree.nodes(of: canvas)).enumerated().map { index, element in
            var element = element
            element.number = index + 1
            return element
        }
    }

    /// This reading with only the elements that some rotors lead to, with their numbers.
    public func only(_ rotors: [Rotor]) -> AccessibilityReading {
        var reading = self
        reading.elements = elements.filter { element in rotors.contains { $0.leads(to: element) } }
        return reading
    }
}

/// Goes through views and the elements for parts of them.
@MainActor final class AccessibilityTree {
    indirect enum Node {
        case element(SpokenElement)
        /// - Parameter frame: that of a container which names its elements.
        case group([Node], isOrdered: Bool, role: Role, label: String?, frame: CGRect? = nil)

        fileprivate var containerFrame: CGRect? {
            if case .group(_, _, _, _, let frame) = self { frame } else { nil }
        }
    }

    enum Role { case plain, bar, segments, tabs, list, landmark }

    private let canvas: UIView
    private let size: CGSize
    private let language: String?
    /// What is being gone through: a container that names itself, or what it is in, would never end.
    private var around: Set<ObjectIdentifier> = []

    init(canvas: UIView, size: CGSize, language: String?) {
        (self.canvas, self.size, self.language) = (canvas, size, language)
    }

    private var isRightToLeft: Bool { canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Order

    func flatten(_ nodes: [Node], isOrdered: Bool = false, in role: Role = .plain) -> [SpokenElement] {
        let rows = ReadingRows(isRightToLeft: isRightToLeft)
        let groups = nodes.map { (elements: flat($0), container: $0.containerFrame) }.filter { !$0.elements.isEmpty }
        if isOrdered { return groups.flatMap(\.elements) }
        return rows.sorted(groups) { group in
            let frame = group.elements[0].frame
            // Among tabs a container has its own place, as recorded on iOS 17 to 26.
            if role == .tabs, let container = group.container { return container }
            // A bar centres its title between buttons that are higher.
            return role == .bar ? CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0) : frame
        }.flatMap(\.elements)
    }

    /// A group has the place of its first element.
    private func flat(_ node: Node) -> [SpokenElement] {
        switch node {
        case .element(let element): return [element]
        case .group(let nodes, let isOrdered, let role, let label, _):
            var elements = flatten(nodes, isOrdered: isOrdered, in: role)
            guard let last = elements.indices.last else { return [] }
            for index in elements.indices {
                switch role {
                case .plain, .bar, .list, .landmark: break
                case .segments: elements[index].series = .item(index + 1, of: elements.count)
                case .tabs: elements[index].series = .tab(index + 1, of: elements.count)
                }
                if let label { elements[index].groups.insert(label, at: 0) }
            }
            // A container with one element only begins.
            switch role {
            case .list:
                elements[last].boundary = .listEnd
                elements[0].boundary = .listStart
            case .landmark:
                elements[last].boundary = .landmarkEnd
                elements[0].boundary = .landmarkStart
            case .plain, .bar, .segments, .tabs: break
            }
            return elements
        }
    }

    // MARK: Views

    func nodes(of view: UIView) -> [Node] {
        guard view === canvas || isSeen(view), !view.accessibilityElementsHidden,
            around.insert(ObjectIdentifier(view)).inserted
        else { return [] }
        defer { around.remove(ObjectIdentifier(view)) }
        let isContainer = view.accessibilityElements != nil && view.givenIsAccessibilityElement != true
        if view.isAccessibilityElement, !isContainer {
            let element = Node.element(element(of: view))
            guard view is UITableViewCell || view is UICollectionViewListCell, view.givenIsAccessibilityElement == nil
            else { return [element] }
            let controls = controls(in: view)
            return controls.isEmpty
                ? [element] : [.group([element] + controls, isOrdered: true, role: .plain, label: nil)]
        }
        let role = role(of: view)
        let label = isNamedGroup(view) ? view.accessibilityLabel : nil
        if let parts = view.accessibilityParts {
            return [.group(parts.map { .element(element(of: $0)) }, isOrdered: true, role: role, label: label)]
        }
        if let elements = view.accessibilityElements {
            let frame = onCanvas(view.accessibilityFrame)
            return [.group(elements.flatMap(nodes), isOrdered: true, role: role, label: label, frame: frame)]
        }
        // The text of a field is the field's to say.
        if let field = view as? UITextField {
            return [field.leftView, field.rightView].compactMap { $0 }.filter { $0.superview === field }.flatMap(nodes)
        }
        // Siblings of a modal view cannot be reached.
        let modal = view.subviews.last { $0.accessibilityViewIsModal && isSeen($0) }
        let inside = (modal.map { [$0] } ?? view.subviews).flatMap(nodes)
        guard view.shouldGroupAccessibilityChildren || role != .plain || label != nil else { return inside }
        return [.group(inside, isOrdered: false, role: role, label: label)]
    }

    /// What a container names as its elements.
    private func nodes(of object: Any) -> [Node] {
        if let view = object as? UIView { return nodes(of: view) }
        guard let element = object as? UIAccessibilityElement, !element.accessibilityElementsHidden,
            around.insert(ObjectIdentifier(element)).inserted
        else { return [] }
        defer { around.remove(ObjectIdentifier(element)) }
        if let elements = element.accessibilityElements {
            return [.group(elements.flatMap(nodes), isOrdered: true, role: .plain, label: element.accessibilityLabel)]
        }
        return element.isAccessibilityElement ? [.element(self.element(of: element))] : []
    }

    /// Views without a size are seen through those of their subviews that lie outside of them.
    private func isSeen(_ view: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0 else { return false }
        let isEmpty = view.bounds.width <= 0 && view.bounds.height <= 0
        return !isEmpty || !view.clipsToBounds && !view.isAccessibilityElement && view.accessibilityElements == nil
    }

    /// The controls of a row, which are stops of their own after it.
    private func controls(in view: UIView) -> [Node] {
        view.subviews.flatMap { subview -> [Node] in
            guard isSeen(subview), !subview.accessibilityElementsHidden else { return [] }
            let acts = subview.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .textEntry]) == false
            if subview is UIControl || subview.isAccessibilityElement && acts { return nodes(of: subview) }
            return subview.isAccessibilityElement ? [] : controls(in: subview)
        }
    }

    private func role(of view: UIView) -> Role {
        if view is UISegmentedControl { return .segments }
        if view is UINavigationBar || view is UIToolbar { return .bar }
        if view.accessibilityTraits.contains(.tabBar) { return .tabs }
        switch view.accessibilityContainerType {
        case .list: return .list
        case .landmark: return .landmark
        case .none, .dataTable, .semanticGroup: return .plain
        }
    }

    private func isNamedGroup(_ view: UIView) -> Bool {
        view.accessibilityContainerType != .none && view.accessibilityLabel?.isEmpty == false
    }

    // MARK: Elements

    private func element(of view: UIView) -> SpokenElement {
        var element = SpokenElement(
            label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint,
            traits: view.accessibilityTraits, frame: .zero, activationPoint: .zero, className: view.knownClassName)
        place(
            &element, frame: view.accessibilityPath?.bounds ?? view.accessibilityFrame,
            point: view.accessibilityActivationPoint)
        element.actions = (view.accessibilityCustomActions ?? []).map(\.name)
        element.customRotors = (view.accessibilityCustomRotors ?? []).map(CustomRotorReading.init)
        element.userInputLabels = view.userInputLabelsToTell
        element.identifier = view.accessibilityIdentifier
        element.language = view.accessibilityLanguage ?? language
        element.links = (view as? UITextView)?.linkedTexts ?? []
        element.view = ObjectIdentifier(view)
        return element
    }

    private func element(of part: UIAccessibilityElement) -> SpokenElement {
        var element = SpokenElement(
            label: part.accessibilityLabel, value: part.accessibilityValue, hint: part.accessibilityHint,
            traits: part.accessibilityTraits, frame: .zero, activationPoint: .zero,
            className: "\(type(of: part.accessibilityContainer ?? part))")
        place(
            &element, frame: part.accessibilityPath?.bounds ?? part.accessibilityFrame,
            point: part.accessibilityActivationPoint)
        element.actions = (part.accessibilityCustomActions ?? []).map(\.name)
        element.customRotors = (part.accessibilityCustomRotors ?? []).map(CustomRotorReading.init)
        let labels = part.accessibilityUserInputLabels ?? []
        element.userInputLabels = labels == [part.accessibilityLabel].compactMap { $0 } ? [] : labels
        element.identifier = part.accessibilityIdentifier
        element.language = part.accessibilityLanguage ?? language
        element.view = part.accessibilityContainer.map { ObjectIdentifier($0) }
        return element
    }

    /// Frames and points are on the screen; the picture begins at the corner of the canvas.
    private func onCanvas(_ frame: CGRect) -> CGRect {
        canvas.convert(frame, from: UIScreen.main.coordinateSpace)
            .offsetBy(dx: -canvas.bounds.minX, dy: -canvas.bounds.minY)
    }

    private func place(_ element: inout SpokenElement, frame: CGRect, point: CGPoint) {
        element.frame = onCanvas(frame)
        let onCanvas = canvas.convert(point, from: UIScreen.main.coordinateSpace)
        element.activationPoint = CGPoint(x: onCanvas.x - canvas.bounds.minX, y: onCanvas.y - canvas.bounds.minY)
        element.hasOwnActivationPoint =
            abs(element.activationPoint.x - element.frame.midX) > 0.5
            || abs(element.activationPoint.y - element.frame.midY) > 0.5
        element.isOnScreen = element.frame.intersects(CGRect(origin: .zero, size: size))
    }
}

extension UITextView {
    /// The texts of its links, in their order.
    fileprivate var linkedTexts: [String] {
        let words = (text ?? "") as NSString
        return linkRanges.map { words.substring(with: $0) }
    }
}
