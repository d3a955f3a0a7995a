/// Code in the language of Core Image. There is nothing here that runs it: none can be made.
open class CIKernel: NSObject, @unchecked Sendable {
    override init() {}
    public convenience init?(source string: String) { return nil }
    public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws {
        throw CocoaError(.featureUnsupported)
    }
    open var name: String { "" }
    open func apply(
        extent: CGRect, roiCallback: @escaping CIKernelROICallback, arguments: [Any]?
    ) -> CIImage? { nil }
}

public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

open class CIColorKernel: CIKernel, @unchecked Sendable {
    open func apply(extent: CGRect, arguments: [Any]?) -> CIImage? { nil }
}

open class CIWarpKernel: CIKernel, @unchecked Sendable {
    open func apply(
        extent: CGRect, roiCallback: @escaping CIKernelROICallback, image: CIImage, arguments: [Any]?
    ) -> CIImage? { nil }
}
