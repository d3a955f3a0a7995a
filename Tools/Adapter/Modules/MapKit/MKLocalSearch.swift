import CoreLocation
import UIKit

/// A place on a map with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(_location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }
    open var countryCode: String? { isoCountryCode }
    open var title: String? { name }
}

/// What a search finds, and what the Maps app would be opened with.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var isCurrentLocation: Bool { false }

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
    }
    public override convenience init() { self.init(placemark: MKPlacemark(coordinate: .init())) }
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: .init())) }
    /// There is no other app.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
    {
        false
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

/// Looks for places. There is no network: it answers that it failed.
open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        public static let physicalFeature = Self(rawValue: 4)
    }
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
        public init(completion: MKLocalSearchCompletion) {
            naturalLanguageQuery = completion.title
            super.init()
        }
        public init(naturalLanguageQuery: String) {
            self.naturalLanguageQuery = naturalLanguageQuery
            super.init()
        }
    }
    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public init(request: Request) { super.init() }
    open var isSearching: Bool { false }
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response

public struct MKError: Error, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Where the user is, which nobody knows.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate = kCLLocationCoordinate2DInvalid
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var isUpdating: Bool { false }
    open var title: String?
    open var subtitle: String?
}
extension MKMapView {
    public var userLocation: MKUserLocation { MKUserLocation() }
    public var isUserLocationVisible: Bool { false }
}

/// How visible a part of a map is that comes and goes.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// What lies over a map: each a view without content.
@preconcurrency @MainActor open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
@preconcurrency @MainActor open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
    }
}

// The functions of before Swift 4.2, which Swift still has.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
