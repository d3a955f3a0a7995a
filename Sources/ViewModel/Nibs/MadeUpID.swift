extension StringProtocol {
    /// Whether Interface Builder made this id up, as it does for everything: `8bC-Xf-vdC` says nothing to people.
    package var isMadeUpByInterfaceBuilder: Bool {
        split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
            && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}
