import Foundation

public protocol BlockMode {
    var iv: [UInt8]? { get }
}

public struct CBC: BlockMode {
    public let iv: [UInt8]?
    public init(iv: [UInt8]) { self.iv = iv }
}

public struct ECB: BlockMode {
    public let iv: [UInt8]? = nil
    public init() {}
}

public struct CTR: BlockMode {
    public let iv: [UInt8]?
    public init(iv: [UInt8]) { self.iv = iv }
}

public final class GCM: BlockMode {
    public enum Mode: Sendable {
        case combined, detached
    }
    public let iv: [UInt8]?
    public var authenticationTag: [UInt8]?
    public init(iv: [UInt8], additionalAuthenticatedData: [UInt8]? = nil, tagLength: Int = 16, mode: Mode = .detached) {
        self.iv = iv
    }
}

public enum Padding: Sendable {
    case noPadding, zeroPadding, pkcs7, pkcs5
}

public protocol Cipher: AnyObject {
    func encrypt(_ bytes: [UInt8]) throws -> [UInt8]
    func decrypt(_ bytes: [UInt8]) throws -> [UInt8]
}

/// AES in chains of blocks or in single ones.
public final class AES: Cipher {
    public enum Error: Swift.Error {
        case invalidKeySize, dataPaddingRequired, invalidData
    }

    private let key: [UInt8]
    private let blockMode: any BlockMode
    private let padding: Padding

    public init(key: [UInt8], blockMode: any BlockMode, padding: Padding = .pkcs7) throws {
        guard [16, 24, 32].contains(key.count) else { throw Error.invalidKeySize }
        if blockMode is CBC, blockMode.iv?.count != 16 { throw Error.invalidData }
        (self.key, self.blockMode, self.padding) = (key, blockMode, padding)
    }

    public convenience init(key: String, iv: String, padding: Padding = .pkcs7) throws {
        try self.init(key: Array(key.utf8), blockMode: CBC(iv: Array(iv.utf8)), padding: padding)
    }

    private lazy var cipher = BlockCipher(key: key)

    private func mixed(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] { zip(first, second).map { $0 ^ $1 } }

    public func encrypt(_ bytes: [UInt8]) throws -> [UInt8] {
        if blockMode is CTR { return try counted(bytes) }
        let padded = try padded(bytes)
        var (result, last) = ([UInt8](), blockMode.iv ?? [])
        for start in stride(from: 0, to: padded.count, by: 16) {
            let block = Array(padded[start..<start + 16])
            last = cipher.encrypt(blockMode is CBC ? mixed(block, last) : block)
            result += last
        }
        return result
    }

    public func decrypt(_ bytes: [UInt8]) throws -> [UInt8] {
        if blockMode is CTR { return try counted(bytes) }
        guard blockMode is CBC || blockMode is ECB, bytes.count.isMultiple(of: 16) else { throw Error.invalidData }
        var (result, last) = ([UInt8](), blockMode.iv ?? [])
        for start in stride(from: 0, to: bytes.count, by: 16) {
            let block = Array(bytes[start..<start + 16])
            let plain = cipher.decrypt(block)
            result += blockMode is CBC ? mixed(plain, last) : plain
            last = block
        }
        return unpadded(result)
    }

    /// The text with the codes of numbers, which is its own reverse.
    private func counted(_ bytes: [UInt8]) throws -> [UInt8] {
        guard var counter = blockMode.iv, counter.count == 16 else { throw Error.invalidData }
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 16) {
            result += mixed(Array(bytes[start..<min(start + 16, bytes.count)]), cipher.encrypt(counter))
            for place in counter.indices.reversed() {
                counter[place] &+= 1
                if counter[place] != 0 { break }
            }
        }
        return result
    }

    private func padded(_ bytes: [UInt8]) throws -> [UInt8] {
        guard blockMode is CBC || blockMode is ECB else { throw Error.invalidData }
        let missing = 16 - bytes.count % 16
        switch padding {
        case .pkcs7, .pkcs5: return bytes + Array(repeating: UInt8(missing), count: missing)
        case .zeroPadding: return bytes + Array(repeating: 0, count: missing % 16)
        case .noPadding:
            if missing != 16 { throw Error.dataPaddingRequired }
            return bytes
        }
    }

    private func unpadded(_ bytes: [UInt8]) -> [UInt8] {
        switch padding {
        case .pkcs7, .pkcs5: Array(bytes.dropLast(Int(bytes.last ?? 0)))
        case .zeroPadding: Array(bytes.prefix((bytes.lastIndex { $0 != 0 } ?? -1) + 1))
        case .noPadding: bytes
        }
    }

    public static func randomIV(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255) } }
}
