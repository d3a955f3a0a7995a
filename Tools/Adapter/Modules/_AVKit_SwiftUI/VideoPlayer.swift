@_exported import AVKit
import SwiftUI

/// A place for a film, in black.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
    public var body: some View { Color.black.overlay { overlay } }
}
extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { overlay = EmptyView() }
}
