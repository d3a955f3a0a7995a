import MaquetteViewModel

/// One text for each key: what a screen shows that has no number, on a kind of device.
struct TranslationChoice {
    private let device: String?
    private var chosen: [String: (text: String, rank: Int)] = [:]

    init(idiom: UIUserInterfaceIdiom) {
        switch idiom {
        case .phone: device = "iphone"
        case .pad: device = "ipad"
        case .mac: device = "mac"
        case .tv: device = "appletv"
        case .vision: device = "applevision"
        default: device = nil
        }
    }

    var texts: [String: String] { chosen.mapValues(\.text) }

    /// The first of the best texts stays.
    mutating func consider(_ translation: Translation) {
        guard let rank = rank(translation.cases), rank > chosen[translation.key]?.rank ?? -1 else { return }
        chosen[translation.key] = (translation.text, rank)
    }

    /// How well a text fits; nil where it is for something else. The device's own wins over that of all others.
    private func rank(_ cases: [Translation.Case]) -> Int? {
        var rank = 0
        for one in cases {
            switch (one.kind, one.name) {
            case ("device", let name) where name == device: rank += 1
            case (_, "other"): break
            default: return nil
            }
        }
        return rank
    }
}
