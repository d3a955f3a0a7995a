import Accessibility
import SwiftUI

/// What describes a chart to those who hear it. Nobody hears a picture.
@preconcurrency @MainActor public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    public nonisolated func accessibilityChartDescriptor<Description: AXChartDescriptorRepresentable>(
        _ representable: Description
    ) -> some View { self }
}
