@_exported import Foundation
import ObjectiveC

// The library that Darwin has under this name, called as its header declares it.

public typealias Byte = UInt8
public typealias Bytef = UInt8
public typealias uInt = UInt32
public typealias uLong = UInt
public typealias uLongf = UInt
public typealias voidp = UnsafeMutableRawPointer
public typealias voidpf = UnsafeMutableRawPointer
public typealias z_size_t = Int
public typealias alloc_func = _ZStream.Allocate
public typealias free_func = _ZStream.Free

public typealias z_stream = _ZStream
public typealias z_streamp = UnsafeMutablePointer<z_stream>

public let ZLIB_VERSION = "1.2.12"
public let ZLIB_VERNUM: Int32 = 0x12c0
public let (Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH): (Int32, Int32, Int32, Int32) = (0, 1, 2, 3)
public let (Z_FINISH, Z_BLOCK, Z_TREES): (Int32, Int32, Int32) = (4, 5, 6)
public let (Z_OK, Z_STREAM_END, Z_NEED_DICT): (Int32, Int32, Int32) = (0, 1, 2)
public let (Z_ERRNO, Z_STREAM_ERROR, Z_DATA_ERROR): (Int32, Int32, Int32) = (-1, -2, -3)
public let (Z_MEM_ERROR, Z_BUF_ERROR, Z_VERSION_ERROR): (Int32, Int32, Int32) = (-4, -5, -6)
public let (Z_NO_COMPRESSION, Z_BEST_SPEED): (Int32, Int32) = (0, 1)
public let (Z_BEST_COMPRESSION, Z_DEFAULT_COMPRESSION): (Int32, Int32) = (9, -1)
public let (Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED): (Int32, Int32, Int32, Int32) = (1, 2, 3, 4)
public let Z_DEFAULT_STRATEGY: Int32 = 0
public let (Z_BINARY, Z_TEXT, Z_ASCII, Z_UNKNOWN): (Int32, Int32, Int32, Int32) = (0, 1, 1, 2)
public let (Z_DEFLATED, Z_NULL): (Int32, Int32) = (8, 0)
public let (MAX_WBITS, MAX_MEM_LEVEL): (Int32, Int32) = (15, 9)
