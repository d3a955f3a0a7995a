import MaquetteCuts
import SwiftUI

/// What is missing may stand where a view is wanted: nothing is shown there.
extension MissingValue: @retroactive View {
    @MainActor public var body: some View { EmptyView() }
}
