import SwiftUI

/// A tip among other views: its sign, its words, what can be done, and a cross. As Apple's, it is there once the app has configured
/// tips.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let action: (Tips.Action) -> Void
    @Environment(\.tipImageSize) private var imageSize
    @Environment(\.tipBackground) private var background
    @Environment(\.tipStyle) private var style

    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) { (self.tip, self.action) = (tip, action) }
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) { (self.tip, self.action) = (tip, action) }

    public var body: some View {
        if let tip, tip.shouldDisplay {
            Group {
                if let style {
                    style.made(TipViewStyleConfiguration(tip: tip))
                } else {
                    card(tip)
                }
            }
            .background(background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)))
            .clipShape(RoundedRectangle(cornerRadius: 13))
        }
    }

    private func card(_ tip: Content) -> some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = tip.image {
                image.resizable().scaledToFit().foregroundStyle(.tint)
                    .frame(width: imageSize.width, height: imageSize.height)
            }
            VStack(alignment: .leading, spacing: 4) {
                tip.title.font(.headline)
                if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
                ForEach(tip.actions) { action in
                    Divider()
                    Text(action.title).font(.body).foregroundStyle(.tint)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "xmark").font(.caption).foregroundStyle(.secondary)
        }
        .padding(16)
    }
}

public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
}
@MainActor @preconcurrency public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct MiniTipViewStyle: TipViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title?.font(.headline).padding(16) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
struct AnyTipViewStyle: @unchecked Sendable {
    let made: @MainActor (TipViewStyleConfiguration) -> AnyView
}

private enum TipImageSizeKey: EnvironmentKey { static var defaultValue: CGSize { CGSize(width: 36, height: 36) } }
private enum TipBackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TipStyleKey: EnvironmentKey { static var defaultValue: AnyTipViewStyle? { nil } }
extension EnvironmentValues {
    fileprivate var tipImageSize: CGSize {
        get { self[TipImageSizeKey.self] }
        set { self[TipImageSizeKey.self] = newValue }
    }
    fileprivate var tipBackground: AnyShapeStyle? {
        get { self[TipBackgroundKey.self] }
        set { self[TipBackgroundKey.self] = newValue }
    }
    fileprivate var tipStyle: AnyTipViewStyle? {
        get { self[TipStyleKey.self] }
        set { self[TipStyleKey.self] = newValue }
    }
}

extension View {
    /// It is shown when somebody has done something with the app, which nobody has.
    public nonisolated func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    public nonisolated func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    @MainActor @preconcurrency public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\.tipStyle, AnyTipViewStyle { AnyView(style.makeBody(configuration: $0)) })
    }
    public nonisolated func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }
    public nonisolated func tipImageStyle(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View {
        environment(\.tipBackground, AnyShapeStyle(style))
    }
    public nonisolated func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { self }
    public nonisolated func tipAnchor<Value: Hashable>(_ value: Value) -> some View { self }
}
/// One tip after the other.
@Observable @MainActor public final class TipGroup {
    public enum Priority: Sendable { case firstAvailable, ordered }
    public private(set) var currentTip: (any Tip)?
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder tips: () -> [any Tip]) {
        currentTip = tips().first { $0.shouldDisplay }
    }
}
@resultBuilder public enum TipGroupBuilder {
    public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
}
