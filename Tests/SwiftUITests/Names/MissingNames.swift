/// Names of SwiftUI that are known and not drawn: what is there without them is drawn.
enum MissingNames {
    static let all = [
        "fontWidth",
    ]
}
