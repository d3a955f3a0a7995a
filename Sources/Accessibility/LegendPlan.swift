import Foundation
import Maquette
import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewModel

/// The legend: its entries in columns, right of a portrait picture and below a landscape one.
@MainActor struct LegendPlan {
    private(set) var entries: [(list: DisplayList, place: Point)] = []
    private(set) var size: Size
    private let palette: MarkerPalette
    private let stage: Stage

    private static let gap = 16.0
    private static let columnWidth = 300.0
    private static let spaceBetween = 8.0

    init(
        _ reading: AccessibilityReading, _ palette: MarkerPalette, _ options: AccessibilityPictureOptions,
        stage: Stage, beside picture: Size
    ) throws {
        self.palette = palette
        // The legend is read by whoever looks at the picture, in one size.
        self.stage = Stage(
            device: stage.settings.device, scale: stage.settings.scale, style: palette.isDark ? .dark : .light,
            contentSize: .large, direction: .leftToRight, room: .natural)
        size = picture
        var lists = try reading.elements.map { try entry($0, options) }
        lists += try [rotors(of: reading)].compactMap { $0 }
        if reading.elements.isEmpty { lists = [try note("VoiceOver finds nothing on this screen.")] }
        let isBeside = picture.height >= picture.width || picture.width < 2 * Self.columnWidth
        let total = lists.reduce(0) { $0 + $1.size.height + Self.spaceBetween }
        let columnSpace = Self.columnWidth + Self.gap
        if isBeside {
            let height = max(picture.height - 2 * Self.gap, (total * columnSpace).squareRoot() * 0.7)
            arrange(lists, from: Point(picture.width + Self.gap, Self.gap), height: height)
        } else {
            let columns = max(1, ((picture.width - Self.gap) / columnSpace).rounded(.down))
            let tallest = lists.map(\.size.height).max() ?? 0
            arrange(
                lists, from: Point(Self.gap, picture.height + Self.gap),
                height: total / columns + tallest)
        }
    }

    /// Pixels for each point: what was wanted, or the most that a picture can have.
    func scale(wanted: CGFloat) -> CGFloat {
        let side = Double(Bitmap.longestSide - 1) / max(size.width, size.height)
        let area = (Double(Bitmap.mostPixels) / (size.width * size.height)).squareRoot() * 0.999
        return CGFloat(min(Double(wanted), side, area))
    }

    private mutating func arrange(_ lists: [DisplayList], from corner: Point, height: Double) {
        var place = corner
        var lowest = corner.y
        for list in lists {
            if place.y > corner.y, place.y + list.size.height > corner.y + height {
                place = Point(place.x + Self.columnWidth + Self.gap, corner.y)
            }
            entries.append((list, place))
            place.y += list.size.height + Self.spaceBetween
            lowest = max(lowest, place.y)
        }
        size.width = max(size.width, place.x + Self.columnWidth + Self.gap)
        size.height = max(size.height, lowest + Self.gap - Self.spaceBetween)
    }

    // MARK: Entries

    private func entry(
        _ element: SpokenElement, _ options: AccessibilityPictureOptions
    ) throws -> DisplayList {
        let marker = try marker(element.number)
        var shown = element
        if !options.showsUserInputLabels { shown.userInputLabels = [] }
        if options.activationPoints == .never { shown.hasOwnActivationPoint = false }
        shown.customRotors =
            options.showsCustomRotors ? shown.customRotors.map { $0.limited(to: options.rotorResultLimit) } : []
        let words = shown.directedDescription
        let traits = options.showsUnspokenTraits ? shown.unspokenTraits : nil
        let group = shown.groups.isEmpty ? nil : "In: " + shown.groups.joined(separator: ", ")
        let notes = [group].compactMap { $0 } + shown.notes + [traits].compactMap { $0 }
        return try block(words.isEmpty ? "(says nothing)" : words, notes: notes, marker: marker)
    }

    private func rotors(of reading: AccessibilityReading) throws -> DisplayList? {
        let lines = Rotor.allCases.compactMap { rotor -> String? in
            let numbers = reading.elements(of: rotor).map { "\($0.number)" }
            return numbers.isEmpty ? nil : "\(rotor.name): \(numbers.joined(separator: ", "))"
        }
        return lines.isEmpty ? nil : try block("Rotor", notes: lines, marker: nil)
    }

    private func note(_ words: String) throws -> DisplayList { try block(words, notes: [], marker: nil) }

    private func block(_ title: String, notes: [String], marker: DisplayList?) throws -> DisplayList {
        let start = 34.0
        let width = Self.columnWidth - start
        var texts = [try text(title, .systemFont(ofSize: 13, weight: .medium), palette.text, width)]
        texts += try notes.map { try text($0, .systemFont(ofSize: 11), palette.note, width) }
        let height = max(20, texts.reduce(2) { $0 + $1.size.height + 1 })
        var list = DisplayList(size: Size(Self.columnWidth, height))
        if let marker { list.transform(.translation(start - 8 - marker.size.width, 0)) { $0.append(marker) } }
        var y = 1.0
        for text in texts {
            list.transform(.translation(start, y)) { $0.append(text) }
            y += text.size.height + 1
        }
        return list
    }

    /// The number on its colour.
    func marker(_ number: Int) throws -> DisplayList {
        let word = try text(
            "\(number)", .systemFont(ofSize: 11, weight: .bold), palette.ink(number), nil)
        let size = Size(max(18, word.size.width + 8), 18)
        var list = DisplayList(size: size)
        list.fill(.roundedRect(Rect(size), radius: 4), palette.color(number))
        list.transform(.translation((size.width - word.size.width) / 2, (size.height - word.size.height) / 2)) {
            $0.append(word)
        }
        return list
    }

    private func text(_ words: String, _ font: UIFont, _ color: Color, _ width: Double?) throws -> DisplayList {
        try stage.picture(
            of: {
                let label = UILabel()
                label.text = words
                label.font = font
                label.textColor = UIColor(
                    red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: 1)
                label.numberOfLines = width == nil ? 1 : 6
                let room = CGSize(width: width.map { CGFloat($0) } ?? .infinity, height: .infinity)
                var size = label.sizeThatFits(room)
                if let width { size.width = CGFloat(width) }
                label.frame = CGRect(origin: .zero, size: size)
                return label
            }()
        ).list
    }
}
