// What is dragged, copied or shared. SwiftUI brings it with it.
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers
