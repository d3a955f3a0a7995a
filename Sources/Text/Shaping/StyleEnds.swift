/// Looks up spans by position.
struct StyleEnds<Style: Hashable & Sendable> {
    private let spans: [StyledText.Span<Style>]

    init(_ spans: [StyledText.Span<Style>]) { self.spans = spans }

    subscript(position: Int) -> Style {
        guard spans.count > 1 else { return spans[0].style }
        var end = 0
        for span in spans {
            end += max(span.length, 0)
            if position < end { return span.style }
        }
        return spans[spans.count - 1].style
    }
}
