import SwiftUI

// What is on a map beside its content. Nobody is anywhere and the map points to the north, so that most controls hide, as they do then.

public struct MapStyle: Sendable {
    public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
    public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }
    public static let standard = Self()
    public static let imagery = Self()
    public static let hybrid = Self()
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> Self { Self() }
    public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { Self() }
}
public struct PointOfInterestCategories: Sendable {
    public static let all = Self()
    public static let excludingAll = Self()
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View {
        Image(systemName: "location")
            .foregroundStyle(.tint)
            .frame(width: 44, height: 44)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
}
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
public struct MapZoomStepper: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Tells where places are on the map in it, which is not known.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    public var body: some View { content(MapProxy()) }
}
public struct MapProxy {
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? { nil }
}
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
public enum MapCameraUpdateFrequency: Hashable, Sendable { case onEnd, continuous }

/// A place for a look around, which nobody has taken.
public struct LookAroundPreview: View {
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public var body: some View { Color.gray.opacity(0.3) }
}
public final class MKLookAroundScene: NSObject, @unchecked Sendable {}
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
public final class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public init(coordinate: CLLocationCoordinate2D) {}
    public init(mapItem: MKMapItem) {}
    public var scene: MKLookAroundScene? { get async throws { nil } }
}

extension View {
    public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View { self }
    /// Apple's controls stand in the upper trailing corner.
    public nonisolated func mapControls(@ViewBuilder _ content: @escaping () -> some View) -> some View {
        overlay(alignment: .topTrailing) { VStack(spacing: 8) { content() }.padding(8) }
    }
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
    public nonisolated func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
        self
    }
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    public nonisolated func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}
