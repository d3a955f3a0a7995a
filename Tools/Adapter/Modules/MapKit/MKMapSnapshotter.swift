import UIKit

/// Makes a picture of a part of a map. It is in the colour of the map's land here, as a map view is.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        public override init() { super.init() }
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect()
        open var mapType = MKMapType.standard
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 0
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.region, copy.mapRect, copy.mapType, copy.size) = (region, mapRect, mapType, size)
            (copy.scale, copy.showsBuildings, copy.showsPointsOfInterest) = (
                scale, showsBuildings, showsPointsOfInterest
            )
            (copy.pointOfInterestFilter, copy.traitCollection) = (pointOfInterestFilter, traitCollection)
            return copy
        }
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        private let region: MKCoordinateRegion

        init(_ image: UIImage, _ region: MKCoordinateRegion) { (self.image, self.region) = (image, region) }

        /// Where a place is in the picture, whose middle is the middle of the region.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            func part(_ offset: Double, _ span: Double) -> CGFloat { CGFloat(span == 0 ? 0.5 : 0.5 + offset / span) }
            let across = part(coordinate.longitude - region.center.longitude, region.span.longitudeDelta)
            let down = part(region.center.latitude - coordinate.latitude, region.span.latitudeDelta)
            return CGPoint(x: across * image.size.width, y: down * image.size.height)
        }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
    public let options: Options
    open private(set) var isLoading = false

    public init(options: Options) {
        self.options = options.copy() as? Options ?? options
        super.init()
    }

    /// The handler is called at once: nothing has to be loaded.
    @preconcurrency @MainActor open func start(completionHandler: @escaping CompletionHandler) {
        let format = UIGraphicsImageRendererFormat.default()
        if options.scale > 0 { format.scale = options.scale }
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
            MKMapView.land.setFill()
            context.fill(CGRect(origin: .zero, size: options.size))
        }
        completionHandler(Snapshot(image, options.region), nil)
    }
    @preconcurrency @MainActor open func start(
        with queue: DispatchQueue, completionHandler: @escaping CompletionHandler
    ) { start(completionHandler: completionHandler) }
    open func cancel() {}
}

/// Which kinds of places a map names.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    public let categories: [MKPointOfInterestCategory]
    private let isIncluding: Bool

    private init(_ categories: [MKPointOfInterestCategory], isIncluding: Bool) {
        (self.categories, self.isIncluding) = (categories, isIncluding)
    }
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init(categories, isIncluding: true)
    }
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init(categories, isIncluding: false)
    }
    public static let includingAll = MKPointOfInterestFilter([], isIncluding: false)
    public static let excludingAll = MKPointOfInterestFilter([], isIncluding: true)
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let store = Self(rawValue: "MKPOICategoryStore")
}
