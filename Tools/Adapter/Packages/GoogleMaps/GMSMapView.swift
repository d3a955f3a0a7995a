@_exported import CoreLocation
import UIKit

@preconcurrency @MainActor public protocol GMSMapViewDelegate: AnyObject {
    func mapView(_ mapView: GMSMapView, willMove gesture: Bool)
    func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
    func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
    func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
    func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D)
    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
    func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker)
    func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay)
    func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView?
    func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView?
    func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker)
    func didTapMyLocationButton(for mapView: GMSMapView) -> Bool
    func mapViewDidStartTileRendering(_ mapView: GMSMapView)
    func mapViewDidFinishTileRendering(_ mapView: GMSMapView)
    func mapViewSnapshotReady(_ mapView: GMSMapView)
}

extension GMSMapViewDelegate {
    public func mapView(_ mapView: GMSMapView, willMove gesture: Bool) {}
    public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {}
    public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {}
    public func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
    public func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) {}
    public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { false }
    public func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {}
    public func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) {}
    public func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? { nil }
    public func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView? { nil }
    public func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) {}
    public func didTapMyLocationButton(for mapView: GMSMapView) -> Bool { false }
    public func mapViewDidStartTileRendering(_ mapView: GMSMapView) {}
    public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) {}
    public func mapViewSnapshotReady(_ mapView: GMSMapView) {}
}

public enum GMSMapViewType: UInt, Sendable {
    case normal = 1
    case satellite, terrain, hybrid, none
}

public final class GMSServices: NSObject {
    @discardableResult public class func provideAPIKey(_ apiKey: String) -> Bool { true }
    public class func sdkVersion() -> String { "" }
    public class func openSourceLicenseInfo() -> String { "" }
}

public final class GMSMapStyle: NSObject, @unchecked Sendable {
    public init(jsonString style: String) throws {}
    public init(contentsOfFileURL fileURL: URL) throws {}
}

@preconcurrency @MainActor public final class GMSUISettings: NSObject {
    public var scrollGestures = true
    public var zoomGestures = true
    public var tiltGestures = true
    public var rotateGestures = true
    public var consumesGesturesInView = true
    public var compassButton = false
    public var myLocationButton = false
    public var indoorPicker = true
    public var allowScrollGesturesDuringRotateOrZoom = true
    public func setAllGesturesEnabled(_ enabled: Bool) {
        (scrollGestures, zoomGestures, tiltGestures, rotateGestures) = (enabled, enabled, enabled, enabled)
    }
}

@preconcurrency @MainActor public final class GMSMapViewOptions: NSObject {
    public var frame = CGRect.zero
    public var camera: GMSCameraPosition?
    public var backgroundColor: UIColor?
}

/// Mercator's map of the world, of which the tiles are missing: a plain colour with what the app puts on it.
@preconcurrency @MainActor public final class GMSProjection: NSObject {
    private weak var map: GMSMapView?
    init(_ map: GMSMapView) { self.map = map }

    private func world(_ coordinate: CLLocationCoordinate2D, _ size: Double) -> CGPoint {
        let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
        return CGPoint(
            x: (coordinate.longitude / 360 + 0.5) * size, y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * size)
    }

    private var size: Double { 256 * exp2(Double(map?.camera.zoom ?? 0)) }

    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
        guard let map else { return .zero }
        let (point, middle) = (world(coordinate, size), world(map.camera.target, size))
        return CGPoint(x: map.bounds.midX + point.x - middle.x, y: map.bounds.midY + point.y - middle.y)
    }

    public func coordinate(for point: CGPoint) -> CLLocationCoordinate2D {
        guard let map else { return kCLLocationCoordinate2DInvalid }
        let middle = world(map.camera.target, size)
        let x = (middle.x + point.x - map.bounds.midX) / size
        let y = (middle.y + point.y - map.bounds.midY) / size
        let latitude = 90 - 360 * atan(exp((Double(y) - 0.5) * 2 * .pi)) / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: (Double(x) - 0.5) * 360)
    }

    public func points(forMeters meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
        CGFloat(meters / (40_075_016 * cos(coordinate.latitude * .pi / 180)) * size)
    }

    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        map?.bounds.contains(point(for: coordinate)) ?? false
    }

    public func visibleRegion() -> GMSVisibleRegion {
        let bounds = map?.bounds ?? .zero
        return GMSVisibleRegion(
            nearLeft: coordinate(for: CGPoint(x: bounds.minX, y: bounds.maxY)),
            nearRight: coordinate(for: CGPoint(x: bounds.maxX, y: bounds.maxY)),
            farLeft: coordinate(for: CGPoint(x: bounds.minX, y: bounds.minY)),
            farRight: coordinate(for: CGPoint(x: bounds.maxX, y: bounds.minY)))
    }
}

open class GMSMapView: UIView {
    open weak var delegate: (any GMSMapViewDelegate)?
    open var camera = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 2) { didSet { moved() } }
    open lazy var projection = GMSProjection(self)
    open var isMyLocationEnabled = false
    open var myLocation: CLLocation? { nil }
    open var selectedMarker: GMSMarker?
    open var isTrafficEnabled = false
    open var mapType = GMSMapViewType.normal
    open var mapStyle: GMSMapStyle?
    open var minZoom: Float = kGMSMinZoomLevel
    open var maxZoom: Float = kGMSMaxZoomLevel
    open var isBuildingsEnabled = true
    open var isIndoorEnabled = true
    public let settings = GMSUISettings()
    open var padding = UIEdgeInsets.zero
    open var cameraTargetBounds: GMSCoordinateBounds?
    private var overlays: [GMSOverlay] = []
    private var pins: [ObjectIdentifier: UIView] = [:]
    private lazy var plainPin = GMSMarker.markerImage(with: nil)

    public convenience init(frame: CGRect, camera: GMSCameraPosition) {
        self.init(frame: frame)
        self.camera = camera
    }

    public convenience init(options: GMSMapViewOptions) {
        self.init(frame: options.frame)
        if let camera = options.camera { self.camera = camera }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(red: 0.16, green: 0.19, blue: 0.23, alpha: 1)
                : UIColor(red: 0.91, green: 0.93, blue: 0.89, alpha: 1)
        }
        contentMode = .redraw
        clipsToBounds = true
    }

    open class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
        GMSMapView(frame: frame, camera: camera)
    }

    private func moved() {
        setNeedsLayout()
        setNeedsDisplay()
        delegate?.mapView(self, didChange: camera)
    }

    // MARK: Moving

    open func moveCamera(_ update: GMSCameraUpdate) { camera = update.change(camera) }
    open func animate(with update: GMSCameraUpdate) { moveCamera(update) }
    open func animate(to camera: GMSCameraPosition) { self.camera = camera }
    open func animate(toLocation location: CLLocationCoordinate2D) { moveCamera(.setTarget(location)) }
    open func animate(toZoom zoom: Float) { moveCamera(.zoom(to: zoom)) }
    open func animate(toBearing bearing: CLLocationDirection) {}
    open func animate(toViewingAngle viewingAngle: Double) {}
    open func setMinZoom(_ minZoom: Float, maxZoom: Float) { (self.minZoom, self.maxZoom) = (minZoom, maxZoom) }
    open func areEqual(forRendering position: GMSCameraPosition, position other: GMSCameraPosition) -> Bool {
        position === other
    }
    open func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
        GMSCameraUpdate.fit(bounds).change(camera)
    }

    // MARK: Overlays

    func add(_ overlay: GMSOverlay) {
        if !overlays.contains(where: { $0 === overlay }) { overlays.append(overlay) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    func remove(_ overlay: GMSOverlay) {
        overlays.removeAll { $0 === overlay }
        pins.removeValue(forKey: ObjectIdentifier(overlay))?.removeFromSuperview()
        setNeedsDisplay()
    }

    open func clear() { for overlay in overlays { overlay.map = nil } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for case let marker as GMSMarker in overlays {
            let pin = pin(of: marker)
            let (point, size) = (projection.point(for: marker.position), pin.bounds.size)
            pin.frame.origin = CGPoint(
                x: point.x - size.width * marker.groundAnchor.x, y: point.y - size.height * marker.groundAnchor.y)
            pin.alpha = CGFloat(marker.opacity)
        }
    }

    private func pin(of marker: GMSMarker) -> UIView {
        let key = ObjectIdentifier(marker)
        let image = marker.icon ?? plainPin
        if let known = pins[key], known === marker.iconView || (known as? UIImageView)?.image === image { return known }
        pins[key]?.removeFromSuperview()
        let pin = marker.iconView ?? UIImageView(image: image)
        pins[key] = pin
        addSubview(pin)
        return pin
    }

    open override func draw(_ rect: CGRect) {
        for overlay in overlays {
            if let line = overlay as? GMSPolyline, let path = path(line.path) {
                path.lineWidth = line.strokeWidth
                line.strokeColor.setStroke()
                path.stroke()
            } else if let area = overlay as? GMSPolygon, let path = path(area.path) {
                path.close()
                area.fillColor?.setFill()
                if area.fillColor != nil { path.fill() }
                path.lineWidth = area.strokeWidth
                area.strokeColor?.setStroke()
                if area.strokeColor != nil { path.stroke() }
            } else if let circle = overlay as? GMSCircle {
                let center = projection.point(for: circle.position)
                let radius = projection.points(forMeters: circle.radius, at: circle.position)
                let path = UIBezierPath(
                    arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
                circle.fillColor?.setFill()
                if circle.fillColor != nil { path.fill() }
                path.lineWidth = circle.strokeWidth
                circle.strokeColor?.setStroke()
                if circle.strokeColor != nil { path.stroke() }
            }
        }
    }

    private func path(_ path: GMSPath?) -> UIBezierPath? {
        guard let points = path?.points, let first = points.first else { return nil }
        let result = UIBezierPath()
        result.move(to: projection.point(for: first))
        for point in points.dropFirst() { result.addLine(to: projection.point(for: point)) }
        return result
    }
}
