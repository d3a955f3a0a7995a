@_exported import SwiftLayout

// The types of SwiftUI that embedding needs. This is not SwiftUI: everything declared here becomes UIKit views.

/// A part of an interface, with another one as its body.
@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Nothing describes what is a view of UIKit already") }
}

@preconcurrency @MainActor @resultBuilder public struct ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<First: View, Second: View, each Other: View>(
        _ first: First, _ second: Second, _ others: repeat each Other
    ) -> TupleView<First, Second, repeat each Other> { TupleView(first, second, repeat each others) }
}

/// A type that becomes UIKit views by itself.
@MainActor protocol UIKitMaking {
    func makeUIKitViews() -> [UIView]
}

/// Two or more parts one after the other.
@preconcurrency @MainActor public struct TupleView<each Content: View>: View, UIKitMaking {
    private let contents: (repeat each Content)

    init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

    public var body: Never { fatalError("A tuple is described by its parts") }

    func makeUIKitViews() -> [UIView] {
        var views: [UIView] = []
        for content in repeat each contents { views += content.uiKitViews }
        return views
    }
}

/// Parts below each other, eight points apart and centred.
@preconcurrency @MainActor public struct VStack<Content: View>: View, UIKitMaking {
    private let spacing: CGFloat?
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    public var body: Never { fatalError("A stack is described by its content") }

    func makeUIKitViews() -> [UIView] {
        let stack = UIStackView(arrangedSubviews: content.uiKitViews)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = spacing ?? 8
        return [stack]
    }
}

extension View {
    /// The UIKit views of this part.
    public var uiKitViews: [UIView] {
        switch self {
        case let maker as any UIKitMaking: maker.makeUIKitViews()
        case let view as any UIViewRepresentable: [view.makeUIKitView()]
        case let controller as any UIViewControllerRepresentable: [controller.makeUIKitView()]
        default: body.uiKitViews
        }
    }
}

@preconcurrency @MainActor public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
