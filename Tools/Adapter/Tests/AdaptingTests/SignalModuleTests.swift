import Foundation
import Testing

/// Accelerate's signals, used by a program that the toolset builds, against sums that are written out as Apple's documentation
/// has them: slow, and without any of the module's steps.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct SignalModuleTests {
    @Test func `Signals are reckoned as the formulas in Apple's documentation say`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == Self.expected)
    }

    private static let program = """
        import Accelerate
        import Foundation

        // Lists and numbers
        let whole: [Int16] = [-32768, 0, 16384]
        var floats = [Float](repeating: 0, count: 3)
        vDSP_vflt16(whole, 1, &floats, 1, vDSP_Length(3))
        var divisor: Float = 32768
        vDSP_vsdiv(floats, 1, &divisor, &floats, 1, 3)
        print(floats)
        vDSP_vabs(floats, 1, &floats, 1, 3)
        var three: Float = 3
        vDSP_vsmul(floats, 1, &three, &floats, 1, 3)
        print(floats)
        var product = [Float](repeating: 0, count: 2)
        vDSP_vmul([1, 2, 3, 4], 2, [5, 6], 1, &product, 1, 2)
        print(product)
        var difference = [Float](repeating: 0, count: 2)
        vDSP_vsub([1, 2], 1, [5, 8], 1, &difference, 1, 2)
        var quotient = [Float](repeating: 0, count: 2)
        vDSP_vdiv([2, 4], 1, [5, 8], 1, &quotient, 1, 2)
        print(difference, quotient)
        var (low, high) = (Float(-1), Float(1))
        vDSP_vclip([-3, 0.5, 7], 1, &low, &high, &floats, 1, 3)
        print(floats)
        // 20 log10(10 / 1) of amplitudes, 10 log10 of powers
        var one: Float = 1
        var decibels = [Float](repeating: 0, count: 2)
        vDSP_vdbcon([10, 100], 1, &one, &decibels, 1, 2, 1)
        print(decibels)
        vDSP_vdbcon([10, 100], 1, &one, &decibels, 1, 2, 0)
        print(decibels)
        var (mean, largest, sum) = (Float(0), Float(0), Float(0))
        vDSP_meanv([1, 2, 3, 6], 1, &mean, 4)
        vDSP_maxv([-5, -2, -3], 1, &largest, 3)
        vDSP_sve([1, 9, 2, 9], 2, &sum, 2)
        print(mean, largest, sum)
        // C[n] = A[n D] F[0] + A[n D + 1] F[1]
        var thinned = [Float](repeating: 0, count: 3)
        vDSP_desamp([1, 2, 3, 4, 5, 6], 2, [0.5, 0.5], &thinned, 3, 2)
        print(thinned)

        // Windows
        func near(_ one: [Float], _ other: [Double]) -> Bool {
            one.count == other.count && zip(one, other).allSatisfy { abs(Double($0) - $1) < 1e-4 }
        }
        var window = [Float](repeating: 0, count: 8)
        let turns = (0..<8).map { cos(2 * Double.pi * Double($0) / 8) }
        vDSP_hann_window(&window, 8, Int32(vDSP_HANN_NORM))
        print(near(window, turns.map { 0.8165 * (1 - $0) }))
        vDSP_hann_window(&window, 8, Int32(vDSP_HANN_DENORM))
        print(near(window, turns.map { 0.5 * (1 - $0) }))
        vDSP_hamm_window(&window, 8, 0)
        print(near(window, turns.map { 0.54 - 0.46 * $0 }))

        // Waves, against the sum over all values
        let count = 16
        let signal = (0..<count).map { place in Float((place * place * 7 + 3) % 11) - 4.5 }
        func wave(_ number: Int) -> (Double, Double) {
            signal.enumerated().reduce((0, 0)) { sum, value in
                let angle = -2 * Double.pi * Double(number * value.offset) / Double(count)
                return (sum.0 + Double(value.element) * cos(angle), sum.1 + Double(value.element) * sin(angle))
            }
        }
        let setup = vDSP_create_fftsetup(4, FFTRadix(FFT_RADIX2))!
        var (real, imaginary) = ([Float](repeating: 0, count: 8), [Float](repeating: 0, count: 8))
        var lengths = [Float](repeating: 0, count: 8)
        real.withUnsafeMutableBufferPointer { re in
            imaginary.withUnsafeMutableBufferPointer { im in
                var split = DSPSplitComplex(realp: re.baseAddress!, imagp: im.baseAddress!)
                signal.withUnsafeBytes { bytes in
                    vDSP_ctoz(bytes.bindMemory(to: DSPComplex.self).baseAddress!, 2, &split, 1, 8)
                }
                print(re[1] == signal[2], im[1] == signal[3])
                vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_FORWARD))
                vDSP_zvmags(&split, 1, &lengths, 1, 8)
            }
        }
        // Twice the mathematical waves; the highest stands beside the first
        print(near(Array(real[1...]), (1..<8).map { 2 * wave($0).0 }), near(Array(imaginary[1...]), (1..<8).map { 2 * wave($0).1 }))
        print(near([real[0], imaginary[0]], [2 * wave(0).0, 2 * wave(8).0]))
        print((1..<8).allSatisfy { abs(lengths[$0] - real[$0] * real[$0] - imaginary[$0] * imaginary[$0]) < 1e-2 })
        // There and back everything is 2 N times as large
        var back = [Float](repeating: 0, count: count)
        real.withUnsafeMutableBufferPointer { re in
            imaginary.withUnsafeMutableBufferPointer { im in
                var split = DSPSplitComplex(realp: re.baseAddress!, imagp: im.baseAddress!)
                vDSP_fft_zrip(setup, &split, 1, 4, FFTDirection(FFT_INVERSE))
                back.withUnsafeMutableBytes { bytes in
                    vDSP_ztoc(&split, 1, bytes.bindMemory(to: DSPComplex.self).baseAddress!, 2, 8)
                }
            }
        }
        print(near(back, signal.map { Double($0) * 2 * Double(count) }))
        vDSP_destroy_fftsetup(setup)
        """

    private static let expected = """
        [-1.0, 0.0, 0.5]
        [3.0, 0.0, 1.5]
        [5.0, 18.0]
        [4.0, 6.0] [2.5, 2.0]
        [-1.0, 0.5, 1.0]
        [20.0, 40.0]
        [10.0, 20.0]
        3.0 -2.0 3.0
        [1.5, 3.5, 5.5]
        true
        true
        true
        true true
        true true
        true
        true
        true

        """
}
