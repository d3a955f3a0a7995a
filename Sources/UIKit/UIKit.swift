@_exported import Foundation
@_exported import MaquetteReleases
@_exported import MaquetteViewModel
