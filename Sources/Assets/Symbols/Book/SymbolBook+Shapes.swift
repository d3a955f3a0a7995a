/// Shapes that have room for other symbols.
extension SymbolBook {
    static let shapes = """
        rectangle 132 104
          body M24 10H108C116 10 122 16 122 24V80C122 88 116 94 108 94H24C16 94 10 88 10 80V24C10 16 16 10 24 10Z
          room 40 28 52 48
        rectangle.portrait 104 132
          body M24 10H80C88 10 94 16 94 24V108C94 116 88 122 80 122H24C16 122 10 116 10 108V24C10 16 16 10 24 10Z
          room 28 42 48 48
        app 112 106
          body M40 7H72C92 7 102 17 102 37V69C102 89 92 99 72 99H40C20 99 10 89 10 69V37C10 17 20 7 40 7Z
          room 32 29 48 48
        diamond 124 122
          body M55 11C59 7 65 7 69 11L112 54C116 58 116 64 112 68L69 111C65 115 59 115 55 111L12 68C8 64 8 58 12 54Z
          room 40 39 44 44
        shield 108 122
          body M54 8C66 18 82 23 97 23V58C97 84 78 102 54 114C30 102 11 84 11 58V23C26 23 42 18 54 8Z
          room 31 34 46 46
        message 124 112
          body M62 10C92 10 114 28 114 52C114 76 92 94 62 94C54 94 48 93 42 91L22 102L26 84C16 76 10 65 10 52C10 28 32 10 62 10Z
          room 34 30 56 46
        octagon 116 112
          body M38 8H78L108 38V74L78 104H38L8 74V38Z
          room 34 32 48 48
        hexagon 110 120
          body M55 8L102 34V86L55 112L8 86V34Z
          room 31 36 48 48
        house 140 114
          body M28 46V104H112V46L70 12Z
          line M10 60L70 11L130 60
          alone bare line M56 104V72H84V104
          alone full hole box 56 72 28 40 2
          room 50 48 40 46
        viewfinder 124 120
          line M10 36V22C10 14 14 10 22 10H36M88 10H102C110 10 114 14 114 22V36M114 84V98C114 106 110 110 102 110H88M36 110H22C14 110 10 106 10 98V84
          room open 34 32 56 56
        magnifyingglass 116 105
          line circle 46 45 39
          line M73 72L104 98
          room open 29 28 34 34
        square.dashed 112 106
          line M10 25C10 15 17 7 28 7M44 7H68M84 7C95 7 102 15 102 25M102 41V65M102 81C102 91 95 99 84 99M68 99H44M28 99C17 99 10 91 10 81M10 65V41
          room open 32 29 48 48
        """
}
