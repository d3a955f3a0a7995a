import SwiftUI

/// Where views are: stacks, frames, grids, what scrolls.
extension GalleryPicture {
    static let places: [GalleryPicture] = [
        GalleryPicture("stacks", [.light, .rightToLeft, .largeText]) {
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: "person.circle.fill").font(.largeTitle).foregroundStyle(.secondary)
                    VStack(alignment: .leading) {
                        Text(verbatim: "Anna Lindqvist").font(.headline)
                        Text(verbatim: "Harbour master").font(.subheadline).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(verbatim: "9:41").font(.caption).foregroundStyle(.tertiary)
                }
                Divider()
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: "48").font(.largeTitle).bold()
                    Text(verbatim: "berths free")
                    Spacer(minLength: 4)
                    Text(verbatim: "of 120").font(.footnote)
                }
                HStack {
                    tile(.red)
                    tile(.orange).frame(minWidth: 120)
                    tile(.yellow).frame(width: 40)
                }
                ZStack(alignment: .bottomTrailing) {
                    tile(.mint)
                    Text(verbatim: "Trailing").font(.caption2).padding(4).background(.white, in: .capsule)
                        .foregroundStyle(.black)
                }
            }
        },
        GalleryPicture("frames", [.light, .rightToLeft]) {
            VStack(spacing: 8) {
                Text(verbatim: "Leading").frame(maxWidth: .infinity, alignment: .leading).border(.blue)
                Text(verbatim: "Trailing").frame(maxWidth: .infinity, alignment: .trailing).border(.blue)
                HStack(spacing: 4) {
                    Text(verbatim: "Padded").padding().background(.blue.opacity(0.2))
                    Text(verbatim: "Tight").padding(.horizontal, 4).background(.blue.opacity(0.2))
                    Text(verbatim: "Fixed").frame(width: 80, height: 44, alignment: .bottomTrailing)
                        .background(.blue.opacity(0.2))
                }
                Text(verbatim: "Overlaid").padding(8).frame(maxWidth: .infinity).background(.gray.opacity(0.2))
                    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12).offset(x: 4, y: -4) }
                HStack {
                    Color.green.aspectRatio(2, contentMode: .fit)
                    Color.green.aspectRatio(1, contentMode: .fit)
                    Circle().fill(.green)
                }
                .frame(height: 48)
                ViewThatFits {
                    Text(verbatim: "A sentence that is much too long for its line")
                    Text(verbatim: "A sentence that fits")
                }
                GeometryReader { space in
                    Text(verbatim: "\(Int(space.size.width)) wide").position(x: space.size.width / 2, y: 12)
                }
                .frame(height: 24).background(.yellow.opacity(0.3))
            }
        },
        GalleryPicture("grids", [.light, .rightToLeft]) {
            VStack(spacing: 16) {
                Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
                    GridRow {
                        Text(verbatim: "Berth")
                        Text(verbatim: "Boat")
                        Text(verbatim: "Metres").gridColumnAlignment(.trailing)
                    }
                    .font(.caption).foregroundStyle(.secondary)
                    Divider()
                    GridRow {
                        Text(verbatim: "A 1")
                        Text(verbatim: "Solveig")
                        Text(verbatim: "9.5").monospacedDigit()
                    }
                    GridRow {
                        Text(verbatim: "A 12")
                        Text(verbatim: "Tern")
                        Text(verbatim: "12.25").monospacedDigit()
                    }
                    GridRow { Text(verbatim: "Two of twelve").gridCellColumns(3).font(.footnote) }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 56))]) {
                    ForEach(0..<7) { number in
                        RoundedRectangle(cornerRadius: 8).fill(.teal.gradient).frame(height: 40)
                            .overlay { Text(verbatim: "\(number)").foregroundStyle(.white) }
                    }
                }
                LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
                    ForEach(0..<3) { _ in Color.indigo.frame(height: 20) }
                }
                ScrollView(.horizontal) {
                    LazyHStack {
                        ForEach(0..<6) { number in
                            VStack {
                                RoundedRectangle(cornerRadius: 12).fill(.orange.opacity(0.3)).frame(
                                    width: 80, height: 60)
                                Text(verbatim: "Card \(number)").font(.caption)
                            }
                        }
                    }
                    .frame(height: 84)
                }
            }
        },
    ]

    private static func tile(_ color: Color) -> some View {
        RoundedRectangle(cornerRadius: 6).fill(color).frame(height: 28)
    }
}
