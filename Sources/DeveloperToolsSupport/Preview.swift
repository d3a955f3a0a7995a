import UIKit

/// What `#Preview` makes: a view or a controller with what it is called and how it is shown.
@MainActor public struct Preview {
    /// The traits of previews of views and controllers.
    public enum ViewTraits {}

    /// What the author calls the preview.
    public let displayName: String?
    public let traits: [PreviewTrait<ViewTraits>]
    /// Makes it.
    public let body: @MainActor () -> PreviewBody
    /// Makes another one of the same group, for the argument of this number.
    private let bodyOfArgument: (@MainActor (Int) -> PreviewBody)?

    public init(
        _ name: String?, traits: [PreviewTrait<ViewTraits>], showing body: @escaping @MainActor () -> PreviewBody
    ) {
        (displayName, self.traits, self.body, bodyOfArgument) = (name, traits, body, nil)
    }

    /// A group of previews, one for each argument.
    public init<Argument>(
        _ name: String?, traits: [PreviewTrait<ViewTraits>], arguments: [Argument],
        showing body: @escaping @MainActor (Argument) -> PreviewBody
    ) {
        let bodyOfArgument: @MainActor (Int) -> PreviewBody = { number in
            guard arguments.indices.contains(number) else {
                return .obstacle("it has \(arguments.count) arguments")
            }
            return body(arguments[number])
        }
        (displayName, self.traits, self.bodyOfArgument) = (name, traits, bodyOfArgument)
        self.body = { bodyOfArgument(0) }
    }

    /// One of a group.
    fileprivate func preview(_ number: Int) -> Preview {
        guard let bodyOfArgument else { return self }
        return Preview(displayName, traits: traits) { bodyOfArgument(number) }
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, traits: traits, showing: { .view(body()) })
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits: traits, showing: { .controller(body()) })
    }

    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [Argument],
        @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor (Argument) -> UIView
    ) {
        self.init(name, traits: traits, arguments: arguments, showing: { .view(body($0)) })
    }

    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [Argument],
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor (Argument) -> UIViewController
    ) {
        self.init(name, traits: traits, arguments: arguments, showing: { .controller(body($0)) })
    }
}

/// What a preview shows.
@MainActor public enum PreviewBody {
    case view(UIView)
    case controller(UIViewController)
    /// Nothing that can be drawn here, and why.
    case obstacle(String)
}

/// A customisation of a preview.
@MainActor public struct PreviewTrait<T> {
    public enum Kind: Hashable, Sendable {
        /// The preview is in the middle of a container of the device's size.
        case device
        /// The container fits the content, which is offered the device's size.
        case sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
        case orientation(UIInterfaceOrientation)
    }

    public let kind: Kind
    /// What a modifier of the author's makes of a view of SwiftUI.
    package let modification: (@MainActor (Any) -> Any)?

    package init(kind: Kind, modification: (@MainActor (Any) -> Any)? = nil) {
        (self.kind, self.modification) = (kind, modification)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: Self { Self(kind: .device) }
    public static var sizeThatFitsLayout: Self { Self(kind: .sizeThatFits) }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(kind: .fixed(width: width, height: height))
    }

    public static var portrait: Self { Self(kind: .orientation(.portrait)) }
    public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }
    public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }
}

/// Lets the body of a preview end in a view without the word `return`.
@resultBuilder public enum PreviewMacroBodyBuilder<Content> {
    public static func buildExpression(_ content: Content) -> Content { content }
    public static func buildExpression(_ nothing: Void) {}
    public static func buildPartialBlock(first: Content) -> Content { first }
    public static func buildPartialBlock(first: Void) {}
    public static func buildPartialBlock(accumulated: Void, next: Content) -> Content { next }
    public static func buildPartialBlock(accumulated: Void, next: Void) {}
    public static func buildEither(first: Content) -> Content { first }
    public static func buildEither(second: Content) -> Content { second }
    public static func buildLimitedAvailability(_ content: Content) -> Content { content }
}

/// A preview on its way through a function that has a name for the linker alone.
final class PreviewForDrawing {
    let preview: Preview
    init(_ preview: Preview) { self.preview = preview }
}

/// What adapted code says around a preview.
///
/// - Parameter number: which it is of a group.
@MainActor public func previewForDrawing(_ preview: Preview, number: Int = 0) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(PreviewForDrawing(preview.preview(number))).toOpaque()
}

extension Preview {
    /// Takes over what ``previewForDrawing(_:)`` gave away.
    public init(forDrawing pointer: UnsafeMutableRawPointer) {
        self = Unmanaged<PreviewForDrawing>.fromOpaque(pointer).takeRetainedValue().preview
    }
}
