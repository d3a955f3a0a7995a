import CoreLocation
import Foundation

/// Points of a line or an area.
open class MKMultiPoint: MKShape {
    fileprivate(set) var coordinates: [CLLocationCoordinate2D] = []

    open var pointCount: Int { coordinates.count }
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for place in 0..<range.length { coords[place] = coordinates[range.location + place] }
    }

    /// The middle of what they cover.
    open var coordinate: CLLocationCoordinate2D {
        let middle = boundingMapRect
        return MKMapPoint(x: middle.midX, y: middle.midY).coordinate
    }
    open var boundingMapRect: MKMapRect {
        coordinates.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }.reduce(.null) { $0.union($1) }
    }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        self.coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
    }
}

open class MKGeodesicPolyline: MKPolyline {}

/// Several lines.
open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
    open var boundingMapRect: MKMapRect { polylines.map(\.boundingMapRect).reduce(.null) { $0.union($1) } }
    open var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

open class MKPolygon: MKMultiPoint, MKOverlay {
    open private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        self.coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
    }

    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coordinates, count: count, interiorPolygons: nil)
    }
    public convenience init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
        self.interiorPolygons = interiorPolygons
    }
}
