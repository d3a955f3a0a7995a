/// Which Maquette this is, for those who keep what it has drawn.
package enum Edition {
    /// The release.
    package static let version = "0.1.0"

    /// The number of the rules by which layouts and pictures are made. It grows with every change after which the same input has other
    /// frames or pixels, so that a picture which differs tells whether its code or Maquette has changed.
    package static let rules = 14
}
