import SwiftUI
import Testing

/// Previews of a provider. Apple's page of `PreviewProvider` says that each view of a group is a preview of its own, and that of
/// `preferredColorScheme(_:)` that the preference is of the presentation around the view: here, of one preview.
@MainActor struct ProviderTests {
    private struct Cards: PreviewProvider {
        static var previews: some View {
            Group {
                Text("as the phone is")
                Text("dark").preferredColorScheme(.dark)
                Text("light").padding().preferredColorScheme(.light)
            }
        }
    }
    private struct DarkCards: PreviewProvider {
        static var previews: some View {
            Group {
                Text("first")
                ForEach(0..<2) { Text("\($0)") }
            }
            .preferredColorScheme(.dark)
        }
    }

    private func shown<Provider: PreviewProvider>(_ provider: Provider.Type, _ number: Int) throws
        -> UIViewController
    {
        guard case .controller(let controller) = Preview(showing: provider, number: number).body() else {
            throw CocoaError(.featureUnsupported)
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return controller
    }
    private func style<Provider: PreviewProvider>(of provider: Provider.Type, _ number: Int) throws
        -> UIUserInterfaceStyle
    { try shown(provider, number).view.overrideUserInterfaceStyle }

    @Test func `A preview has the appearance that its own view prefers`() throws {
        #expect(try (0..<3).map { try style(of: Cards.self, $0) } == [.unspecified, .dark, .light])
        let bars = try (0..<3).map { try shown(Cards.self, $0).preferredStatusBarStyle }
        #expect(bars == [.default, .lightContent, .darkContent])
    }

    @Test func `What a whole group prefers is preferred by each of its previews`() throws {
        #expect(try (0..<3).map { try style(of: DarkCards.self, $0) } == [.dark, .dark, .dark])
    }
}
