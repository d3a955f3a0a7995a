extension Headless.Device {
    /// The name that Apple gives to the hardware, such as "iPhone16,1": what a simulator of the device says in
    /// `SIMULATOR_MODEL_IDENTIFIER`. Of several with the same screen the first has its name here; nil for devices of one's own making.
    public var modelIdentifier: String? { Self.modelIdentifiers[name] }

    private static let modelIdentifiers = [
        "iPhone 4s": "iPhone4,1", "iPhone SE (1st generation)": "iPhone8,4",
        "iPhone 8": "iPhone10,1", "iPhone 8 Plus": "iPhone10,2", "iPhone X": "iPhone10,3",
        "iPhone XS": "iPhone11,2", "iPhone XS Max": "iPhone11,4", "iPhone XR": "iPhone11,8",
        "iPhone 11": "iPhone12,1", "iPhone 11 Pro": "iPhone12,3", "iPhone 11 Pro Max": "iPhone12,5",
        "iPhone SE (2nd generation)": "iPhone12,8",
        "iPhone 12 mini": "iPhone13,1", "iPhone 12": "iPhone13,2", "iPhone 12 Pro": "iPhone13,3",
        "iPhone 12 Pro Max": "iPhone13,4",
        "iPhone 13 Pro": "iPhone14,2", "iPhone 13 Pro Max": "iPhone14,3", "iPhone 13 mini": "iPhone14,4",
        "iPhone 13": "iPhone14,5", "iPhone SE (3rd generation)": "iPhone14,6",
        "iPhone 14": "iPhone14,7", "iPhone 14 Plus": "iPhone14,8", "iPhone 14 Pro": "iPhone15,2",
        "iPhone 14 Pro Max": "iPhone15,3",
        "iPhone 15": "iPhone15,4", "iPhone 15 Plus": "iPhone15,5", "iPhone 15 Pro": "iPhone16,1",
        "iPhone 15 Pro Max": "iPhone16,2",
        "iPhone 16 Pro": "iPhone17,1", "iPhone 16 Pro Max": "iPhone17,2", "iPhone 16": "iPhone17,3",
        "iPhone 16 Plus": "iPhone17,4", "iPhone 16e": "iPhone17,5",
        "iPhone 17 Pro": "iPhone18,1", "iPhone 17 Pro Max": "iPhone18,2", "iPhone 17": "iPhone18,3",
        "iPhone Air": "iPhone18,4",
        "iPad (9.7-inch)": "iPad6,11", "iPad Pro (10.5-inch)": "iPad7,3", "iPad (10.2-inch)": "iPad7,11",
        "iPad Pro (11-inch)": "iPad8,1", "iPad Pro (12.9-inch)": "iPad8,5", "iPad mini (5th generation)": "iPad11,1",
        "iPad Air (3rd generation)": "iPad11,3", "iPad (10th generation)": "iPad13,18",
        "iPad mini (6th generation)": "iPad14,1", "iPad Air (11-inch)": "iPad14,8", "iPad Air (13-inch)": "iPad14,10",
        "iPad (A16)": "iPad15,7", "iPad Pro (11-inch, M4)": "iPad16,3", "iPad Pro (13-inch, M4)": "iPad16,5",
    ]
}
