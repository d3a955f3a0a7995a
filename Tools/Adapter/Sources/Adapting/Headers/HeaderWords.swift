/// The words of a name in Objective-C, and what kinds of words they are. Swift leaves out of a name what its types say already,
/// and divides it before the last preposition.
enum HeaderWords {
    /// `move`, `To`, `URL` of `moveToURL`.
    static func of(_ name: some StringProtocol) -> [String] {
        let all = Array(name)
        var found: [String] = []
        var word = ""
        for (place, character) in all.enumerated() {
            let isAfterSmall = place > 0 && !all[place - 1].isUppercase
            let isBeforeSmall = place + 1 < all.count && all[place + 1].isLowercase
            if character.isUppercase, !word.isEmpty, isAfterSmall || isBeforeSmall {
                found.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? found : found + [word]
    }

    /// `url` of `URL`, and `urlText` of `URLText`.
    static func lowered(_ name: some StringProtocol) -> String {
        let capitals = name.prefix(while: \.isUppercase).count
        let rest = name.dropFirst(capitals)
        let isWordBehind = capitals > 1 && rest.first?.isLowercase == true && rest != "s"
        let count = isWordBehind ? capitals - 1 : capitals
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    static func isVerb(_ word: String) -> Bool {
        let word = word.lowercased()
        return verbs.contains(word) || isGerund(word)
    }

    static func isGerund(_ word: String) -> Bool {
        let word = word.lowercased()
        guard word.hasSuffix("ing") else { return false }
        let stem = String(word.dropLast(3))
        if word.count > 6 { return true }
        return verbs.contains(stem) || verbs.contains(stem + "e") || verbs.contains(String(stem.dropLast()))
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    private static let verbs: Set<String> = [
        "accept", "activate", "add", "adjust", "advance", "align", "allow", "animate", "append", "apply", "assign",
        "attach", "begin", "blend", "bounce", "bring", "build", "cache", "calculate", "call", "cancel", "change",
        "check",
        "choose", "clear", "click", "close", "collapse", "compare", "compute", "configure", "confirm", "connect",
        "contain", "contains", "convert", "copy", "count", "create", "crop", "cut", "deactivate", "decode", "decrease",
        "delete", "deselect", "destroy", "detach", "disable", "dismiss", "display", "draw", "edit", "embed", "enable",
        "encode", "end", "enqueue", "enumerate", "evaluate", "exchange", "execute", "expand", "export", "fade", "fetch",
        "fill", "filter", "find", "finish", "focus", "format", "get", "handle", "has", "hide", "highlight", "ignore",
        "import", "increase", "init", "insert", "install", "invalidate", "invoke", "is", "join", "keep", "layout",
        "load",
        "lock", "log", "make", "map", "mark", "measure", "merge", "minimize", "move", "notify", "observe", "open",
        "parse",
        "pause", "perform", "play", "pop", "post", "prepare", "present", "print", "process", "push", "put", "read",
        "receive", "record", "redraw", "refresh", "register", "release", "reload", "remove", "render", "replace",
        "report",
        "request", "reset", "resign", "resize", "resolve", "restore", "resume", "return", "reverse", "rotate", "run",
        "save", "scale", "scan", "schedule", "scroll", "search", "select", "send", "set", "shake", "share", "should",
        "show", "sign", "size", "sort", "split", "start", "stop", "store", "submit", "subscribe", "swap", "switch",
        "synchronize", "take", "tap", "tell", "toggle", "touch", "track", "transform", "transition", "translate",
        "unload", "unlock", "unregister", "unsubscribe", "update", "use", "validate", "visit", "wait", "walk", "will",
        "write", "zoom",
    ]
}
