import Foundation
import Maquette
import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewModel

/// What a picture of a screen's accessibility shows.
public struct AccessibilityPictureOptions: Sendable {
    /// When something is shown: always, only where it is not what it would be by itself, or never.
    public enum Occasion: String, CaseIterable, Sendable { case always, whenOverridden, never }

    public var activationPoints = Occasion.whenOverridden
    public var showsUserInputLabels = true
    /// Whether the legend has the rotors that the app adds, and how many results of each, before the start and after it.
    public var showsCustomRotors = true
    public var rotorResultLimit = 10
    /// Whether the legend has traits that VoiceOver acts on and does not speak, such as ``UIAccessibilityTraits/playsSound``.
    public var showsUnspokenTraits = true
    /// Whether the screen is grey, so that the colours of the regions stand out.
    public var isMonochrome = false
    /// The colours of the regions, repeated; eight default colours if empty.
    public var markerColors: [UIColor] = []

    public init() {}
}

extension Shown {
    /// The picture with a coloured, numbered region for each stop of VoiceOver, and beside it a legend of what is spoken.
    public func accessibilityPicture(
        _ options: AccessibilityPictureOptions = AccessibilityPictureOptions(), language: String? = nil
    ) throws -> Picture {
        var picture = picture()
        if options.isMonochrome { picture = picture.monochrome }
        let reading = AccessibilityReading(self, language: language)
        let palette = MarkerPalette(options.markerColors, isDark: stage.settings.userInterfaceStyle == .dark)
        let plan = try LegendPlan(reading, palette, options, stage: stage, beside: picture.list.size)
        var list = DisplayList(size: plan.size)
        list.fill(.rect(Rect(plan.size)), palette.paper)
        let screen = try picture.seenList()
        // Where the screen ends, though both be white.
        let isBeside = plan.size.width > screen.size.width
        list.fill(
            .rect(
                isBeside
                    ? Rect(screen.size.width, 0, 1, plan.size.height) : Rect(0, screen.size.height, plan.size.width, 1)),
            palette.line)
        list.clip(to: .rect(Rect(screen.size))) { list in
            list.append(screen)
            for element in reading.elements where element.isOnScreen {
                list.fill(.roundedRect(Rect(element.frame), radius: 3), palette.fill(element.number))
                let inset = element.frame.width > 3 && element.frame.height > 3 ? 0.75 : 0
                list.stroke(
                    .roundedRect(Rect(element.frame).insetBy(inset, inset), radius: 3), StrokeStyle(width: 1.5),
                    palette.color(element.number))
            }
            for element in reading.elements where element.isOnScreen && shows(options, element) {
                drawPoint(element.activationPoint, palette.color(element.number), on: &list)
            }
        }
        var taken = MarkerPlaces(inside: Rect(screen.size))
        for element in reading.elements where element.isOnScreen {
            let marker = try plan.marker(element.number)
            let place = taken.place(marker.size, at: Rect(element.frame), isRightToLeft: isRightToLeft)
            list.transform(.translation(place.x, place.y)) { $0.append(marker) }
        }
        for (entry, place) in plan.entries { list.transform(.translation(place.x, place.y)) { $0.append(entry) } }
        return Picture(list, scale: plan.scale(wanted: picture.scale))
    }

    private var isRightToLeft: Bool { canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func shows(_ options: AccessibilityPictureOptions, _ element: SpokenElement) -> Bool {
        switch options.activationPoints {
        case .always: true
        case .whenOverridden: element.hasOwnActivationPoint
        case .never: false
        }
    }

    /// Cross-hairs.
    private func drawPoint(_ point: CGPoint, _ color: Color, on list: inout DisplayList) {
        let middle = Point(point)
        list.fill(.circle(center: middle, radius: 7), Color.white.multiplyingAlpha(by: 0.85))
        list.stroke(.circle(center: middle, radius: 5), StrokeStyle(width: 1.5), color)
        list.fill(.rect(Rect(middle.x - 7, middle.y - 1, 14, 2)), color)
        list.fill(.rect(Rect(middle.x - 1, middle.y - 7, 2, 14)), color)
    }
}

extension Picture {
    /// The picture in shades of grey.
    package var monochrome: Picture {
        var copy = self
        copy.vision = .achromatopsia
        return copy
    }
}

/// The colours of regions and of the legend.
@MainActor struct MarkerPalette {
    let isDark: Bool
    private let colors: [Color]

    /// Dark enough for white numbers, or light enough for black ones: 4.5 to 1 and more.
    private static let onLight: [UInt32] = [
        0x0B5FC2, 0xC4262E, 0x1B7A3D, 0x7A3DB8, 0x8A5A00, 0x00727A, 0xB3246B, 0x4A5568,
    ]
    private static let onDark: [UInt32] = [
        0x6FB1FF, 0xFF8A80, 0x7BD88F, 0xC9A0FF, 0xE8B84A, 0x5FD6D6, 0xFF8FC7, 0xB8C2D0,
    ]

    init(_ own: [UIColor], isDark: Bool) {
        self.isDark = isDark
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        colors =
            own.isEmpty
            ? (isDark ? Self.onDark : Self.onLight).map { Color(hex: $0) }
            : own.map { $0.drawingColor(with: traits) }
    }

    func color(_ number: Int) -> Color { colors[(number - 1) % colors.count] }
    func fill(_ number: Int) -> Color { color(number).multiplyingAlpha(by: 0.2) }
    /// The colour of a number on its background: whichever is easier to read.
    func ink(_ number: Int) -> Color {
        let color = color(number)
        return color.contrast(with: .white) >= color.contrast(with: .black) ? .white : .black
    }
    var paper: Color { isDark ? Color(hex: 0x1C1C1E) : .white }
    var line: Color { isDark ? Color(hex: 0x48484A) : Color(hex: 0xC6C6C8) }
    var text: Color { isDark ? .white : Color(hex: 0x1C1C1E) }
    var note: Color { isDark ? Color(hex: 0xAEAEB2) : Color(hex: 0x5A5A5F) }
}

/// Finds places for numbers where they hide no other number.
struct MarkerPlaces {
    private let bounds: Rect
    private var taken: [Rect] = []
    private static let overlap = 6.0

    init(inside bounds: Rect) { self.bounds = bounds }

    /// Places a marker beside the corner where reading begins, so that the first letter can be read; or else at a corner or an edge.
    mutating func place(_ size: Size, at frame: Rect, isRightToLeft: Bool) -> Rect {
        let (left, right) = (frame.x, frame.maxX - size.width)
        let ends = isRightToLeft ? [right, left] : [left, right]
        var tries: [Rect] = []
        let beside = isRightToLeft ? frame.maxX : frame.x - size.width
        // In a margin of 16 points, as phones have, a number fits but for a few.
        let fits = beside >= bounds.x - Self.overlap && beside + size.width <= bounds.maxX + Self.overlap
        if fits { tries.append(Rect(beside, frame.y, size.width, size.height)) }
        for y in [frame.y, frame.maxY - size.height, frame.y - size.height, frame.maxY] {
            for x in ends { tries.append(Rect(x, y, size.width, size.height)) }
        }
        for step in 1...6 {
            let x = ends[0] + Double(step) * (isRightToLeft ? -size.width : size.width)
            tries.append(Rect(x, frame.y, size.width, size.height))
        }
        let places = tries.map(bounded)
        let place = places.first { rect in !taken.contains { $0.overlaps(rect) } } ?? places[0]
        // Of thousands in one place, more need not be kept apart.
        if taken.count < 2_000 { taken.append(place) }
        return place
    }

    private func bounded(_ rect: Rect) -> Rect {
        Rect(
            max(bounds.x, min(rect.x, bounds.maxX - rect.width)), max(bounds.y, min(rect.y, bounds.maxY - rect.height)),
            rect.width, rect.height)
    }
}
