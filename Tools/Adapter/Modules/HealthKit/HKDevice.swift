import Foundation

/// What measured an object. Two are equal when all that is known of them is.
open class HKDevice: NSObject, @unchecked Sendable {
    public let name, manufacturer, model: String?
    public let hardwareVersion, firmwareVersion, softwareVersion: String?
    public let localIdentifier, udiDeviceIdentifier: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        udiDeviceIdentifier = UDIDeviceIdentifier
    }
    open class func local() -> HKDevice {
        HKDevice(
            name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }

    private var known: [String?] {
        [
            name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier,
            udiDeviceIdentifier,
        ]
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.known == known }
    open override var hash: Int { known.hashValue }
}

/// The app that saved an object, as it was then.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version, productType: String?
    public let operatingSystemVersion: OperatingSystemVersion
    public init(
        source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion
    ) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }
    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil,
            operatingSystemVersion: OperatingSystemVersion(majorVersion: 0, minorVersion: 0, patchVersion: 0))
    }
}
