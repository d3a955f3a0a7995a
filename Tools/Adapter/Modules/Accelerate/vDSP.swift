import Foundation

// Signals, as Apple's vDSP reckons them: lists of numbers, each with how far one is from the next.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

private func each(_ count: vDSP_Length, _ body: (Int) -> Void) { for place in 0..<Int(count) { body(place) } }

// MARK: Two lists

public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__N) {
        let (a, b) = (__A[$0 * __IA], __B[$0 * __IB])
        __C[$0 * __IC] = a + b
    }
}
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__N) {
        let (a, b) = (__A[$0 * __IA], __B[$0 * __IB])
        __C[$0 * __IC] = a * b
    }
}
public func vDSP_vmax(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__N) {
        let (a, b) = (__A[$0 * __IA], __B[$0 * __IB])
        __C[$0 * __IC] = max(a, b)
    }
}
public func vDSP_vmin(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__N) {
        let (a, b) = (__A[$0 * __IA], __B[$0 * __IB])
        __C[$0 * __IC] = min(a, b)
    }
}
/// The second list without the first.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__N) {
        let (a, b) = (__A[$0 * __IA], __B[$0 * __IB])
        __C[$0 * __IC] = a - b
    }
}
/// The second list divided by the first.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__N) {
        let (a, b) = (__A[$0 * __IA], __B[$0 * __IB])
        __C[$0 * __IC] = a / b
    }
}

// MARK: A list and a number

public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = __A[$0 * __IA] + __B.pointee } }
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = __A[$0 * __IA] * __B.pointee } }
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = __A[$0 * __IA] / __B.pointee } }
/// No less than the one number and no more than the other.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { each(__N) { __D[$0 * __ID] = min(max(__A[$0 * __IA], __B.pointee), __C.pointee) } }
/// Decibels above a number: of amplitudes with the flag 1, of powers with 0.
public func vDSP_vdbcon(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) { each(__N) { __C[$0 * __IC] = (__F == 1 ? 20 : 10) * log10(__A[$0 * __IA] / __B.pointee) } }

// MARK: One list

public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = abs(__A[$0 * __IA]) } }
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = -__A[$0 * __IA] } }
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = __A[$0 * __IA] * __A[$0 * __IA] } }
public func vDSP_vflt8(
    _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Float(__A[$0 * __IA]) } }
public func vDSP_vflt16(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Float(__A[$0 * __IA]) } }
public func vDSP_vflt32(
    _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Float(__A[$0 * __IA]) } }
public func vDSP_vfltu8(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Float(__A[$0 * __IA]) } }
public func vDSP_vfltu16(
    _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Float(__A[$0 * __IA]) } }
public func vDSP_vfltu32(
    _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Float(__A[$0 * __IA]) } }
public func vDSP_vfix8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Int8(__A[$0 * __IA]) } }
public func vDSP_vfix16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Int16(__A[$0 * __IA]) } }
public func vDSP_vfix32(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = Int32(__A[$0 * __IA]) } }
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    each(__N) { __C[$0 * __IC] = 0 }
}
public func vDSP_vfill(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = __A.pointee } }
/// Numbers that grow by the same step.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { each(__N) { __C[$0 * __IC] = __A.pointee + Float($0) * __B.pointee } }
/// Every so-many-th sum of neighbours with weights.
public func vDSP_desamp(
    _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    each(__N) { place in
        __C[place] = (0..<Int(__P)).reduce(0) { $0 + __A[place * __DF + $1] * __F[$1] }
    }
}

// MARK: What a list comes to

public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = total(__A, __IA, __N, 0) { $0 + $1 } }
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = total(__A, __IA, __N, 0) { $0 + $1 * $1 } }
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = total(__A, __IA, __N, 0) { $0 + $1 } / Float(__N) }
public func vDSP_meamgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = total(__A, __IA, __N, 0) { $0 + abs($1) } / Float(__N) }
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = total(__A, __IA, __N, 0) { $0 + $1 * $1 } / Float(__N) }
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = (total(__A, __IA, __N, 0) { $0 + $1 * $1 } / Float(__N)).squareRoot() }
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = total(__A, __IA, __N, -.infinity) { max($0, $1) } }
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = total(__A, __IA, __N, .infinity) { min($0, $1) } }
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = total(__A, __IA, __N, 0) { max($0, abs($1)) } }
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) { __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] } }

private func total(
    _ numbers: UnsafePointer<Float>, _ stride: Int, _ count: vDSP_Length, _ start: Float,
    _ step: (Float, Float) -> Float
) -> Float { (0..<Int(count)).reduce(start) { step($0, numbers[$1 * stride]) } }
