import UIKit

/// The same screen in every library's words.
@MainActor public let trailScreens: [(library: String, make: @MainActor () -> TrailView)] = [
    ("SwiftUIKitUI", { SwiftUIKitUITrailView() }),
    ("Scaffold", { ScaffoldTrailView() }),
    ("SwiftLayout", { SwiftLayoutTrailView() }),
    ("SimpleConstraints", { SimpleConstraintsTrailView() }),
    ("FormationLayout", { FormationLayoutTrailView() }),
]
