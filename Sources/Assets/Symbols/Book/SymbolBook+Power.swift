/// Batteries, cables, plugs and what they go into.
extension SymbolBook {
    static let power = """
        battery.0 battery.0percent 160 82
          line box 13.34 13.23 117.77 55.55 16.66
          line M143.33 33.22C148.88 37.67 148.88 44.33 143.33 48.78
        battery.25 battery.25percent 160 82
          line box 13.34 13.23 117.77 55.55 16.66
          line M143.33 33.22C148.88 37.67 148.88 44.33 143.33 48.78
          area box 25.56 25.45 25.55 31.11 7.78
        battery.50 battery.50percent 160 82
          line box 13.34 13.23 117.77 55.55 16.66
          line M143.33 33.22C148.88 37.67 148.88 44.33 143.33 48.78
          area box 25.56 25.45 46.66 31.11 7.78
        battery.75 battery.75percent 160 82
          line box 13.34 13.23 117.77 55.55 16.66
          line M143.33 33.22C148.88 37.67 148.88 44.33 143.33 48.78
          area box 25.56 25.45 69.99 31.11 7.78
        battery.100 battery.100percent 160 82
          line box 13.34 13.23 117.77 55.55 16.66
          line M143.33 33.22C148.88 37.67 148.88 44.33 143.33 48.78
          area box 25.56 25.45 93.32 31.11 7.78
        battery.100.bolt battery.100percent.bolt 160 104
          use battery.100 0 11 160 82
          fine clear M80 26.45L55.56 57.55H71.11L64.45 79.78L93.33 46.45H75.56Z
          area M80 22L51.11 57.55H71.11L64.45 84.22L95.55 46.45H75.56Z
        minus.plus.batteryblock.stack 132 124
          both minus.plus.batteryblock 0 20 132 104
          line M30 8H102
        cable.connector = turned cable.connector.horizontal
        cable.connector.horizontal 139 50
          line M13.3 25H50
          area box 50 7.6 54 34.8 7 109 12 21 26 5
        cable.coaxial 64 124
          body box 18 40 28 46 7
          line M32 86V116M32 40V10M20 28H44V40H20Z
        powerplug 139 93
          body M12.7 38H42C54 38 54 12.5 68 12.5H92V80.5H68C54 80.5 54 55 42 55H12.7Z
          line M96 29H126.3M96 64H126.3
        powerplug.portrait 92 124
          body M14 42H78V64C78 82 66 92 46 92C26 92 14 82 14 64Z
          line M30 42V12M62 42V12M46 92V116
        poweroutlet.type.a 108 108
          body box 10 10 88 88 22
          mark M40 42V66M68 42V66
        poweroutlet.type.b 108 108
          body box 10 10 88 88 22
          mark M40 32V52M68 32V52
          spot M45 80V72C45 60 63 60 63 72V80Z
        poweroutlet.type.c 108 108
          body circle 54 54 46
          spot circle 38 54 7 70 54 7
        poweroutlet.type.d 108 108
          body box 10 10 88 88 22
          spot circle 54 34 8 34 68 7 74 68 7
        poweroutlet.type.e 108 108
          body circle 54 54 46
          spot circle 36 62 7 72 62 7
          spot circle 54 34 5.5
        poweroutlet.type.f 108 108
          body circle 54 54 46
          spot circle 36 54 7 72 54 7
          mark M46 14V24H62V14M46 94V84H62V94
        poweroutlet.type.g 108 108
          body box 10 10 88 88 22
          mark M54 28V44M32 68H46M62 68H76
        poweroutlet.type.h 108 108
          body circle 54 54 46
          mark M36 38L42 52M72 38L66 52M54 66V82
        poweroutlet.type.i 108 108
          body box 10 10 88 88 22
          mark M38 34L32 50M70 34L76 50M54 62V78
        poweroutlet.type.k 108 108
          body circle 54 54 46
          spot circle 38 42 6 70 42 6
          spot M40 66H68C68 84 40 84 40 66Z
        """
}
