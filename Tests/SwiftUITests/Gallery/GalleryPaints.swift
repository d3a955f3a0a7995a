import SwiftUI

/// Shapes, what they are painted with, and effects.
extension GalleryPicture {
    static let paints: [GalleryPicture] = [
        GalleryPicture("shapes", [.light, .dark]) {
            VStack {
                HStack {
                    Rectangle()
                    RoundedRectangle(cornerRadius: 12)
                    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
                    Capsule()
                    Circle()
                    Ellipse()
                }
                .frame(height: 40).foregroundStyle(.blue)
                HStack {
                    Rectangle().stroke(lineWidth: 4)
                    RoundedRectangle(cornerRadius: 12).strokeBorder(lineWidth: 4)
                    Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
                    Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 5, lineCap: .round))
                    Circle().fill(.yellow).stroke(.orange, lineWidth: 3)
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 40))
                        path.addQuadCurve(to: CGPoint(x: 40, y: 40), control: CGPoint(x: 20, y: -20))
                        path.closeSubpath()
                    }
                    .fill(.tertiary)
                }
                .frame(height: 40).foregroundStyle(.green)
                HStack {
                    LinearGradient(colors: [.red, .yellow], startPoint: .topLeading, endPoint: .bottomTrailing)
                    RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 24)
                    AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
                    EllipticalGradient(colors: [.mint, .indigo])
                    Rectangle().fill(.pink.gradient)
                    Color.purple.opacity(0.4)
                }
                .frame(height: 40)
                HStack {
                    Canvas { context, size in
                        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
                        context.stroke(
                            Path(CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8)), with: .color(.white),
                            lineWidth: 2)
                    }
                    Rectangle().fill(.background.secondary)
                    Rectangle().fill(.fill)
                    Rectangle().fill(.tint)
                    Rectangle().fill(.separator)
                    ContainerRelativeShape().fill(.brown)
                }
                .frame(height: 40)
                HStack(spacing: 0) {
                    ForEach(
                        [
                            Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
                            .brown, .gray,
                        ],
                        id: \.self
                    ) { $0 }
                }
                .frame(height: 24)
            }
        },
        GalleryPicture("effects", [.light, .dark]) {
            VStack(spacing: 12) {
                HStack(spacing: 16) {
                    square.shadow(radius: 4)
                    square.shadow(color: .red, radius: 0, x: 4, y: 4)
                    square.opacity(0.4)
                    square.blur(radius: 3)
                    square.rotationEffect(.degrees(20))
                }
                HStack(spacing: 16) {
                    square.scaleEffect(x: 1.2, y: 0.6)
                    square.clipShape(.circle)
                    square.mask { Image(systemName: "heart.fill").font(.largeTitle) }
                    square.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                    square.cornerRadius(12)
                }
                HStack(spacing: 16) {
                    square.grayscale(1)
                    square.hueRotation(.degrees(90))
                    square.saturation(0.4)
                    square.brightness(0.3)
                    square.colorInvert()
                }
                HStack(spacing: 16) {
                    ForEach([BlendMode.multiply, .screen, .overlay, .difference, .plusLighter], id: \.self) { mode in
                        ZStack {
                            Color.orange
                            Circle().fill(.blue).padding(4).blendMode(mode)
                        }
                        .frame(width: 40, height: 40)
                    }
                }
                ZStack {
                    LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing)
                    HStack {
                        Text(verbatim: "thin").padding(6).background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
                        Text(verbatim: "regular").padding(6).background(.regularMaterial, in: .rect(cornerRadius: 8))
                        Text(verbatim: "thick").padding(6).background(.thickMaterial, in: .rect(cornerRadius: 8))
                    }
                }
                .frame(height: 56)
                VStack(alignment: .leading) {
                    Label {
                        Text(verbatim: "Redacted name")
                    } icon: {
                        Image(systemName: "person")
                    }
                    Text(verbatim: "Redacted subtitle of two words").font(.caption)
                }
                .redacted(reason: .placeholder)
            }
        },
    ]

    private static var square: some View {
        LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom).frame(width: 40, height: 40)
    }
}
