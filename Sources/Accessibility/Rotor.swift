import Foundation
import MaquetteViewModel

/// What turning two fingers chooses among: elements of one kind, in their order.
public enum Rotor: String, CaseIterable, Hashable, Sendable {
    case headings, links, textFields

    public var name: String {
        switch self {
        case .headings: "Headings"
        case .links: "Links"
        case .textFields: "Text Fields"
        }
    }

    func leads(to element: SpokenElement) -> Bool {
        switch self {
        case .headings: element.traits.contains(.header)
        case .links: element.traits.contains(.link) || !element.links.isEmpty
        case .textFields: element.traits.contains(.textEntry) || element.traits.contains(.searchField)
        }
    }
}

extension AccessibilityReading {
    public func elements(of rotor: Rotor) -> [SpokenElement] { elements.filter(rotor.leads) }
}
