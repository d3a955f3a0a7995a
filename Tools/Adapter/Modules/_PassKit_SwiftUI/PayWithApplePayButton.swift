@_exported import PassKit
import SwiftUI

/// Apple's button for paying, with which nobody pays.
public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    @Environment(\.payStyle) private var style

    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { self.label = label }
    public var body: some View { DrawnPayButton(type: label.type, style: style.style).id(style) }
}
extension PayWithApplePayButton where Fallback == EmptyView {
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) { self.label = label }
}

private struct DrawnPayButton: UIViewRepresentable {
    let type: PKPaymentButtonType
    let style: PKPaymentButtonStyle
    func makeUIView(context: Context) -> PKPaymentButton { PKPaymentButton(type: type, style: style) }
    func updateUIView(_ uiView: PKPaymentButton, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: PKPaymentButton, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: uiView.intrinsicContentSize)
    }
}

public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    let type: PKPaymentButtonType
    public static let plain = Self(type: .plain)
    public static let buy = Self(type: .buy)
    public static let addMoney = Self(type: .addMoney)
    public static let book = Self(type: .book)
    public static let checkout = Self(type: .checkout)
    public static let `continue` = Self(type: .continue)
    public static let contribute = Self(type: .contribute)
    public static let donate = Self(type: .donate)
    public static let inStore = Self(type: .inStore)
    public static let order = Self(type: .order)
    public static let reload = Self(type: .reload)
    public static let rent = Self(type: .rent)
    public static let setUp = Self(type: .setUp)
    public static let subscribe = Self(type: .subscribe)
    public static let support = Self(type: .support)
    public static let tip = Self(type: .tip)
    public static let topUp = Self(type: .topUp)
}
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    let style: PKPaymentButtonStyle
    public static let automatic = Self(style: .automatic)
    public static let black = Self(style: .black)
    public static let white = Self(style: .white)
    public static let whiteOutline = Self(style: .whiteOutline)
}
private enum PayStyleKey: EnvironmentKey { static var defaultValue: PayWithApplePayButtonStyle { .automatic } }
extension EnvironmentValues {
    fileprivate var payStyle: PayWithApplePayButtonStyle {
        get { self[PayStyleKey.self] }
        set { self[PayStyleKey.self] = newValue }
    }
}
extension View {
    public nonisolated func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        environment(\.payStyle, style)
    }
}
