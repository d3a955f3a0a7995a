@_exported import CoreLocation
import UIKit

@preconcurrency @MainActor open class GMSOverlay: NSObject {
    open var title: String?
    open var isTappable = false
    open var zIndex: Int32 = 0
    open var userData: Any?
    open weak var map: GMSMapView? {
        didSet {
            if oldValue !== map { oldValue?.remove(self) }
            map?.add(self)
        }
    }
    public override init() {}
}

public enum GMSMarkerAnimation: UInt, Sendable {
    case none, pop
}

open class GMSMarker: GMSOverlay {
    open var position = kCLLocationCoordinate2DInvalid { didSet { map?.setNeedsLayout() } }
    open var snippet: String?
    open var icon: UIImage? { didSet { map?.setNeedsLayout() } }
    open var iconView: UIView? { didSet { map?.setNeedsLayout() } }
    open var tracksViewChanges = true
    open var tracksInfoWindowChanges = false
    open var groundAnchor = CGPoint(x: 0.5, y: 1)
    open var infoWindowAnchor = CGPoint(x: 0.5, y: 0)
    open var appearAnimation = GMSMarkerAnimation.none
    open var isDraggable = false
    open var isFlat = false
    open var rotation: CLLocationDegrees = 0
    open var opacity: Float = 1
    public override init() {}
    public convenience init(position: CLLocationCoordinate2D) {
        self.init()
        self.position = position
    }
    open class func markerImage(with color: UIColor?) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 26, height: 41)).image { _ in
            (color ?? .systemRed).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 26, height: 26)).fill()
            let tip = UIBezierPath()
            tip.move(to: CGPoint(x: 2, y: 19))
            tip.addLine(to: CGPoint(x: 13, y: 41))
            tip.addLine(to: CGPoint(x: 24, y: 19))
            tip.close()
            tip.fill()
            UIColor.black.withAlphaComponent(0.5).setFill()
            UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 10, height: 10)).fill()
        }
    }
}

public final class GMSStrokeStyle: NSObject, @unchecked Sendable {
    public class func solidColor(_ color: UIColor) -> GMSStrokeStyle { GMSStrokeStyle() }
    public class func gradient(from: UIColor, to: UIColor) -> GMSStrokeStyle { GMSStrokeStyle() }
}

public final class GMSStyleSpan: NSObject, @unchecked Sendable {
    public convenience init(color: UIColor) { self.init() }
    public convenience init(style: GMSStrokeStyle) { self.init() }
}

open class GMSPolyline: GMSOverlay {
    open var path: GMSPath? { didSet { map?.setNeedsDisplay() } }
    open var strokeWidth: CGFloat = 1 { didSet { map?.setNeedsDisplay() } }
    open var strokeColor: UIColor = .systemBlue { didSet { map?.setNeedsDisplay() } }
    open var geodesic = false
    open var spans: [GMSStyleSpan]?
    public override init() {}
    public convenience init(path: GMSPath?) {
        self.init()
        self.path = path
    }
}

open class GMSPolygon: GMSOverlay {
    open var path: GMSPath? { didSet { map?.setNeedsDisplay() } }
    open var holes: [GMSPath]?
    open var strokeWidth: CGFloat = 1 { didSet { map?.setNeedsDisplay() } }
    open var strokeColor: UIColor? = .black { didSet { map?.setNeedsDisplay() } }
    open var fillColor: UIColor? { didSet { map?.setNeedsDisplay() } }
    open var geodesic = false
    public override init() {}
    public convenience init(path: GMSPath?) {
        self.init()
        self.path = path
    }
}

open class GMSCircle: GMSOverlay {
    open var position = kCLLocationCoordinate2DInvalid
    open var radius: CLLocationDistance = 0
    open var strokeWidth: CGFloat = 1
    open var strokeColor: UIColor? = .black
    open var fillColor: UIColor?
    public override init() {}
    public convenience init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        (self.position, self.radius) = (position, radius)
    }
}
