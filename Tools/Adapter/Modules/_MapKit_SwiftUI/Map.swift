import SwiftUI

/// From where a map is seen.
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
    public static func == (one: Self, other: Self) -> Bool {
        one.centerCoordinate.latitude == other.centerCoordinate.latitude
            && one.centerCoordinate.longitude == other.centerCoordinate.longitude && one.distance == other.distance
            && one.heading == other.heading && one.pitch == other.pitch
    }
}

/// What a map shows: a region, a place, or all that is on it.
public struct MapCameraPosition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, user, region, camera, item, rect }
    private let kind: Kind
    public private(set) var region: MKCoordinateRegion?
    public private(set) var camera: MapCamera?
    public private(set) var rect: MKMapRect?
    nonisolated(unsafe) public private(set) var item: MKMapItem?
    public var followsUserLocation: Bool { kind == .user }
    public var followsUserHeading: Bool { false }
    public var positionedByUser: Bool { false }
    public var allowsAutomaticPitch: Bool { true }
    public var fallbackPosition: MapCameraPosition? { nil }

    public static let automatic = Self(kind: .automatic)
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
        var position = fallback
        position = Self(kind: .user, region: fallback.region, camera: fallback.camera)
        return position
    }
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region, region: region) }
    public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera, camera: camera) }
    public static func camera(_ camera: MKMapCamera) -> Self {
        .camera(
            MapCamera(
                centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
                heading: camera.heading, pitch: Double(camera.pitch)))
    }
    public static func rect(_ rect: MKMapRect) -> Self {
        Self(kind: .rect, region: MKCoordinateRegion(rect), rect: rect)
    }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
        Self(kind: .item, item: item)
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.kind == other.kind && one.camera == other.camera && one.item === other.item
            && one.region?.center.latitude == other.region?.center.latitude
            && one.region?.center.longitude == other.region?.center.longitude
            && one.region?.span.latitudeDelta == other.region?.span.latitudeDelta
    }

    /// What is shown, where that can be told.
    func shown(with places: [_MapPlace]) -> MKCoordinateRegion? {
        if let region { return region }
        // Degrees of latitude have 111 kilometres.
        if let camera {
            let span = camera.distance / 111_000
            return MKCoordinateRegion(
                center: camera.centerCoordinate, span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
        }
        if let item {
            return MKCoordinateRegion(
                center: item.placemark.coordinate, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
        }
        let (latitudes, longitudes) = (places.map(\.coordinate.latitude), places.map(\.coordinate.longitude))
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else { return nil }
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max((north - south) * 1.4, 0.01), longitudeDelta: max((east - west) * 1.4, 0.01)))
    }
}

public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pan = Self(rawValue: 1)
    public static let zoom = Self(rawValue: 2)
    public static let pitch = Self(rawValue: 4)
    public static let rotate = Self(rawValue: 8)
    public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }
public struct MapFeature: Hashable, Sendable {
    public let title: String?
}
public struct MapSelection<Value: Hashable>: Hashable {
    public let value: Value?
    public init(_ value: Value) { self.value = value }
}

/// A place for a map, in the colour of its land, with the markers and annotations that are on it where it is known what is shown.
public struct Map<Content: View>: View {
    private let content: Content
    public var body: some View { content }
}

/// What is below a map.
public struct _MapView: View {
    let position: MapCameraPosition
    let places: [_MapPlace]

    public var body: some View {
        ZStack {
            Land()
            if let region = position.shown(with: places) {
                GeometryReader { proxy in
                    ForEach(places.indices, id: \.self) { index in
                        places[index].view.fixedSize()
                            .modifier(Anchoring(anchor: places[index].anchor))
                            .position(point(of: places[index].coordinate, region, proxy.size))
                    }
                }
            }
        }
        .clipped()
    }

    private func point(
        of coordinate: CLLocationCoordinate2D, _ region: MKCoordinateRegion, _ size: CGSize
    ) -> CGPoint {
        let x = (coordinate.longitude - region.center.longitude) / max(region.span.longitudeDelta, 1e-9)
        let y = (region.center.latitude - coordinate.latitude) / max(region.span.latitudeDelta, 1e-9)
        return CGPoint(x: size.width * (0.5 + x), y: size.height * (0.5 + y))
    }

    /// Puts another point of a view where its middle would be.
    private struct Anchoring: ViewModifier {
        let anchor: UnitPoint
        func body(content: Content) -> some View {
            content
                .alignmentGuide(HorizontalAlignment.center) { $0.width * anchor.x }
                .alignmentGuide(VerticalAlignment.center) { $0.height * anchor.y }
                .frame(width: 0, height: 0)
        }
    }

    private struct Land: UIViewRepresentable {
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ uiView: MKMapView, context: Context) {}
    }
}

@MainActor private func view<Content: MapContent>(_ position: MapCameraPosition, _ content: Content) -> _MapView {
    var places: [_MapPlace] = []
    content._add(to: &places)
    return _MapView(position: position, places: places)
}

extension Map where Content == _MapView {
    @MainActor public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { content = view(initialPosition, EmptyMapContent()) }
    @MainActor public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.content = view(initialPosition, content()) }
    @MainActor public init<Value: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.content = view(initialPosition, content()) }
    @MainActor public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { content = view(position.wrappedValue, EmptyMapContent()) }
    @MainActor public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.content = view(position.wrappedValue, content()) }
    @MainActor public init<Value: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.content = view(position.wrappedValue, content()) }
    @MainActor public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) { self.content = view(.automatic, content()) }

    // MARK: As it was before iOS 17

    @MainActor public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { content = view(.region(coordinateRegion.wrappedValue), EmptyMapContent()) }
    @MainActor public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { content = view(.rect(mapRect.wrappedValue), EmptyMapContent()) }
    @MainActor public init<Items: RandomAccessCollection, Pin: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Pin
    ) where Items.Element: Identifiable {
        content = _MapView(
            position: .region(coordinateRegion.wrappedValue),
            places: annotationItems.map { annotationContent($0)._place })
    }
}

public protocol MapAnnotationProtocol {
    @MainActor var _place: _MapPlace { get }
}
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        (self.coordinate, self.tint) = (coordinate, tint)
    }
    public var _place: _MapPlace {
        var places: [_MapPlace] = []
        Marker(coordinate: coordinate) { EmptyView() }.tint(tint)._add(to: &places)
        return places[0]
    }
}
public struct MapPin: MapAnnotationProtocol {
    private let marker: MapMarker
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        marker = MapMarker(coordinate: coordinate, tint: tint)
    }
    public var _place: _MapPlace { marker._place }
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: CGPoint
    private let content: Content
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) { (self.coordinate, anchor, self.content) = (coordinate, anchorPoint, content()) }
    public var _place: _MapPlace {
        _MapPlace(coordinate: coordinate, view: AnyView(content), anchor: UnitPoint(x: anchor.x, y: anchor.y))
    }
}
