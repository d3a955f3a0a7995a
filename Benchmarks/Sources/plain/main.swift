import CPlain
import Glibc
import MaquettePNG

// plain LIST PICTURE: what a picture of a screen costs at least. A C program with our encoder.
// Foundation is not imported: it takes longer to start than the rest.

func fail(_ message: String) -> Never {
    let line = "plain: \(message)\n"
    _ = line.withCString { write(2, $0, strlen($0)) }
    exit(2)
}

func contents(of path: String) -> [CChar]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [CChar](repeating: 0, count: 1 << 20)
    // The last byte stays 0.
    let count = fread(&bytes, 1, bytes.count - 1, file)
    return Array(bytes[...count])
}

guard CommandLine.arguments.count == 3 else { fail("usage: plain LIST PICTURE") }
let (width, height) = (393, 852)
guard let list = contents(of: CommandLine.arguments[1]) else { fail("cannot read \(CommandLine.arguments[1])") }
var bytesPerRow: Int32 = 0
guard let pixels = plain_draw(list, Int32(width), Int32(height), &bytesPerRow) else { fail("a line is not understood") }
do {
    let bytes = UnsafeRawBufferPointer(start: pixels, count: Int(bytesPerRow) * height * 3)
    let picture = try PNGEncoder.encode(
        bytes.bytes, width: width * 3, height: height * 3, bytesPerRow: Int(bytesPerRow), layout: .rgb, scale: 3)
    guard let file = fopen(CommandLine.arguments[2], "w"), fwrite(picture, 1, picture.count, file) == picture.count,
        fclose(file) == 0
    else { fail("cannot write \(CommandLine.arguments[2])") }
} catch {
    fail("\(error)")
}
