import Foundation
import Glibc

// Files that functions of the program read and write, as BSD opens them with `funopen`. The C library has the same by another name,
// with other numbers.

public typealias fpos_t = Int64
public typealias _ReadOfFile = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
public typealias _WriteOfFile = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32
public typealias _SeekOfFile = @convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64
public typealias _CloseOfFile = @convention(c) (UnsafeMutableRawPointer?) -> Int32

public func funopen(
    _ cookie: UnsafeRawPointer!, _ readfn: _ReadOfFile!, _ writefn: _WriteOfFile!, _ seekfn: _SeekOfFile!,
    _ closefn: _CloseOfFile!
) -> UnsafeMutablePointer<FILE>! {
    let file = FileOfClosures(UnsafeMutableRawPointer(mutating: cookie), readfn, writefn, seekfn, closefn)
    let mode = readfn == nil ? "w" : writefn == nil ? "r" : "r+"
    return open(Unmanaged.passRetained(file).toOpaque(), mode)
}

private final class FileOfClosures {
    let cookie: UnsafeMutableRawPointer?
    let read: _ReadOfFile?
    let write: _WriteOfFile?
    let seek: _SeekOfFile?
    let close: _CloseOfFile?

    init(
        _ cookie: UnsafeMutableRawPointer?, _ read: _ReadOfFile?, _ write: _WriteOfFile?, _ seek: _SeekOfFile?,
        _ close: _CloseOfFile?
    ) { (self.cookie, self.read, self.write, self.seek, self.close) = (cookie, read, write, seek, close) }

    static func at(_ place: UnsafeMutableRawPointer?) -> FileOfClosures? {
        place.map { Unmanaged<FileOfClosures>.fromOpaque($0).takeUnretainedValue() }
    }
}

// The functions that the C library calls, as the manual page of `fopencookie` declares them.
private typealias Read = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int) -> Int
private typealias Write = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int) -> Int
private typealias Seek = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int64>?, Int32) -> Int32
private typealias Close = @convention(c) (UnsafeMutableRawPointer?) -> Int32

private func open(_ place: UnsafeMutableRawPointer, _ mode: String) -> UnsafeMutablePointer<FILE>? {
    let read: Read = { place, bytes, count in
        guard let file = FileOfClosures.at(place), let read = file.read else { return -1 }
        return Int(read(file.cookie, bytes, Int32(clamping: count)))
    }
    let write: Write = { place, bytes, count in
        guard let file = FileOfClosures.at(place), let write = file.write else { return 0 }
        return Int(write(file.cookie, bytes, Int32(clamping: count)))
    }
    let seek: Seek = { place, offset, whence in
        guard let file = FileOfClosures.at(place), let seek = file.seek, let offset else { return -1 }
        offset.pointee = seek(file.cookie, offset.pointee, whence)
        return offset.pointee < 0 ? -1 : 0
    }
    let close: Close = { place in
        guard let place else { return 0 }
        let file = Unmanaged<FileOfClosures>.fromOpaque(place).takeRetainedValue()
        return file.close.map { $0(file.cookie) } ?? 0
    }
    // The C library's headers name it only where GNU's additions are asked for. The four functions are a structure that is handed over
    // by value: by the conventions of x86-64 it lies behind the arguments that registers hold, of which there are six, by those of ARM
    // its address is one of them.
    guard let address = dlsym(nil, "fopencookie") else { return nil }
    #if arch(x86_64)
        typealias Open =
            @convention(c) (
                UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int, Int, Int, Int, Read, Write, Seek, Close
            ) -> UnsafeMutablePointer<FILE>?
        return unsafeBitCast(address, to: Open.self)(place, mode, 0, 0, 0, 0, read, write, seek, close)
    #else
        typealias Open =
            @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) ->
            UnsafeMutablePointer<FILE>?
        var functions: (Read, Write, Seek, Close) = (read, write, seek, close)
        return withUnsafeMutableBytes(of: &functions) {
            unsafeBitCast(address, to: Open.self)(place, mode, $0.baseAddress)
        }
    #endif
}
