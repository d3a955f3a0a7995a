@_exported import DeveloperToolsSupport
import UIKit

/// A type whose previews a canvas shows.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

extension Preview {
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits, showing: { Self.shown(body()) })
    }

    /// What a provider shows.
    ///
    /// - Parameter number: which of its previews, from zero. Without it, each has a part of the picture.
    public init<Provider: PreviewProvider>(showing provider: Provider.Type, number: Int? = nil) {
        var parts = Self.parts(of: provider.previews)
        if let number {
            guard parts.indices.contains(number) else {
                self.init(nil, traits: []) { .obstacle("\(provider) has \(parts.count) previews") }
                return
            }
            parts = [parts[number]]
        }
        self.init(nil, traits: parts.flatMap(\.traits), showing: { [parts] in Self.shown(parts) })
    }

    /// A view that a canvas shows by itself, and what is said about it.
    private struct Part {
        var view: any View
        var traits: [PreviewTrait<ViewTraits>] = []
        var style = UIUserInterfaceStyle.unspecified
    }

    private static func shown(_ view: any View) -> PreviewBody { shown(parts(of: view)) }

    private static func shown(_ parts: [Part]) -> PreviewBody {
        let bodies = parts.map { part -> PreviewBody in
            guard let hosted = part.view as? any HostedInUIKit else {
                // Reports of apps count by these words what is of SwiftUI.
                return .obstacle("it shows \(type(of: part.view)), a view of SwiftUI, which is not drawn")
            }
            let body = hosted._previewBody
            guard part.style != .unspecified else { return body }
            switch body {
            case .view(let view): view.overrideUserInterfaceStyle = part.style
            case .controller(let controller): controller.overrideUserInterfaceStyle = part.style
            case .obstacle: break
            }
            return body
        }
        return bodies.count == 1 ? bodies[0] : stacked(bodies)
    }

    /// The views inside of what only arranges and describes them. What is said closest to a view holds.
    private static func parts(of view: any View) -> [Part] {
        guard let described = view as? any DescribedForPreviews else { return [Part(view: view)] }
        return described._parts.flatMap(parts).map { part in
            var part = part
            part.traits += described._traits
            if part.style == .unspecified { part.style = described._style }
            return part
        }
    }

    private static func stacked(_ bodies: [PreviewBody]) -> PreviewBody {
        let stack = UIStackView()
        stack.axis = .vertical
        for body in bodies {
            switch body {
            case .view(let view): stack.addArrangedSubview(view)
            case .controller(let controller): stack.addArrangedSubview(controller.view)
            case .obstacle: return body
            }
        }
        return bodies.isEmpty ? .obstacle("it shows nothing") : .view(stack)
    }
}

/// A view that consists of others, or says something about another.
@MainActor protocol DescribedForPreviews {
    var _parts: [any View] { get }
    var _traits: [PreviewTrait<Preview.ViewTraits>] { get }
    var _style: UIUserInterfaceStyle { get }
}

extension DescribedForPreviews {
    var _style: UIUserInterfaceStyle { .unspecified }
}

/// Several views one after the other.
public struct Group<Content: View>: View, DescribedForPreviews {
    let content: Content
    public init(@ViewBuilder content: @MainActor () -> Content) { self.content = content() }
    public var body: Never { fatalError("a group is reached through its views") }
    var _parts: [any View] { [content] }
    var _traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}

public struct TupleView<each Content: View>: View, DescribedForPreviews {
    nonisolated(unsafe) let content: (repeat each Content)
    nonisolated init(content: (repeat each Content)) { self.content = content }
    public var body: Never { fatalError("views in a row are reached one by one") }
    var _parts: [any View] {
        var parts: [any View] = []
        repeat parts.append(each content)
        return parts
    }
    var _traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}

/// A view about which something was said.
public struct ModifiedForPreviews<Content: View>: View, DescribedForPreviews {
    nonisolated(unsafe) let content: Content
    let _traits: [PreviewTrait<Preview.ViewTraits>]
    let _style: UIUserInterfaceStyle

    nonisolated init(
        content: Content, traits: [PreviewTrait<Preview.ViewTraits>] = [], style: UIUserInterfaceStyle = .unspecified
    ) {
        (self.content, _traits, _style) = (content, traits, style)
    }

    public var body: Never { fatalError("a modified view is reached through its content") }
    var _parts: [any View] { [content] }
}

extension AnyView: DescribedForPreviews {
    var _parts: [any View] { [hidden] }
    var _traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}

/// How large the container of a preview is.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    private func saying(_ traits: PreviewTrait<Preview.ViewTraits>...) -> ModifiedForPreviews<Self> {
        ModifiedForPreviews(content: self, traits: traits)
    }

    public func previewLayout(_ layout: PreviewLayout) -> some View {
        switch layout {
        case .device: saying(.defaultLayout)
        case .sizeThatFits: saying(.sizeThatFitsLayout)
        case .fixed(let width, let height): saying(.fixedLayout(width: width, height: height))
        }
    }

    public func previewDisplayName(_ name: String?) -> some View { saying() }
    /// The device and orientation are those of the picture, so they are read in the source.
    public func previewDevice(_ device: PreviewDevice?) -> some View { saying() }
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { saying() }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        let style: UIUserInterfaceStyle =
            switch colorScheme {
            case .dark?: .dark
            case .light?: .light
            case nil: .unspecified
            }
        return ModifiedForPreviews(content: self, style: style)
    }
    public func ignoresSafeArea() -> some View { saying() }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { saying() }
}

public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
    private let place: Int
    public static let portrait = Self(place: 0)
    public static let portraitUpsideDown = Self(place: 1)
    public static let landscapeLeft = Self(place: 2)
    public static let landscapeRight = Self(place: 3)
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
    }
}
