/// How a layout changed, in words, one line for each change.
public struct LayoutChanges: Hashable, Sendable {
    /// Views that are new, removed, moved or of another class.
    public var frames: [String] = []
    public var texts: [String] = []
    /// Fonts and colours.
    public var looks: [String] = []
    public var constraints: [String] = []
    /// Conflicts, ambiguity and cut-off texts that are new or gone.
    public var problems: [String] = []

    /// The changes in words; those that explain most come first.
    public var lines: [String] { frames + texts + looks + problems + constraints }

    public var isEmpty: Bool { lines.isEmpty }

    public init() {}

    public init(from before: LayoutRecord, to after: LayoutRecord) {
        let (old, new) = (Self.byPlace(before.views), Self.byPlace(after.views))
        // Older records say nothing of looks.
        let tellLooks = [before, after].allSatisfy { $0.views.contains { !$0.looks.isEmpty } }
        for (place, view) in new.inOrder {
            if let former = old.views[place] {
                compare(former, view, called: Self.name(view, at: place))
                if tellLooks { compareLooks(former, view, called: Self.name(view, at: place)) }
            } else {
                frames.append("\(Self.name(view, at: place)) was added at \(Self.spelt(view.frame))")
            }
        }
        for (place, view) in old.inOrder where new.views[place] == nil {
            frames.append("\(Self.name(view, at: place)) was removed from \(Self.spelt(view.frame))")
        }
        constraints = Self.difference(
            before.constraints, after.constraints, gone: "constraint gone", new: "constraint new")
        problems += Self.difference(before.conflicts, after.conflicts, gone: "conflict solved", new: "conflict new")
    }

    private mutating func compare(_ before: LayoutRecord.View, _ after: LayoutRecord.View, called name: String) {
        if before.kind != after.kind { frames.append("\(name) was a \(before.kind)") }
        if let words = Self.movement(from: before.frame, to: after.frame) { frames.append("\(name) \(words)") }
        if before.text != after.text {
            texts.append("\(name) shows \(Self.quoted(after.text)) instead of \(Self.quoted(before.text))")
        }
        for note in after.notes where !before.notes.contains(note) { problems.append("\(name) is \(note) now") }
        for note in before.notes where !after.notes.contains(note) { problems.append("\(name) is no longer \(note)") }
    }

    private mutating func compareLooks(_ before: LayoutRecord.View, _ after: LayoutRecord.View, called name: String) {
        // The first word says what it is.
        func byName(_ looks: [String]) -> [String: String] {
            Dictionary(
                looks.map { look in
                    let end = look.firstIndex(of: " ") ?? look.endIndex
                    return (String(look[..<end]), look[end...].trimmingPrefix(" ").description)
                }
            ) { first, _ in first }
        }
        let (old, new) = (byName(before.looks), byName(after.looks))
        for key in Set(old.keys).union(new.keys).sorted() where old[key] != new[key] {
            looks.append("\(name): \(key) \(old[key] ?? "none") -> \(new[key] ?? "none")")
        }
    }

    private static func difference(_ before: [String], _ after: [String], gone: String, new: String) -> [String] {
        func counts(_ entries: [String]) -> [String: Int] {
            Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
        }
        func surplus(_ entries: [String], over others: [String]) -> [String] {
            var rest = counts(others)
            return entries.filter { entry in
                guard let count = rest[entry], count > 0 else { return true }
                rest[entry] = count - 1
                return false
            }
        }
        return surplus(before, over: after).map { "\(gone): \($0)" }
            + surplus(after, over: before).map { "\(new): \($0)" }
    }

    // MARK: Who is who

    /// Views by an identity that does not depend on others: their name, or else their kind and number among those of
    /// their superview.
    private static func byPlace(
        _ views: [LayoutRecord.View]
    ) -> (views: [String: LayoutRecord.View], inOrder: [(place: String, view: LayoutRecord.View)]) {
        var path: [String] = []
        var taken: [String: Int] = [:]
        var inOrder: [(place: String, view: LayoutRecord.View)] = []
        for view in views {
            path.removeLast(max(0, path.count - view.depth))
            let parent = path.last ?? ""
            let preference = view.name.isEmpty ? "\(parent)/\(view.kind)" : "#\(view.name)"
            taken[preference, default: 0] += 1
            let place = taken[preference] == 1 ? preference : "\(preference) \(taken[preference] ?? 0)"
            path.append(place)
            inOrder.append((place, view))
        }
        return (Dictionary(inOrder.map { ($0.place, $0.view) }) { first, _ in first }, inOrder)
    }

    private static func name(_ view: LayoutRecord.View, at place: String) -> String {
        if !view.name.isEmpty, !view.name.isMadeUpByInterfaceBuilder { return view.name }
        let mark = view.name.isEmpty ? "" : " (\(view.name))"
        if let text = view.text, !text.isEmpty { return "\(view.kind) \(quoted(text))\(mark)" }
        if !view.name.isEmpty { return view.kind + mark }
        return String(place.drop { $0 == "/" || $0 == "#" }).replacing("/", with: " > ")
    }

    // MARK: Words

    private static func movement(from before: LayoutRecord.Frame, to after: LayoutRecord.Frame) -> String? {
        var words: [String] = []
        let (dx, dy) = (after.x - before.x, after.y - before.y)
        var ways: [String] = []
        if dx != 0 { ways.append("\(LayoutRecord.points(abs(dx))) \(dx > 0 ? "right" : "left")") }
        if dy != 0 { ways.append("\(LayoutRecord.points(abs(dy))) \(dy > 0 ? "down" : "up")") }
        if !ways.isEmpty { words.append("moved \(ways.joined(separator: " and "))") }
        if before.width != after.width { words.append(change("width", before.width, after.width)) }
        if before.height != after.height { words.append(change("height", before.height, after.height)) }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private static func change(_ side: String, _ before: Int, _ after: Int) -> String {
        "\(side) \(LayoutRecord.points(before)) -> \(LayoutRecord.points(after))"
    }

    private static func spelt(_ frame: LayoutRecord.Frame) -> String {
        [frame.x, frame.y, frame.width, frame.height].map(LayoutRecord.points).joined(separator: " ")
    }

    private static func quoted(_ text: String?) -> String {
        guard let text else { return "nothing" }
        let line = text.replacing("\n", with: " ")
        return "\"\(line.count > 60 ? line.prefix(59) + "…" : line[...])\""
    }
}
