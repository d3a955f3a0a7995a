@_exported import QuickLook
import SwiftUI

// Documents are shown when somebody asks for it, which nobody does in a picture.
extension View {
    public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { self }
    public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
}
