import SwiftUI

/// Texts, labels, images and symbols.
extension GalleryPicture {
    static let words: [GalleryPicture] = [
        GalleryPicture("text-styles", [.light, .largeText]) {
            VStack(alignment: .leading) {
                Text(verbatim: "Large Title").font(.largeTitle)
                Text(verbatim: "Title").font(.title)
                Text(verbatim: "Title 2").font(.title2)
                Text(verbatim: "Title 3").font(.title3)
                Text(verbatim: "Headline").font(.headline)
                Text(verbatim: "Body").font(.body)
                Text(verbatim: "Callout").font(.callout)
                Text(verbatim: "Subheadline").font(.subheadline)
                Text(verbatim: "Footnote").font(.footnote)
                Text(verbatim: "Caption").font(.caption)
                Text(verbatim: "Caption 2").font(.caption2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        },
        GalleryPicture("texts", [.light, .rightToLeft]) {
            VStack(alignment: .leading, spacing: 6) {
                Text("**Bold**, *italic*, ~~gone~~, `code` and a [link](https://example.org)")
                HStack {
                    Text(verbatim: "thin").fontWeight(.thin)
                    Text(verbatim: "medium").fontWeight(.medium)
                    Text(verbatim: "heavy").fontWeight(.heavy)
                    Text(verbatim: "mono").monospaced()
                    Text(verbatim: "round").fontDesign(.rounded)
                    Text(verbatim: "serif").fontDesign(.serif)
                }
                .font(.footnote)
                Text(verbatim: "Tracked").tracking(3) + Text(verbatim: " underlined").underline()
                    + Text(verbatim: " red").foregroundColor(.red)
                    + Text(verbatim: " raised").baselineOffset(5).font(.caption)
                Text(verbatim: "A truncated sentence that goes on for much longer than its line").lineLimit(1)
                Text(verbatim: "A truncated sentence that goes on for much longer than its line").lineLimit(1)
                    .truncationMode(.middle)
                Text(verbatim: "Several lines of words that are centred in the middle of their paragraph")
                    .multilineTextAlignment(.center).lineSpacing(4).frame(maxWidth: .infinity)
                Text(verbatim: "Shrunk to fit into its only line, whatever it takes").lineLimit(1)
                    .minimumScaleFactor(0.5)
                HStack {
                    Text(0.75, format: .percent)
                    Text(1234.5, format: .currency(code: "EUR"))
                    Text(verbatim: "upper").textCase(.uppercase)
                }
                HStack {
                    Text(verbatim: "primary")
                    Text(verbatim: "secondary").foregroundStyle(.secondary)
                    Text(verbatim: "tertiary").foregroundStyle(.tertiary)
                }
                Text(verbatim: "Gradient").font(.title.bold())
                    .foregroundStyle(
                        .linearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
            }
        },
        GalleryPicture("images", [.light, .dark]) {
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: "star.fill").imageScale(.small)
                    Image(systemName: "star.fill")
                    Image(systemName: "star.fill").imageScale(.large)
                    Image(systemName: "star.fill").font(.largeTitle)
                    Image(systemName: "heart").symbolVariant(.fill).foregroundStyle(.red)
                    Image(systemName: "bell").symbolVariant(.circle)
                    Image(systemName: "wifi", variableValue: 0.5)
                }
                HStack {
                    Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
                    Image(systemName: "person.3.sequence.fill").symbolRenderingMode(.hierarchical)
                        .foregroundStyle(.blue)
                    Image(systemName: "folder.badge.plus").symbolRenderingMode(.palette)
                        .foregroundStyle(.red, .blue)
                    Image(systemName: "trash").fontWeight(.black)
                }
                .font(.title)
                Label {
                    Text(verbatim: "Messages")
                } icon: {
                    Image(systemName: "envelope")
                }
                Label {
                    Text(verbatim: "Title only")
                } icon: {
                    Image(systemName: "envelope")
                }.labelStyle(.titleOnly)
                Label {
                    Text(verbatim: "Icon only")
                } icon: {
                    Image(systemName: "tray.full")
                }.labelStyle(.iconOnly)
                Label {
                    Text(verbatim: "Headline")
                } icon: {
                    Image(systemName: "bolt.fill")
                }.font(.headline)
                HStack {
                    flag
                    flag.resizable().frame(width: 60, height: 24)
                    flag.resizable().scaledToFit().frame(width: 60, height: 40).border(.gray)
                    flag.resizable().scaledToFill().frame(width: 32, height: 32).clipShape(.circle)
                    flag.renderingMode(.template).foregroundStyle(.purple)
                }
            }
        },
    ]

    /// A picture of 30 by 20 points, green beside white.
    private static var flag: Image {
        Image(
            uiImage: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
                UIColor.systemGreen.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 15, height: 20))
                UIColor.lightGray.setFill()
                context.fill(CGRect(x: 15, y: 0, width: 15, height: 20))
            })
    }
}
