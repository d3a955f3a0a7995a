/// Plants, animals, the weather and the moon.
extension SymbolBook {
    static let nature = """
        leaf.arrow.triangle.circlepath leaf.arrow.trianglehead.clockwise 120 115
          line arc 60 57.5 43.46 -36 252
          area M77.9 9.2L106 20.5L81.8 39.2Z
          area M82 38C86 58 80 78 61 78C50 78 43 71 43 61C43 47 62 51 82 38Z
          fine line M39 82L50 73
        tree 100 124
          body M50 8L78 44H66L88 80H12L34 44H22Z
          line M50 80V114
        sparkle 112 116
          area M56 8C62 42 72 52 106 58C72 64 62 74 56 108C50 74 40 64 6 58C40 52 50 42 56 8Z
        sparkle.magnifyingglass 116 112
          use magnifyingglass 0 4 116 105
          area M46 26C49 42 54 46 68 49C54 52 49 56 46 72C43 56 38 52 24 49C38 46 43 42 46 26Z
        dog 152 130
          body M100.3 14.49L110.02 27.67C127.03 29.86 136.75 38.65 144.04 47.43C144.04 58.41 134.32 62.8 119.74 62.8H110.02V82.57V117.7H93.01V93.55C78.43 100.14 61.42 100.14 49.27 91.35V117.7H32.26V84.76C22.54 75.98 20.11 62.8 17.68 49.63C27.4 49.63 32.26 56.22 37.12 60.61H73.57C80.86 60.61 85.72 54.02 88.15 45.24Z
          spot circle 110.02 40.84 5.78
        cat 120 116
          body M18 108V26C18 8 26 10 34 24H50C58 10 66 8 66 26V52C90 54 102 68 102 84V108Z
          spot circle 32 42 5 52 42 5
          line M102 96C118 84 108 62 112 50
        pawprint 120 112
          body M60 52C76 52 92 72 92 86C92 102 76 100 60 96C44 100 28 102 28 86C28 72 44 52 60 52Z
          body ellipse 8 40 22 28
          body ellipse 90 40 22 28
          body ellipse 32 8 22 32
          body ellipse 66 8 22 32
        fish 132 84
          body M12 42C30 14 66 8 90 34L122 14C114 34 114 50 122 70L90 50C66 76 30 70 12 42Z
          spot circle 36 38 5
        hare 140 100
          body M18 84C10 64 32 42 62 44L92 40L72 12C90 12 104 26 110 42C124 46 134 56 132 66C128 74 114 74 104 76L112 92H94L80 80H62L70 92H32Z
          spot circle 114 56 5
        lizard 124 120
          body M106 12C114 20 110 32 100 36C95 50 84 61 70 67C54 74 42 75 32 84C23 92 23 101 31 108C18 110 10 100 13 88C17 72 34 63 50 55C63 48 73 40 79 28C83 15 97 5 106 12Z
          line M88 46L106 55L112 68M74 34L64 20L50 20M58 70L68 87L82 92M46 58L34 45L20 48
        ladybug 116 116
          body M58 30C82 30 94 48 94 68C94 92 78 106 58 106C38 106 22 92 22 68C22 48 34 30 58 30Z
          mark M58 50V104M26 50H90
          spot circle 42 68 6 74 68 6 44 88 5 72 88 5
          line M40 34C38 16 78 16 76 34M42 22L34 10M74 22L82 10M22 58L8 50M20 76H6M94 58L108 50M96 76H110
        ant 108 124
          body ellipse 40 12 28 24
          body ellipse 42 38 24 26
          body ellipse 38 68 32 44
          line M46 14L36 6M62 14L72 6M42 48L18 36V22M66 48L90 36V22M42 54H16L8 66M66 54H92L100 66M44 62L22 76V96M64 62L86 76V96
        tortoise 152 100
          body M28 72C28 42 50 26 74 26C98 26 114 44 116 72Z
          body M116 56C118 40 142 42 142 58C142 68 130 72 116 72ZM40 72V90H58L62 72ZM86 72L92 90H108V72Z
          line M28 64L10 74H28
        bird 124 108
          body M10 38L32 30C36 12 56 6 68 16C75 22 75 30 73 38L114 70C92 98 50 100 36 74C30 62 34 50 28 44Z
          spot circle 52 28 5
        teddybear 112 120
          body circle 26 26 16
          body circle 86 26 16
          body M56 16C80 16 92 30 92 48C92 60 86 68 78 72C88 78 92 88 92 98C92 108 84 112 74 112H38C28 112 20 108 20 98C20 88 24 78 34 72C26 68 20 60 20 48C20 30 32 16 56 16Z
          spot circle 42 42 5 70 42 5
          spot ellipse 48 50 16 12
        cloud.sun 148 104
          line M60 22V10M87 27L92 22M28 34L20 26M16 62H8
          body circle 60 60 28
          clear M68 98C56 98 48 90 48 80C48 70 56 63 65 63C68 50 78 44 90 44C104 44 112 52 115 64C126 64 134 71 134 81C134 91 126 98 116 98Z
          body M68 98C56 98 48 90 48 80C48 70 56 63 65 63C68 50 78 44 90 44C104 44 112 52 115 64C126 64 134 71 134 81C134 91 126 98 116 98Z
        cloud.moon 140 108
          both moon 66 2 68 66
          clear M30 98C18 98 10 90 10 80C10 70 18 63 27 63C30 50 40 44 52 44C66 44 74 52 77 64C88 64 96 71 96 81C96 91 88 98 78 98Z
          body M30 98C18 98 10 90 10 80C10 70 18 63 27 63C30 50 40 44 52 44C66 44 74 52 77 64C88 64 96 71 96 81C96 91 88 98 78 98Z
        cloud.sun.rain 158 153
          both cloud.sun 1.6 3.86 154.81 118.04
          line M74.82 126.44L68.54 142.33M97.83 126.44L91.55 142.33M120.84 126.44L114.56 142.33
        cloud.sun.bolt 148 142
          both cloud.sun 0 0 148 104
          area M100 108L80 125H93L85 139L109 120H96Z
        cloud.moon.rain 140 134
          both cloud.moon 0 0 140 108
          line M31 112L25 126M55 112L49 126M79 112L73 126
        cloud.moon.bolt 140 144
          both cloud.moon 0 0 140 108
          area M55 108L35 125H48L40 139L64 120H51Z
        cloud.drizzle 140 130
          both cloud 0 0 140 98
          line M44 104L41 111M70 104L67 111M96 104L93 111M57 118L54 125M83 118L80 125
        cloud.bolt.rain 140 130
          both cloud 0 0 140 98
          area M76 97L56 115H69L61 130L85 110H72Z
          line M40 104L34 118M106 104L100 118
        cloud.hail 140 130
          both cloud 0 0 140 98
          area circle 42 108 6 70 108 6 98 108 6 56 123 6 84 123 6
        cloud.sleet 140 130
          both cloud 0 0 140 98
          line M44 104L38 118M96 104L90 118
          repeat 3 68 114 area box 65.7 104 4.6 20 2.3
        cloud.fog 140 124
          both cloud 0 0 140 98
          line M26 104H114M40 118H100
        cloud.rainbow.half 148 104
          line arc 84 74 54 180 360 84 74 36 180 360
          clear M38 96C22 96 10 86 10 74C10 63 18 56 28 55C32 42 44 36 56 36C70 36 80 44 82 56C94 56 102 64 102 76C102 88 94 96 82 96Z
          body M38 96C22 96 10 86 10 74C10 63 18 56 28 55C32 42 44 36 56 36C70 36 80 44 82 56C94 56 102 64 102 76C102 88 94 96 82 96Z
        smoke 132 112
          body M30 96C18 96 8 88 8 76C8 66 16 58 24 57C20 40 36 30 48 36C52 16 82 10 92 30C108 26 122 38 118 54C128 60 128 78 116 82C112 96 92 100 84 92C76 104 54 104 46 94C42 96 36 96 30 96Z
        sunrise 132 104
          line M10 94H122M66 40V10M50 24L66 10L82 24M18 44L28 52M114 44L104 52
          line arc 66 80 24 180 360
          line M8 78H22M124 78H110
          full area M38 84C38 46 94 46 94 84Z
        sunset 132 104
          line M10 94H122M66 10V40M50 26L66 40L82 26M18 44L28 52M114 44L104 52
          line arc 66 80 24 180 360
          line M8 78H22M124 78H110
          full area M38 84C38 46 94 46 94 84Z
        sun.horizon 132 92
          line M10 80H122M66 20V10M30 34L22 26M102 34L110 26
          line arc 66 66 24 180 360
          line M12 64H24M120 64H108
          full area M38 70C38 34 94 34 94 70Z
        sun.haze 124 120
          line arc 62 48 24 150 390
          line M62 10V4M24 48H12M112 48H100M35 21L28 14M89 21L96 14
          line M24 82H100M36 100H88
          full area circle 62 48 28.25
        sun.snow 124 122
          line arc 62 46 24 150 390
          line M62 8V4M24 46H12M112 46H100M35 19L28 12M89 19L96 12
          full area circle 62 46 28.25
          repeat 3 34 90 area box 31.6 79 4.8 22 2.4
          repeat 3 62 104 area box 59.6 93 4.8 22 2.4
          repeat 3 90 90 area box 87.6 79 4.8 22 2.4
        sun.rain 124 120
          line arc 62 48 24 150 390
          line M62 10V4M24 48H12M112 48H100M35 21L28 14M89 21L96 14
          line M42 88L36 104M64 88L58 104M86 88L80 104
          full area circle 62 48 28.25
        moon.haze 120 124
          both moon 10 4 84 84
          line M14 96H106M30 112H90
        moonrise 148 104
          both moon 12 8 64 64
          line M10 94H138M108 70V26M90 44L108 26L126 44
        moonset 148 104
          both moon 12 8 64 64
          line M10 94H138M108 26V70M90 52L108 70L126 52
        inside:moonrise 104 100
          use moon.fill 0 2 62 62
          line M4 92H100M82 62V12M66 28L82 12L98 28
        inside:moonset 104 100
          use moon.fill 0 2 62 62
          line M4 92H100M82 12V62M66 46L82 62L98 46
        tornado 120 112
          line M12 12H108M20 30H100M34 48H92M46 66H84M54 84H76M58 102H62
        inside:tornado 120 112
          fine line M12 16H108M26 42H94M40 68H80M54 94H66
        hurricane 112 120
          body M56 36C80 36 88 56 80 74C70 98 40 112 20 108C32 102 36 96 38 92C20 84 20 36 56 36ZM56 84C32 84 24 64 32 46C42 22 72 8 92 12C80 18 76 24 74 28C92 36 92 84 56 84Z
          spot circle 56 60 9
        humidity 112 124
          both drop 4 0 70 116
          line M78 54H104M74 72H104M78 90H104
        aqi.medium 116 116
          area circle 58 18 6 86 28 7 100 56 8 86 84 7 58 96 6 30 84 5 18 56 5 30 28 5 58 42 6 72 58 7 58 72 6 44 58 5
        rainbow 132 84
          step 1 line arc 66 76 24 180 360
          step 2 line arc 66 76 40 180 360
          step 3 line arc 66 76 56 180 360
        moonphase.new.moon moonphase.full.moon.inverse 112 112
          area circle 56 56 48
        moonphase.full.moon moonphase.new.moon.inverse 112 112
          line circle 56 56 48
        moonphase.waning.crescent moonphase.waxing.gibbous.inverse = mirrored moonphase.waxing.crescent
        moonphase.waxing.crescent moonphase.waning.gibbous.inverse 112 112
          line circle 56 56 48
          area M56 12C30 12 12 32 12 56C12 80 30 100 56 100C92 84 92 28 56 12Z
        moonphase.waxing.gibbous moonphase.waning.crescent.inverse 112 112
          line circle 56 56 48
          area M56 12C30 12 12 32 12 56C12 80 30 100 56 100C26 84 26 28 56 12Z
        moonphase.waning.gibbous moonphase.waxing.crescent.inverse = mirrored moonphase.waxing.gibbous
        wind.snow 132 120
          use wind 0 0 112 88
          clear circle 100 90 20
          use inside:snowflake 76 63 50 54
        inside:wind.snow 132 120
          fine use wind 0 0 112 88
          fine use inside:snowflake 78 65 48 52
        sun.dust 124 120
          line arc 62 48 24 150 390
          line M62 10V4M24 48H12M112 48H100M35 21L28 14M89 21L96 14
          area circle 26 84 5 46 84 5 66 84 5 86 84 5 104 84 5 36 104 5 56 104 5 76 104 5 96 104 5
          full area circle 62 48 28.25
        moon.dust 120 124
          both moon 10 4 84 84
          area circle 16 98 5 36 98 5 56 98 5 76 98 5 96 98 5 26 116 5 46 116 5 66 116 5 86 116 5
        tropicalstorm 112 120
          line M56 36C80 36 88 56 80 74C70 98 40 112 20 108M56 84C32 84 24 64 32 46C42 22 72 8 92 12
          line circle 56 60 24
        drop.degreesign 112 118
          both drop 0 0 84 118
          line circle 92 22 14
        aqi.low 116 116
          area circle 58 58 7 58 30 5 82 44 5 82 72 5 58 86 5 34 72 5 34 44 5
        aqi.high 116 116
          area circle 58 12 6 86 18 8 104 42 7 104 74 7 86 98 8 58 104 6 30 98 8 12 74 7 12 42 7 30 18 8 58 34 8 80 46 7 80 70 8 58 82 7 36 70 8 36 46 7 58 58 8
        """
}
