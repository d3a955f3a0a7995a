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

    /// What a provider shows. Of several, each has a part of the picture.
    public init<Provider: PreviewProvider>(showing provider: Provider.Type) {
        var traits: [PreviewTrait<ViewTraits>] = []
        let views = Self.parts(of: provider.previews, &traits)
        self.init(nil, traits: traits) {
            let bodies = views.map(Self.shown)
            if bodies.count == 1 { return bodies[0] }
            return Self.stacked(bodies)
        }
    }

    private static func shown(_ view: any View) -> PreviewBody {
        var traits: [PreviewTrait<ViewTraits>] = []
        let parts = parts(of: view, &traits)
        guard parts.count == 1, let part = parts.first else { return stacked(parts.map(shown)) }
        if let hosted = part as? any HostedInUIKit { return hosted._previewBody }
        // Reports of apps count by these words what is of SwiftUI.
        return .obstacle("it shows \(type(of: part)), a view of SwiftUI, which is not drawn")
    }

    /// The views inside of what only arranges and describes them.
    private static func parts(of view: any View, _ traits: inout [PreviewTrait<ViewTraits>]) -> [any View] {
        guard let described = view as? any DescribedForPreviews else { return [view] }
        traits += described._traits
        return described._parts.flatMap { parts(of: $0, &traits) }
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
    let content: Content
    let _traits: [PreviewTrait<Preview.ViewTraits>]
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
        ModifiedForPreviews(content: self, _traits: traits)
    }

    public func previewLayout(_ layout: PreviewLayout) -> some View {
        switch layout {
        case .device: saying(.defaultLayout)
        case .sizeThatFits: saying(.sizeThatFitsLayout)
        case .fixed(let width, let height): saying(.fixedLayout(width: width, height: height))
        }
    }

    public func previewDisplayName(_ name: String?) -> some View { saying() }
    /// Which device it is shown on is up to who looks.
    public func previewDevice(_ device: PreviewDevice?) -> some View { saying() }
    public func ignoresSafeArea() -> some View { saying() }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { saying() }
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
