/// Radio waves, networks and what sends.
extension SymbolBook {
    static let signals = """
        antenna.radiowaves.left.and.right.circle 120 115
          body circle 60 57.5 49.8
          spot circle 60 57.5 6.34
          mark arc 60 57.5 18.11 -45 45 60 57.5 29.88 -45 45 60 57.5 18.11 135 225 60 57.5 29.88 135 225
        antenna.radiowaves.left.and.right.slash 120 119.5
          second use antenna.radiowaves.left.and.right 0.5 14 119 91
          hole M12.9 12.6L18.9 6.6L113.1 100.9L107.1 106.9Z
          gap M18.9 6.6L113.1 100.9
          line M12.9 12.6L107.1 106.9
        dot.radiowaves.up.forward 100 100
          area circle 24 76 10
          line arc 24 76 28 -90 0 24 76 48 -90 0 24 76 66 -90 0
        badge.plus.radiowaves.right badge.plus.radiowaves.forward 124 104
          area circle 36 52 26
          gap M36 38V66M22 52H50
          line arc 44 52 36 -45 45 44 52 54 -45 45
        dot.radiowaves.forward = dot.radiowaves.right
        sensor.tag.radiowaves.forward 128 112
          body M10 26C10 16 16 10 26 10H54C64 10 70 16 70 26V86C70 96 64 102 54 102H26C16 102 10 96 10 86Z
          spot circle 40 34 7
          line arc 74 56 18 -45 45 74 56 36 -45 45
        sensor 135 101.5
          body box 12.9 13.3 75 75 14
          mark M44 32V48M58 32V48M72 32V48
          line arc 82 51 26 -32 32 82 51 40 -38 38
        wave.3.right wave.3.forward 92 108
          step 1 line arc 2 54 24 -45 45
          step 2 line arc 2 54 46 -45 45
          step 3 line arc 2 54 68 -45 45
        wave.3.left wave.3.backward = mirrored wave.3.right
        wave.3.right.circle wave.3.forward.circle 120 115
          body circle 60 57.5 49.8
          mark arc 32.84 57.5 14.49 -45 45 32.84 57.5 28.98 -45 45 32.84 57.5 43.46 -45 45
        wave.3.left.circle wave.3.backward.circle = mirrored wave.3.right.circle
        wave.3.left.circle.fill wave.3.backward.circle.fill = mirrored wave.3.right.circle.fill
        wave.3.down = overturned wave.3.up
        wifi.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          mark arc 59.5 75 36.96 225 315 59.5 75 22.88 225 315
          spot circle 59.5 73.24 6.16
        wifi.circle 120 115
          body circle 60 57.5 49.8
          mark arc 60 77.87 39.84 225 315 60 77.87 24.45 225 315
          spot circle 60 76.97 6.34
        personalhotspot 124 92
          line M54 70H34C20 70 10 60 10 46C10 32 20 22 34 22H54M70 22H90C104 22 114 32 114 46C114 60 104 70 90 70H70M42 46H82
        inside:personalhotspot 124 92
          fine line M54 70H34C20 70 10 60 10 46C10 32 20 22 34 22H54M70 22H90C104 22 114 32 114 46C114 60 104 70 90 70H70M42 46H82
        bonjour 112 112
          line circle 56 56 48
          area circle 56 56 10
          line arc 56 56 28 200 340
        network.badge.shield.half.filled 136 124
          use network 0 2 112 108
          clear M102 58C110 64 118 66 126 67V88C126 104 114 112 102 118C90 112 78 104 78 88V67C86 66 94 64 102 58Z
          line M102 60C110 66 118 68 126 68V88C126 102 114 110 102 116C90 110 78 102 78 88V68C86 68 94 66 102 60Z
          area M102 60C110 66 118 68 126 68V88C126 102 114 110 102 116Z
        airplayaudio airplay.audio 120 112
          area M60 64L94 104H26Z
          line M22 82C8 62 12 34 34 18C50 8 70 8 86 18C108 34 112 62 98 82M38 66C30 52 34 40 46 33C55 28 65 28 74 33C86 40 90 52 82 66
        airplayvideo airplay.video 136 114
          area M68 66L102 106H34Z
          line M30 86H22C14 86 10 82 10 74V22C10 14 14 10 22 10H114C122 10 126 14 126 22V74C126 82 122 86 114 86H106
        wifi.router 156 109
          body box 12.5 63 131 34 9
          mark M28 80H46
          spot circle 74 80 5 91 80 5 108 80 5 125 80 5
          step 1 second line arc 78 62 17 225 315
          step 2 second line arc 78 62 33 225 315
          step 3 second line arc 78 62 49.75 225 315
        """
}
