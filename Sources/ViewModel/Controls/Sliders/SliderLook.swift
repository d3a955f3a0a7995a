import Foundation
import MaquetteDrawing
import MaquetteReleases

extension SystemRelease.Slider {
    var alignmentInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: sidesBeyond, bottom: bottomBeyond, right: sidesBeyond)
    }

    /// Between the track and an image at its end.
    static let imageGap: CGFloat = 8
}

extension UISlider {
    func show<Value>(_ property: ReferenceWritableKeyPath<SliderState, Value>, _ value: Value) {
        let before = naturalHeight
        sliderState[keyPath: property] = value
        let limits = (min(minimumValue, maximumValue), max(minimumValue, maximumValue))
        sliderState.value = min(max(sliderState.value, limits.0), limits.1)
        if naturalHeight != before { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    func present(_ images: [State: UIImage]) -> UIImage? { images[state] ?? images[.normal] }

    /// The height of the alignment rectangle, and at least that of the images.
    var naturalHeight: CGFloat {
        let look = Headless.release.sliders
        let plain = look.height - look.alignmentInsets.top - look.alignmentInsets.bottom
        let images = [minimumValueImage, maximumValueImage, currentThumbImage].compactMap { $0?.size.height }
        return images.reduce(plain, max)
    }

    // MARK: Places

    func naturalTrackRect(in bounds: CGRect) -> CGRect {
        let look = Headless.release.sliders
        let room = bounds.inset(by: look.alignmentInsets)
        let images = isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let left = images.0.map { $0.size.width + SystemRelease.Slider.imageGap } ?? 0
        let right = images.1.map { $0.size.width + SystemRelease.Slider.imageGap } ?? 0
        let grid = PixelGrid(scale: layoutScale)
        return CGRect(
            x: room.minX + left, y: room.minY + grid.rounded((room.height - look.track) / 2),
            width: max(0, room.width - left - right), height: look.track)
    }

    /// The thumb stays on the track: its edges meet the track's ends at the limits.
    func naturalThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let look = Headless.release.sliders
        let size = currentThumbImage?.size ?? look.thumb
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let way = max(0, track.width - size.width)
        let offset = (isRightToLeft ? 1 - share : share) * way
        let step = look.movesByPoints ? 1 : layoutScale
        return CGRect(
            x: track.minX + PixelGrid(scale: step).rounded(offset),
            y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    func imageRect(_ image: UIImage?, in bounds: CGRect, atMinimum: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let room = bounds.inset(by: Headless.release.sliders.alignmentInsets)
        let isAtTheLeft = atMinimum != isRightToLeft
        return CGRect(
            x: isAtTheLeft ? room.minX : room.maxX - size.width, y: room.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    // MARK: Drawing

    func drawSlider(into list: inout DisplayList) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let images = [
            (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ]
        list.dimmed(unless: isEnabled, bounds: Rect(bounds.insetBy(dx: -8, dy: -8))) { list in
            drawTrack(track, to: thumb.midX, into: &list)
            for (image, rect) in images {
                if let image { draw(image, in: rect, into: &list) }
            }
            drawTicks(on: track, into: &list)
            if let image = currentThumbImage {
                draw(image, in: thumb, into: &list)
            } else if sliderStyle != .thumbless {
                list.drawKnob(in: Rect(thumb), color: (thumbTintColor ?? .white).drawingColor(with: traitCollection))
            }
        }
    }

    /// Small dots below the track; their size is a guess.
    private func drawTicks(on track: CGRect, into list: inout DisplayList) {
        for tick in trackConfiguration?.ticks ?? [] {
            let share = CGFloat(min(max(tick.position, 0), 1))
            let x = track.minX + (isRightToLeft ? 1 - share : share) * track.width
            list.fill(
                .circle(center: Point(Double(x), Double(track.maxY + 5)), radius: 1.5),
                UIColor.tertiaryLabel.drawingColor(with: traitCollection))
        }
    }

    /// The filled part goes from the neutral value, a share of the track, to the thumb.
    private func drawTrack(_ track: CGRect, to middle: CGFloat, into list: inout DisplayList) {
        let share = CGFloat(min(max(trackConfiguration?.neutralValue ?? 0, 0), 1))
        let neutral = track.minX + (isRightToLeft ? 1 - share : share) * track.width
        let reached = CGRect(
            x: min(neutral, middle), y: track.minY, width: abs(middle - neutral), height: track.height)
        let ahead =
            isRightToLeft
            ? CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
            : CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        if let image = currentMaximumTrackImage {
            draw(image, in: ahead, into: &list)
        } else {
            list.fillCapsule(Rect(track), (maximumTrackTintColor ?? Self.restColor).drawingColor(with: traitCollection))
        }
        if let image = currentMinimumTrackImage {
            draw(image, in: reached, into: &list)
        } else {
            list.fillCapsule(Rect(reached), (minimumTrackTintColor ?? tintColor).drawingColor(with: traitCollection))
        }
    }

    private func draw(_ image: UIImage, in rect: CGRect, into list: inout DisplayList) {
        let isTemplate = image.renderingMode == .alwaysTemplate || image.isSymbolImage
        image.draw(
            into: &list, in: Rect(rect), tint: isTemplate ? tintColor.drawingColor(with: traitCollection) : nil,
            isMirrored: false, stretches: true)
    }

    private static var restColor: UIColor {
        guard let veil = Headless.release.sliders.veilOfRest else { return .systemFill }
        return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: veil) }
    }
}

// A finger that begins on the thumb takes it along.
extension UISlider {
    private var track: CGRect { trackRect(forBounds: bounds) }
    private var thumb: CGRect { thumbRect(forBounds: bounds, trackRect: track, value: value) }

    /// How far around the thumb a finger reaches.
    private static let reach: CGFloat = 22

    func grab(at point: CGPoint) -> Bool {
        sliderState.grip = thumb.midX - point.x
        return abs(sliderState.grip) <= max(Self.reach, thumb.width / 2)
    }

    func drag(to point: CGPoint) {
        let (low, high) = (thumbMiddle(at: minimumValue), thumbMiddle(at: maximumValue))
        guard low != high else { return }
        let share = Float((point.x + sliderState.grip - low) / (high - low))
        let former = value
        value = minimumValue + min(max(share, 0), 1) * (maximumValue - minimumValue)
        if value != former, isContinuous { sendActions(for: .valueChanged) }
    }

    private func thumbMiddle(at value: Float) -> CGFloat {
        thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }
}
