import Foundation
import MaquetteViewModel

/// The devices on Interface Builder's canvas, by their ids in documents.
package enum CanvasDevice {
    package static func named(_ id: String) -> Headless.Device? { names[id].flatMap { Headless.Device.named($0) } }

    /// The device whose screen has the root's size, of those from before documents had a device.
    package static func filled(by size: CGSize) -> (device: Headless.Device, isLandscape: Bool)? {
        for device in ["retina3_5", "retina4", "retina47", "retina55", "iPad"].compactMap(named) {
            if size == device.portraitSize { return (device, false) }
            if size == device.portraitSize.turned { return (device, true) }
        }
        return nil
    }

    private static let names = [
        "retina3_5": "iPhone 4s", "retina4_0": "iPhone SE (1st generation)", "retina4": "iPhone SE (1st generation)",
        "retina4_7": "iPhone 8", "retina47": "iPhone 8", "retina5_5": "iPhone 8 Plus", "retina55": "iPhone 8 Plus",
        "retina5_9": "iPhone X", "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max", "retina6_0": "iPhone 12",
        "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 14 Pro", "retina6_72": "iPhone 14 Pro Max",
        "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max", "ipad9_7": "iPad (9.7-inch)",
        "iPad": "iPad (9.7-inch)", "ipad10_2": "iPad (10.2-inch)", "ipad10_5": "iPad Pro (10.5-inch)",
        "ipad7_9": "iPad mini (6th generation)", "retina6_54": "iPhone Air",
        "ipad10_9rounded": "iPad (10th generation)", "ipad11_0": "iPad Pro (11-inch)",
        "ipad11_0rounded": "iPad Pro (11-inch)", "ipad12_9": "iPad Pro (12.9-inch)",
        "ipad12_9rounded": "iPad Pro (12.9-inch)",
    ]
}

extension CGSize {
    /// The screen's size in the other orientation.
    package var turned: CGSize { CGSize(width: height, height: width) }
}
