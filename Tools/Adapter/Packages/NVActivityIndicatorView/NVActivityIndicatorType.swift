import UIKit

public enum NVActivityIndicatorType: CaseIterable, Sendable {
    case blank, ballPulse, ballGridPulse, ballClipRotate, squareSpin, ballClipRotatePulse, ballClipRotateMultiple,
        ballPulseRise, ballRotate, cubeTransition, ballZigZag, ballZigZagDeflect, ballTrianglePath, ballScale,
        lineScale, lineScaleParty, ballScaleMultiple, ballPulseSync, ballBeat, ballDoubleBounce, lineScalePulseOut,
        lineScalePulseOutRapid, ballScaleRipple, ballScaleRippleMultiple, ballSpinFadeLoader, lineSpinFadeLoader,
        triangleSkewSpin, pacman, ballGridBeat, semiCircleSpin, ballRotateChase, orbit, audioEqualizer, circleStrokeSpin

    /// What stands still in a picture of it, in a square of the size 1.
    var shape: Shape {
        switch self {
        case .blank: Shape()
        case .ballPulse, .ballPulseRise, .ballPulseSync, .ballBeat, .ballRotate: .balls(columns: 3, rows: 1)
        case .ballGridPulse, .ballGridBeat: .balls(columns: 3, rows: 3)
        case .ballClipRotate, .ballClipRotateMultiple, .ballScaleRipple, .ballScaleRippleMultiple, .circleStrokeSpin:
            .ring
        case .ballClipRotatePulse, .orbit: Shape(balls: [Shape.Ball(x: 0.5, y: 0.5, radius: 0.25)], hasRing: true)
        case .squareSpin: Shape(bars: [CGRect(x: 0, y: 0, width: 1, height: 1)])
        case .cubeTransition: Shape(bars: [square(0, 0), square(0.8, 0.8)])
        case .ballZigZag, .ballZigZagDeflect: Shape(balls: [ball(0.2, 0.2), ball(0.8, 0.8)])
        case .ballTrianglePath: Shape(balls: [ball(0.5, 0.15), ball(0.15, 0.85), ball(0.85, 0.85)])
        case .ballScale, .ballScaleMultiple, .ballDoubleBounce: Shape(balls: [Shape.Ball(x: 0.5, y: 0.5, radius: 0.5)])
        case .lineScale, .lineScalePulseOut, .lineScalePulseOutRapid: .lines(heights: [1, 1, 1, 1, 1])
        case .lineScaleParty: .lines(heights: [1, 1, 1, 1])
        case .audioEqualizer: .lines(heights: [0.6, 0.9, 0.5, 0.75])
        case .ballSpinFadeLoader, .ballRotateChase, .lineSpinFadeLoader: .wheel
        case .triangleSkewSpin: Shape(triangle: true)
        case .pacman: Shape(slice: (.pi / 4, 7 * .pi / 4))
        case .semiCircleSpin: Shape(slice: (.pi, 2 * .pi))
        }
    }

    private func ball(_ x: CGFloat, _ y: CGFloat) -> Shape.Ball { Shape.Ball(x: x, y: y, radius: 0.12) }
    private func square(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 0.2, height: 0.2) }
}

struct Shape {
    struct Ball {
        let x, y, radius: CGFloat
    }

    var balls: [Ball] = []
    var bars: [CGRect] = []
    var hasRing = false
    var triangle = false
    var slice: (start: CGFloat, end: CGFloat)?

    static let ring = Shape(hasRing: true)

    /// With a tenth of the width between them, in the middle of the height.
    static func balls(columns: Int, rows: Int) -> Shape {
        let size = (1 - 0.1 * CGFloat(columns - 1)) / CGFloat(columns)
        let top = rows == 1 ? 0.5 : size / 2
        var shape = Shape()
        for row in 0..<rows {
            for column in 0..<columns {
                let x = size / 2 + CGFloat(column) * (size + 0.1)
                shape.balls.append(Ball(x: x, y: top + CGFloat(row) * (size + 0.1), radius: size / 2))
            }
        }
        return shape
    }

    static func lines(heights: [CGFloat]) -> Shape {
        let width = 1 / CGFloat(2 * heights.count - 1)
        return Shape(
            bars: heights.enumerated().map { index, height in
                CGRect(x: CGFloat(2 * index) * width, y: (1 - height) / 2, width: width, height: height)
            })
    }

    static let wheel = Shape(
        balls: (0..<8).map { index in
            let angle = CGFloat(index) * .pi / 4
            return Ball(x: 0.5 + 0.4 * cos(angle), y: 0.5 + 0.4 * sin(angle), radius: 0.1)
        })

    func path(in place: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let size = place.width
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: place.minX + x * size, y: place.minY + y * size)
        }
        for ball in balls {
            let center = point(ball.x, ball.y)
            path.move(to: CGPoint(x: center.x + ball.radius * size, y: center.y))
            path.addArc(
                withCenter: center, radius: ball.radius * size, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        }
        for bar in bars {
            let frame = CGRect(
                origin: point(bar.minX, bar.minY), size: CGSize(width: bar.width * size, height: bar.height * size))
            path.append(UIBezierPath(roundedRect: frame, cornerRadius: bar.width < 0.25 ? bar.width * size / 2 : 0))
        }
        if triangle {
            path.move(to: point(0.5, 0.07))
            path.addLine(to: point(1, 0.93))
            path.addLine(to: point(0, 0.93))
            path.close()
        }
        if let slice {
            path.move(to: point(0.5, 0.5))
            path.addArc(
                withCenter: point(0.5, 0.5), radius: size / 2, startAngle: slice.start, endAngle: slice.end,
                clockwise: true)
            path.close()
        }
        return path
    }

    /// Three quarters of a circle.
    func ring(in place: CGRect) -> UIBezierPath? {
        guard hasRing else { return nil }
        let path = UIBezierPath(
            arcCenter: CGPoint(x: place.midX, y: place.midY), radius: place.width / 2 - 1, startAngle: -.pi / 4,
            endAngle: 5 * .pi / 4, clockwise: true)
        path.lineWidth = 2
        return path
    }
}
