@_exported import CoreLocation
import UIKit

public let kGMSMinZoomLevel: Float = 2
public let kGMSMaxZoomLevel: Float = 21

open class GMSCameraPosition: NSObject, @unchecked Sendable {
    public let target: CLLocationCoordinate2D
    public let zoom: Float
    public let bearing: CLLocationDirection
    public let viewingAngle: Double

    public init(target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double) {
        (self.target, self.zoom, self.bearing, self.viewingAngle) = (target, zoom, bearing, viewingAngle)
    }
    public convenience init(target: CLLocationCoordinate2D, zoom: Float) {
        self.init(target: target, zoom: zoom, bearing: 0, viewingAngle: 0)
    }
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) {
        self.init(target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
    }
    public convenience init(
        latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection,
        viewingAngle: Double
    ) {
        self.init(
            target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing,
            viewingAngle: viewingAngle)
    }
    public class func camera(
        withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
    ) -> GMSCameraPosition { GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom) }
    public class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraPosition {
        GMSCameraPosition(target: target, zoom: zoom)
    }
    public class func camera(
        withTarget target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double
    ) -> GMSCameraPosition {
        GMSCameraPosition(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
    }
}

open class GMSCoordinateBounds: NSObject, @unchecked Sendable {
    public let northEast: CLLocationCoordinate2D
    public let southWest: CLLocationCoordinate2D
    public let isValid: Bool

    public override convenience init() { self.init(points: []) }
    public convenience init(coordinate: CLLocationCoordinate2D, coordinate other: CLLocationCoordinate2D) {
        self.init(points: [coordinate, other])
    }
    public convenience init(path: GMSPath) { self.init(points: path.points) }
    public convenience init(region: GMSVisibleRegion) {
        self.init(points: [region.nearLeft, region.nearRight, region.farLeft, region.farRight])
    }

    init(points: [CLLocationCoordinate2D]) {
        let (latitudes, longitudes) = (points.map(\.latitude), points.map(\.longitude))
        isValid = !points.isEmpty
        northEast = CLLocationCoordinate2D(latitude: latitudes.max() ?? 0, longitude: longitudes.max() ?? 0)
        southWest = CLLocationCoordinate2D(latitude: latitudes.min() ?? 0, longitude: longitudes.min() ?? 0)
    }

    open func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
        GMSCoordinateBounds(points: (isValid ? [northEast, southWest] : []) + [coordinate])
    }
    open func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
        let own = isValid ? [northEast, southWest] : []
        return GMSCoordinateBounds(points: own + (other.isValid ? [other.northEast, other.southWest] : []))
    }
    open func includingPath(_ path: GMSPath) -> GMSCoordinateBounds {
        GMSCoordinateBounds(points: (isValid ? [northEast, southWest] : []) + path.points)
    }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        isValid && southWest.latitude...northEast.latitude ~= coordinate.latitude
            && southWest.longitude...northEast.longitude ~= coordinate.longitude
    }
    open func intersects(_ other: GMSCoordinateBounds) -> Bool {
        isValid && other.isValid && southWest.latitude <= other.northEast.latitude
            && other.southWest.latitude <= northEast.latitude && southWest.longitude <= other.northEast.longitude
            && other.southWest.longitude <= northEast.longitude
    }
}

public struct GMSVisibleRegion: Sendable {
    public var nearLeft, nearRight, farLeft, farRight: CLLocationCoordinate2D
}

open class GMSPath: NSObject, @unchecked Sendable {
    fileprivate(set) var points: [CLLocationCoordinate2D] = []
    public override init() {}
    public convenience init(path: GMSPath) {
        self.init()
        points = path.points
    }
    /// A path as Google's services encode it, which is not read.
    public convenience init?(fromEncodedPath encodedPath: String) { self.init() }
    open func count() -> UInt { UInt(points.count) }
    open func coordinate(at index: UInt) -> CLLocationCoordinate2D {
        points.indices.contains(Int(index)) ? points[Int(index)] : kCLLocationCoordinate2DInvalid
    }
}

open class GMSMutablePath: GMSPath, @unchecked Sendable {
    open func add(_ coordinate: CLLocationCoordinate2D) { points.append(coordinate) }
    open func addLatitude(_ latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }
    open func insert(_ coordinate: CLLocationCoordinate2D, at index: UInt) {
        points.insert(coordinate, at: min(Int(index), points.count))
    }
    open func removeAllCoordinates() { points = [] }
    open func removeLastCoordinate() { _ = points.popLast() }
}

open class GMSCameraUpdate: NSObject, @unchecked Sendable {
    let change: @Sendable (GMSCameraPosition) -> GMSCameraPosition
    init(_ change: @escaping @Sendable (GMSCameraPosition) -> GMSCameraPosition) { self.change = change }

    open class func zoomIn() -> GMSCameraUpdate { zoom(by: 1) }
    open class func zoomOut() -> GMSCameraUpdate { zoom(by: -1) }
    open class func zoom(by delta: Float) -> GMSCameraUpdate {
        GMSCameraUpdate { GMSCameraPosition(target: $0.target, zoom: $0.zoom + delta) }
    }
    open class func zoom(to zoom: Float) -> GMSCameraUpdate {
        GMSCameraUpdate { GMSCameraPosition(target: $0.target, zoom: zoom) }
    }
    open class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
        GMSCameraUpdate { GMSCameraPosition(target: target, zoom: $0.zoom) }
    }
    open class func setTarget(_ target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraUpdate {
        GMSCameraUpdate { _ in GMSCameraPosition(target: target, zoom: zoom) }
    }
    open class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate { GMSCameraUpdate { _ in camera } }
    open class func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate { fit(bounds, withPadding: 64) }
    open class func fit(_ bounds: GMSCoordinateBounds, withPadding padding: CGFloat) -> GMSCameraUpdate {
        let (one, other) = (bounds.northEast, bounds.southWest)
        let middle = CLLocationCoordinate2D(
            latitude: (one.latitude + other.latitude) / 2, longitude: (one.longitude + other.longitude) / 2)
        let span = max(abs(one.longitude - other.longitude), abs(one.latitude - other.latitude), 0.0001)
        let zoom = Float(log2(360 / span))
        return GMSCameraUpdate { _ in GMSCameraPosition(target: middle, zoom: min(zoom, kGMSMaxZoomLevel)) }
    }
    open class func fit(_ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets) -> GMSCameraUpdate { fit(bounds) }
}
