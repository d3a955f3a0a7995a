@_exported import CoreLocation
@_exported import UIKit

/// A place for a map, in the colour of its land. Annotations are kept, and none is drawn.
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var region = MKCoordinateRegion()
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var userTrackingMode = MKUserTrackingMode.none
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.land
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if backgroundColor == nil { backgroundColor = Self.land }
    }

    static let land = UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1)

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { for one in annotations { removeAnnotation(one) } }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Made anew each time, since no view is shown that could be free again.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        _AnnotationViewOfAnyClass.make(
            classes[identifier] ?? MKAnnotationView.self, annotation: annotation, reuseIdentifier: identifier)
    }
    open var visibleMapRect = MKMapRect()
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var camera = MKMapCamera()
    open var cameraBoundary: CameraBoundary?
    open var cameraZoomRange: CameraZoomRange!
    open var showsUserTrackingButton = false
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var annotationVisibleRect: CGRect { bounds }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }
    open func removeOverlays(_ overlays: [any MKOverlay]) { for one in overlays { removeOverlay(one) } }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(index, 0), overlays.count))
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index)
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insertOverlay(overlay, at: (overlays.firstIndex { $0 === sibling } ?? overlays.count - 1) + 1)
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? 0)
    }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        delegate?.mapView(self, rendererFor: overlay)
    }

    // Between the map's middle and span and the view: degrees are spread evenly.

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        func part(_ offset: Double, _ span: Double) -> CGFloat { CGFloat(span == 0 ? 0.5 : 0.5 + offset / span) }
        let across = part(coordinate.longitude - region.center.longitude, region.span.longitudeDelta)
        let down = part(region.center.latitude - coordinate.latitude, region.span.latitudeDelta)
        return convert(CGPoint(x: across * bounds.width, y: down * bounds.height), to: view)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        let own = convert(point, from: view)
        return CLLocationCoordinate2D(
            latitude: region.center.latitude + (0.5 - Double(own.y / bounds.height)) * region.span.latitudeDelta,
            longitude: region.center.longitude + (Double(own.x / bounds.width) - 0.5) * region.span.longitudeDelta)
    }
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let (center, span) = (region.center, region.span)
        let corner = convert(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2), toPointTo: view)
        let middle = convert(center, toPointTo: view)
        return CGRect(
            x: corner.x, y: corner.y, width: 2 * (middle.x - corner.x), height: 2 * (middle.y - corner.y))
    }
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let corner = convert(rect.origin, toCoordinateFrom: view)
        let center = convert(CGPoint(x: rect.midX, y: rect.midY), toCoordinateFrom: view)
        let span = MKCoordinateSpan(
            latitudeDelta: 2 * abs(corner.latitude - center.latitude),
            longitudeDelta: 2 * abs(corner.longitude - center.longitude))
        return MKCoordinateRegion(center: center, span: span)
    }
    private var classes: [String: MKAnnotationView.Type] = [:]
}

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// A degree of latitude is 111 kilometres; one of longitude is shorter by the cosine of the latitude.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_000.0
        let circle = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree / circle))
    }
}

@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
}
