/// How painting blends with what is beneath it.
public enum BlendMode: Hashable, Sendable {
    case normal
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    /// Erases, whatever the colour.
    case clear
    /// Replaces everything, including transparency.
    case copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// Adds the premultiplied components up to white.
    case plusLighter
}
