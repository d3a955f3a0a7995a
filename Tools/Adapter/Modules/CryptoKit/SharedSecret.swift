import Foundation

/// What two keys come to, of which keys for ciphers are made.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
    public func hkdfDerivedSymmetricKey<Function: _DigestFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: Function.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<Function>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }
    /// ANSI X9.63.
    public func x963DerivedSymmetricKey<Function: _DigestFunction, Info: DataProtocol>(
        using hashFunction: Function.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var (key, number): ([UInt8], UInt32) = ([], 0)
        while key.count < outputByteCount {
            number += 1
            let counter = (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - $0 * 8)) }
            key += Function.digest.bytes(of: bytes + counter + Array(sharedInfo))
        }
        return SymmetricKey(data: Array(key.prefix(outputByteCount)))
    }
}
