import Foundation

// Windows over a signal, and the waves that it is made of.

public let vDSP_HALF_WINDOW = 1
public let vDSP_HANN_DENORM = 0
public let vDSP_HANN_NORM = 2

private func fill(_ window: UnsafeMutablePointer<Float>, _ count: vDSP_Length, _ flag: Int32, _ at: (Double) -> Double)
{
    let isHalf = Int(flag) & vDSP_HALF_WINDOW != 0
    for place in 0..<(isHalf ? (Int(count) + 1) / 2 : Int(count)) {
        window[place] = Float(at(2 * .pi * Double(place) / Double(count)))
    }
}
/// Normalized, so that the window changes no sum of squares.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let height = Int(__Flag) & vDSP_HANN_NORM != 0 ? (2.0 / 3).squareRoot() : 0.5
    fill(__C, __N, __Flag) { height * (1 - cos($0)) }
}
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fill(__C, __N, __Flag) { 0.54 - 0.46 * cos($0) }
}
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    fill(__C, __N, __Flag) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}

// MARK: Complex numbers

public struct DSPComplex: Equatable, Sendable {
    public var real, imag: Float
    public init() { (real, imag) = (0, 0) }
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}
/// The real parts in one list, the imaginary ones in another.
public struct DSPSplitComplex {
    public var realp, imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// The stride of the list of pairs counts single numbers.
public func vDSP_ctoz(
    _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>,
    _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) {
        let pair = __C[place * __IC / 2]
        (__Z.pointee.realp[place * __IZ], __Z.pointee.imagp[place * __IZ]) = (pair.real, pair.imag)
    }
}
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) {
        __C[place * __IC / 2] = DSPComplex(
            real: __Z.pointee.realp[place * __IZ], imag: __Z.pointee.imagp[place * __IZ])
    }
}
/// The squares of the lengths.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) {
        let (real, imaginary) = (__A.pointee.realp[place * __IA], __A.pointee.imagp[place * __IA])
        __C[place * __IC] = real * real + imaginary * imaginary
    }
}
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vDSP_zvmags(__A, __IA, __C, __IC, __N)
    for place in 0..<Int(__N) { __C[place * __IC] = __C[place * __IC].squareRoot() }
}

// MARK: Fourier's transform

public typealias FFTSetup = OpaquePointer
public typealias FFTRadix = Int32
public typealias FFTDirection = Int32
public let FFT_RADIX2 = 0
public let FFT_RADIX3 = 1
public let FFT_RADIX5 = 2
public let FFT_FORWARD = 1
public let FFT_INVERSE = -1
public let kFFTRadix2 = 0
public let kFFTDirection_Forward = 1
public let kFFTDirection_Inverse = -1

/// Nothing has to be prepared here; what is made has to be destroyed all the same.
private final class Preparation {}

public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
    OpaquePointer(Unmanaged.passRetained(Preparation()).toOpaque())
}
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
    guard let __setup else { return }
    Unmanaged<Preparation>.fromOpaque(UnsafeRawPointer(__setup)).release()
}

private struct Complex {
    var re = 0.0
    var im = 0.0
    static func + (a: Self, b: Self) -> Self { Self(re: a.re + b.re, im: a.im + b.im) }
    static func - (a: Self, b: Self) -> Self { Self(re: a.re - b.re, im: a.im - b.im) }
    static func * (a: Self, b: Self) -> Self { Self(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re) }
    static func turn(_ angle: Double) -> Self { Self(re: cos(angle), im: sin(angle)) }

    /// The even ones and the odd ones by themselves, and then together. Nothing is divided by the number of values.
    static func transform(_ values: [Complex], sign: Double) -> [Complex] {
        guard values.count > 1 else { return values }
        let half = values.count / 2
        let even = transform((0..<half).map { values[2 * $0] }, sign: sign)
        let odd = transform((0..<half).map { values[2 * $0 + 1] }, sign: sign)
        let turned = (0..<half).map { odd[$0] * turn(sign * .pi * Double($0) / Double(half)) }
        return (0..<half).map { even[$0] + turned[$0] } + (0..<half).map { even[$0] - turned[$0] }
    }
}

public func vDSP_fft_zip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    let (real, imaginary) = (__C.pointee.realp, __C.pointee.imagp)
    let values = (0..<1 << Int(__Log2N)).map {
        Complex(re: Double(real[$0 * __IC]), im: Double(imaginary[$0 * __IC]))
    }
    for (place, value) in Complex.transform(values, sign: -Double(__Direction)).enumerated() {
        (real[place * __IC], imaginary[place * __IC]) = (Float(value.re), Float(value.im))
    }
}

/// Of real numbers: those at even places are the real parts, those at odd ones the imaginary. Forwards all is twice as
/// large, and the highest wave, which is real as the first one, stands in the first imaginary part.
public func vDSP_fft_zrip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    let (real, imaginary) = (__C.pointee.realp, __C.pointee.imagp)
    let half = (1 << Int(__Log2N)) / 2
    func packed(_ place: Int) -> Complex {
        Complex(re: Double(real[place * __IC]), im: Double(imaginary[place * __IC]))
    }
    func store(_ place: Int, _ re: Double, _ im: Double) {
        (real[place * __IC], imaginary[place * __IC]) = (Float(re), Float(im))
    }
    if __Direction > 0 {
        let values = (0..<half).flatMap { [Complex(re: packed($0).re), Complex(re: packed($0).im)] }
        let waves = Complex.transform(values, sign: -1)
        for place in 1..<max(half, 1) { store(place, 2 * waves[place].re, 2 * waves[place].im) }
        store(0, 2 * waves[0].re, 2 * waves[half].re)
    } else {
        let ends = packed(0)
        let waves = (1..<max(half, 1)).map(packed)
        let others = waves.reversed().map { Complex(re: $0.re, im: -$0.im) }
        let values = Complex.transform(
            [Complex(re: ends.re)] + waves + [Complex(re: ends.im)] + others, sign: 1)
        for place in 0..<half { store(place, values[2 * place].re, values[2 * place + 1].re) }
    }
}
