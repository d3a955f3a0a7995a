import Foundation
import MaquetteViewModel

// The geometry of a scene is that of its stage. An app may ask for another one, and gets an error.

extension UIWindowScene {
    /// What an app would like to change of its scene.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() { super.init() }
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// How large the scene is, and which way it is held.
    @preconcurrency @MainActor open class Geometry: NSObject {
        open var interfaceOrientation: UIInterfaceOrientation { Headless.settings.orientation }
        open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
        open var isInterfaceOrientationLocked: Bool { false }
    }

    public var effectiveGeometry: Geometry { Geometry() }

    /// Nothing turns. The handler is called where the stage is held another way.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let present = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
        guard !wanted.contains(present) else { return }
        errorHandler?(
            NSError(
                domain: "UISceneErrorDomain", code: 101,
                userInfo: [NSLocalizedDescriptionKey: "The stage decides the orientation"]))
    }
}
