@_exported import Foundation
@_exported import MaquetteGeometry
@_exported import MaquetteGraphics
