@_exported import CoreLocationUI
import SwiftUI

/// An arrow and words on blue. It gives no permission.
public struct LocationButton: View {
    public struct Title: Hashable, Sendable {
        let label: CLLocationButtonLabel
        public static let currentLocation = Self(label: .currentLocation)
        public static let sendCurrentLocation = Self(label: .sendCurrentLocation)
        public static let sendMyCurrentLocation = Self(label: .sendMyCurrentLocation)
        public static let shareCurrentLocation = Self(label: .shareCurrentLocation)
        public static let shareMyCurrentLocation = Self(label: .shareMyCurrentLocation)
    }
    private let title: Title
    public init(_ title: Title? = nil, action: @escaping () -> Void) { self.title = title ?? .currentLocation }
    public var body: some View { Drawn(title: title) }

    private struct Drawn: UIViewRepresentable {
        let title: Title
        func makeUIView(context: Context) -> CLLocationButton { CLLocationButton() }
        func updateUIView(_ uiView: CLLocationButton, context: Context) { uiView.label = title.label }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: CLLocationButton, context: Context) -> CGSize? {
            uiView.intrinsicContentSize
        }
    }
}
