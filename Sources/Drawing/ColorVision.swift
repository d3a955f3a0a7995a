/// A way of seeing colours that many people have, as a matrix over amounts of red, green and blue light.
///
/// The three kinds of colour blindness are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer
/// Graphics 15 (6), 2009, table 1, at severity 1.0. Without any colours, what remains is the luminance of Rec. 709.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
    /// The vision without cones for long waves: red is dark.
    case protanopia
    /// The vision without cones for middle waves: red and green look alike.
    case deuteranopia
    /// The vision without cones for short waves: blue and green look alike.
    case tritanopia
    /// No colours, only brightness.
    case achromatopsia

    /// Rows of factors for red, green and blue.
    public var matrix: [[Double]] {
        switch self {
        case .protanopia:
            [
                [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998],
            ]
        case .deuteranopia:
            [
                [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881],
            ]
        case .tritanopia:
            [
                [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900],
            ]
        case .achromatopsia:
            Array(repeating: [0.2126, 0.7152, 0.0722], count: 3)
        }
    }

    /// The bytes of a pixel that is not premultiplied, as they are seen.
    package func seen(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
        let light = [red, green, blue].map { LinearLight.ofBytes[Int($0)] }
        let rows = matrix.map { $0[0] * light[0] + $0[1] * light[1] + $0[2] * light[2] }
        return (LinearLight.byte(rows[0]), LinearLight.byte(rows[1]), LinearLight.byte(rows[2]))
    }
}
