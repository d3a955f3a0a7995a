import CommonCrypto
import Foundation

/// A curve that OpenSSL knows by a number.
public struct _EllipticCurve: Sendable {
    /// As in `obj_mac.h`.
    let number: CInt
    /// Of a coordinate.
    let bytes: Int

    private typealias Pointer = OpaquePointer
    private typealias Make = @convention(c) (CInt) -> Pointer?
    private typealias MakePoint = @convention(c) (Pointer?) -> Pointer?
    private typealias Free = @convention(c) (Pointer?) -> Void
    private typealias OfOne = @convention(c) (Pointer?) -> CInt
    private typealias OfTwo = @convention(c) (Pointer?, Pointer?) -> CInt
    private typealias OfThree = @convention(c) (Pointer?, Pointer?, Pointer?) -> CInt
    private typealias Of = @convention(c) (Pointer?) -> Pointer?
    private typealias Number = @convention(c) (UnsafePointer<UInt8>?, CInt, Pointer?) -> Pointer?
    private typealias Bytes = @convention(c) (Pointer?, UnsafeMutablePointer<UInt8>?, CInt) -> CInt
    private typealias Multiply = @convention(c) (Pointer?, Pointer?, Pointer?, Pointer?, Pointer?, Pointer?) -> CInt
    private typealias FromBytes = @convention(c) (Pointer?, Pointer?, UnsafePointer<UInt8>?, Int, Pointer?) -> CInt
    private typealias ToBytes =
        @convention(c) (
            Pointer?, Pointer?, CInt, UnsafeMutablePointer<UInt8>?, Int, Pointer?
        ) -> Int
    private typealias Agree =
        @convention(c) (UnsafeMutableRawPointer?, Int, Pointer?, Pointer?, UnsafeRawPointer?) -> CInt
    private typealias Sign = @convention(c) (UnsafePointer<UInt8>?, CInt, Pointer?) -> Pointer?
    private typealias Verify = @convention(c) (UnsafePointer<UInt8>?, CInt, Pointer?, Pointer?) -> CInt
    private typealias Numbers =
        @convention(c) (
            Pointer?, UnsafeMutablePointer<Pointer?>?, UnsafeMutablePointer<Pointer?>?
        ) -> Void
    private typealias Write =
        @convention(c) (
            Pointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?
        ) -> CInt
    private typealias Read =
        @convention(c) (
            UnsafeMutablePointer<Pointer?>?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, Int
        ) -> Pointer?

    private static func call<Function>(_ name: String, _ type: Function.Type) -> Function {
        _LibCrypto.function(name, type)
    }

    // MARK: Keys

    /// A key of OpenSSL's for the curve, which lives as long as the call.
    private func withKey<Result>(_ body: (_ key: Pointer?, _ group: Pointer?) throws -> Result) rethrows -> Result {
        let key = Self.call("EC_KEY_new_by_curve_name", Make.self)(number)
        defer { Self.call("EC_KEY_free", Free.self)(key) }
        return try body(key, Self.call("EC_KEY_get0_group", Of.self)(key))
    }

    private func withNumber<Result>(_ bytes: [UInt8], _ body: (Pointer?) throws -> Result) rethrows -> Result {
        let number = Self.call("BN_bin2bn", Number.self)(bytes, CInt(bytes.count), nil)
        defer { Self.call("BN_free", Free.self)(number) }
        return try body(number)
    }

    private func padded(_ number: Pointer?) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: bytes)
        _ = Self.call("BN_bn2binpad", Bytes.self)(number, &result, CInt(bytes))
        return result
    }

    /// - Returns: whether the secret is one.
    private func set(_ secret: Data, in key: Pointer?, _ group: Pointer?) -> Bool {
        withNumber(Array(secret)) { number in
            // Zero and what is not below the order are refused.
            let order = Self.call("EC_GROUP_get0_order", Of.self)(group)
            guard Self.call("BN_is_zero", OfOne.self)(number) == 0, Self.call("BN_cmp", OfTwo.self)(number, order) < 0
            else { return false }
            return Self.call("EC_KEY_set_private_key", OfTwo.self)(key, number) == 1
        }
    }

    func newKey() -> Data {
        withKey { key, _ in
            _ = Self.call("EC_KEY_generate_key", OfOne.self)(key)
            return Data(padded(Self.call("EC_KEY_get0_private_key", Of.self)(key)))
        }
    }

    func key(of data: Data) throws -> Data {
        guard data.count == bytes else { throw CryptoKitError.incorrectKeySize }
        guard withKey({ set(data, in: $0, $1) }) else { throw CryptoKitError.incorrectParameterSize }
        return Data(data)
    }

    /// Both coordinates of the point that belongs to a secret.
    func publicKey(of secret: Data) -> Data {
        withKey { _, group in
            withPoint(group) { point in
                withNumber(Array(secret)) { number in
                    _ = Self.call("EC_POINT_mul", Multiply.self)(group, point, number, nil, nil, nil)
                }
                var result = [UInt8](repeating: 0, count: 2 * bytes + 1)
                // POINT_CONVERSION_UNCOMPRESSED
                _ = Self.call("EC_POINT_point2oct", ToBytes.self)(group, point, 4, &result, result.count, nil)
                return Data(result.dropFirst())
            }
        }
    }

    private func withPoint<Result>(_ group: Pointer?, _ body: (Pointer?) throws -> Result) rethrows -> Result {
        let point = Self.call("EC_POINT_new", MakePoint.self)(group)
        defer { Self.call("EC_POINT_free", Free.self)(point) }
        return try body(point)
    }

    /// - Parameter x963: 4, and both coordinates.
    private func withPoint<Result>(_ group: Pointer?, _ x963: Data, _ body: (Pointer?) -> Result) -> Result? {
        guard x963.count == 2 * bytes + 1 else { return nil }
        return withPoint(group) { point in
            guard Self.call("EC_POINT_oct2point", FromBytes.self)(group, point, Array(x963), x963.count, nil) == 1
            else { return nil }
            return body(point)
        }
    }

    func isPoint(_ x963: Data) -> Bool { withKey { _, group in withPoint(group, x963) { _ in true } ?? false } }

    func secret(of key: Data, with x963: Data) throws -> [UInt8] {
        let secret = withKey { own, group in
            withPoint(group, x963) { point in
                var secret = [UInt8](repeating: 0, count: bytes)
                guard set(key, in: own, group),
                    Self.call("ECDH_compute_key", Agree.self)(&secret, bytes, point, own, nil) == CInt(bytes)
                else { return [UInt8]?.none }
                return secret
            } ?? nil
        }
        guard let secret else { throw CryptoKitError.incorrectParameterSize }
        return secret
    }

    // MARK: Signatures

    func sign(_ digest: [UInt8], with secret: Data) -> [UInt8] {
        withKey { key, group in
            _ = set(secret, in: key, group)
            let signature = Self.call("ECDSA_do_sign", Sign.self)(digest, CInt(digest.count), key)
            defer { Self.call("ECDSA_SIG_free", Free.self)(signature) }
            return numbers(of: signature)
        }
    }

    func isSigned(_ digest: [UInt8], _ bytes: [UInt8], by x963: Data) -> Bool {
        withKey { key, group in
            withPoint(group, x963) { point in
                guard Self.call("EC_KEY_set_public_key", OfTwo.self)(key, point) == 1 else { return false }
                return withSignature(bytes) { signature in
                    Self.call("ECDSA_do_verify", Verify.self)(digest, CInt(digest.count), signature, key) == 1
                }
            } ?? false
        }
    }

    private func numbers(of signature: Pointer?) -> [UInt8] {
        var (r, s): (Pointer?, Pointer?)
        Self.call("ECDSA_SIG_get0", Numbers.self)(signature, &r, &s)
        return padded(r) + padded(s)
    }

    private func withSignature<Result>(_ bytes: [UInt8], _ body: (Pointer?) -> Result) -> Result {
        let signature = Self.call("ECDSA_SIG_new", (@convention(c) () -> Pointer?).self)()
        defer { Self.call("ECDSA_SIG_free", Free.self)(signature) }
        let (first, second): ([UInt8], [UInt8]) = (Array(bytes[..<self.bytes]), Array(bytes[self.bytes...]))
        func number(_ bytes: [UInt8]) -> Pointer? { Self.call("BN_bin2bn", Number.self)(bytes, CInt(bytes.count), nil) }
        // They are the signature's from now on.
        _ = Self.call("ECDSA_SIG_set0", OfThree.self)(signature, number(first), number(second))
        return body(signature)
    }

    func der(of bytes: [UInt8]) -> [UInt8] {
        withSignature(bytes) { signature in
            var result = [UInt8](repeating: 0, count: 2 * self.bytes + 16)
            let count = result.withUnsafeMutableBufferPointer { room in
                var start = room.baseAddress
                return Self.call("i2d_ECDSA_SIG", Write.self)(signature, &start)
            }
            return Array(result[..<Int(max(count, 0))])
        }
    }

    /// Nil if that is no signature.
    func signature(der: [UInt8]) -> [UInt8]? {
        der.withUnsafeBufferPointer { room in
            var start = room.baseAddress
            guard let signature = Self.call("d2i_ECDSA_SIG", Read.self)(nil, &start, room.count) else { return nil }
            defer { Self.call("ECDSA_SIG_free", Free.self)(signature) }
            return numbers(of: signature)
        }
    }
}
