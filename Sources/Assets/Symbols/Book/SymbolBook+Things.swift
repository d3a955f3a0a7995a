/// Tools, health, food, shopping, games, lights, pens and solids.
extension SymbolBook {
    static let things = """
        gearshape 120 115
          body M52.76 14.04H67.24L69.96 24.9L78.11 28.52L88.07 23.09L98.03 33.05L92.6 43.01L96.22 51.16L107.09 53.88V61.12L96.22 63.84L92.6 71.99L98.03 81.95L88.07 91.91L78.11 86.48L69.96 90.1L67.24 100.96H52.76L50.04 90.1L41.89 86.48L31.93 91.91L21.97 81.95L27.4 71.99L23.78 63.84L12.91 61.12V53.88L23.78 51.16L27.4 43.01L21.97 33.05L31.93 23.09L41.89 28.52L50.04 24.9Z
          bare line circle 60 57.5 18.11
          full hole circle 60 57.5 15.39
        inside:gearshape.rim 120 115
          body M52.76 14.04H67.24L69.96 24.9L78.11 28.52L88.07 23.09L98.03 33.05L92.6 43.01L96.22 51.16L107.09 53.88V61.12L96.22 63.84L92.6 71.99L98.03 81.95L88.07 91.91L78.11 86.48L69.96 90.1L67.24 100.96H52.76L50.04 90.1L41.89 86.48L31.93 91.91L21.97 81.95L27.4 71.99L23.78 63.84L12.91 61.12V53.88L23.78 51.16L27.4 43.01L21.97 33.05L31.93 23.09L41.89 28.52L50.04 24.9Z
        inside:badge.gear = inside:badge.gearshape
        inside:badge.gearshape 40 40
          repeat 8 20 20 area box 17.3 2.5 5.4 9 1.8
          area M20 7.5C26.9 7.5 32.5 13.1 32.5 20C32.5 26.9 26.9 32.5 20 32.5C13.1 32.5 7.5 26.9 7.5 20C7.5 13.1 13.1 7.5 20 7.5ZM20 14.5C17 14.5 14.5 17 14.5 20C14.5 23 17 25.5 20 25.5C23 25.5 25.5 23 25.5 20C25.5 17 23 14.5 20 14.5Z
        gearshape.2 140 124
          both gearshape 2 4 88 84
          bare use inside:gearshape.rim 74 60 64 62
          full use gearshape.fill 74 60 64 62
        gearshape.arrow.trianglehead.2.clockwise.rotate.90 gearshape.arrow.triangle.2.circlepath 138 108
          use arrow.2.circlepath 0 0 138 108
          use gearshape.fill 50 36 38 36
        wrench wrench.adjustable 116 116
          body M104 28C110 46 96 66 76 64L40 102C30 112 10 94 20 82L56 46C52 26 68 8 90 14L74 30L78 42L90 46Z
          spot circle 29 91 5
        screwdriver 116 116
          body M88 10L106 28L90 52L70 60L56 46L64 26Z
          line M62 54L34 82
          area M36 68L48 80L24 106L10 92Z
        wrench.and.screwdriver 129 120
          line M16.5 14L28.5 12L38.5 22V32L90.5 84
          body M86.5 74L98.5 66L116.5 88C120.5 98 110.5 110 100.5 108L80.5 90Z
          clear M110.5 28L44.5 98
          body M112.5 26C116.5 42 104.5 58 86.5 56L44.5 100C34.5 110 16.5 94 26.5 82L68.5 40C66.5 22 80.5 8 98.5 14L84.5 28L88.5 38L98.5 42Z
        hammer 120 118
          body M46 18C62 6 82 10 94 24L110 42L96 56L86 46L72 54L34 104C28 112 13 103 19 93L54 42L44 26Z
        wand.and.rays wand.and.rays.inverse 118 116
          line M12 104L66 50
          line M86 8V22M110 30H96M104 12L94 22M64 14L72 24M106 54L94 46
          line M76 40L78 38
        paintbrush.pointed 112 116
          body M102 10C108 14 84 62 66 74L52 60C60 42 96 6 102 10ZM44 66L60 82C58 100 40 108 12 104C24 96 20 82 28 72C34 66 38 64 44 66Z
        paintbrush 118 114
          body M50 66L100 12C108 6 116 14 110 22L64 80Z
          body M48 66L64 80C62 94 50 106 12 104C24 98 24 88 28 78C34 66 42 64 48 66Z
        eyedropper 112 112
          body M66 34L78 46L40 84L22 92L16 98L14 96L20 90L28 72Z
          area M62 22L90 50L84 56L76 50C60 36 56 30 56 28ZM72 28C82 10 94 6 102 12C108 20 104 30 86 42Z
        ruler 124 112
          body M90 8L116 34L34 104L8 78Z
          mark M30 62L40 72M46 48L60 62M62 34L72 44M78 20L92 34
        pencil.and.ruler 120 116
          body M14 14L40 14L108 84V104H88L14 34Z
          mark M32 52L42 42M50 70L60 60
          clear M18 102L22 82L84 18C90 12 104 24 98 32L36 96Z
          body M18 102L22 82L84 18C90 12 104 24 98 32L36 96Z
        level 132 72
          body box 10 16 112 40 10
          mark box 46 26 40 20 10
        stethoscope 116 120
          line M24 12H14V36C14 58 28 68 42 68C56 68 70 58 70 36V12H60M42 68V84C42 116 92 116 92 84V70
          line circle 92 56 13
        syringe 116 116
          body M34 62L64 32L88 56L58 86C50 94 46 96 40 94L26 102L18 94L26 80C24 74 26 70 34 62Z
          line M10 110L22 98M76 20L100 44M88 32L104 16M96 8L112 24
          mark M46 50L56 60M58 38L66 46
        pill 116 112
          body M20 92C8 80 8 64 18 54L58 18C70 6 88 8 98 18C108 28 110 46 98 58L58 94C46 104 32 104 20 92Z
          mark M38 36L78 76
        pills 132 112
          body M16 78C6 66 8 54 16 46L42 18C52 8 66 10 74 18C84 28 84 40 76 50L50 76C40 88 26 88 16 78Z
          mark M30 32L62 62
          clear circle 98 80 22
          body circle 98 80 26
          mark M82 80H114
        bandage 128 112
          body M14 66L66 20C82 8 104 12 112 26C120 40 116 52 106 62L56 102C42 112 24 108 16 98C6 88 6 76 14 66Z
          spot circle 72 54 4.2 61.5 44 4.2 82.5 64 4.2
          mark M38 44L82 86M62 22L106 62
        cross 112 112
          body M42 10H70V42H102V70H70V102H42V70H10V42H42Z
        staroflife 112 116
          body M46 10H66V40L92 24L102 42L76 58L102 74L92 92L66 76V106H46V76L20 92L10 74L36 58L10 42L20 24L46 40Z
          mark M56 36V80
        medical.thermometer 116 116
          body M98 18C108 28 104 40 96 46L46 90L26 96L20 90L28 70L72 20C80 12 90 10 98 18Z
          line M22 94L10 106
          mark M58 46L66 54M72 32L84 44
        thermometer thermometer.medium thermometer.variable 64 124
          line M20 72V24C20 4 44 4 44 24V72C58 82 54 112 32 112C10 112 6 82 20 72Z
          line M32 42V80
          area circle 32 92 11
        thermometer.sun 120 124
          use thermometer 52 0 64 124
          line arc 42 48 18 60 300
          line M42 14V8M14 48H8M20 26L16 22M20 70L16 74
        thermometer.snowflake 120 124
          use thermometer 52 0 64 124
          line M30 22V74M8 35L52 61M52 35L8 61
        heart.text.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          spot M40.14 53.88C29.58 45.08 29.58 32.76 38.38 32.76C43.66 32.76 47.18 38.04 48.94 39.8C50.7 38.04 54.22 32.76 59.5 32.76C68.3 32.76 68.3 45.08 57.74 53.88L48.94 60.92Z
          mark M75.34 38.04H84.14M75.34 52.12H84.14M34.86 73.24H84.14
        heart.text.clipboard 100 124
          use clipboard 0 0 100 124
          area M50 84C30 68 28 52 38 50C44 50 48 54 50 58C52 54 56 50 62 50C72 52 70 68 50 84Z
        waveform.path.ecg.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M33.28 53.25H52.31L61.83 33.87L75.15 74.57L86.58 45.5L92.29 53.25H113.22
        waveform.path 124 104
          line M8 52C16 52 16 30 24 30C32 30 32 76 40 76C48 76 50 10 60 10C70 10 70 94 80 94C88 94 88 34 96 34C104 34 104 60 116 60
        allergens 120 120
          area circle 60 18 9 60 102 9 18 60 9 102 60 9 60 46 8 48 68 8 74 68 8 30 30 7 90 30 7 30 90 7 90 90 7
        microbe 120 120
          body circle 60 60 34
          repeat 8 60 60 line M60 26V12
          spot circle 50 50 7 70 58 6 54 72 5
        ivfluid.bag 84 124
          body M18 12H66V84C66 98 58 104 42 104C26 104 18 98 18 84Z
          mark M42 38V62M30 50H54
          line M42 104V116M30 12V6H54V12
        inhaler 104 122
          body M34 40V16C34 12 36 10 40 10H56C60 10 62 12 62 16V40Z
          body M28 40H68C70 40 72 42 72 44V72H90V104C90 109 87 112 82 112H36C29 112 24 107 24 100V44C24 42 26 40 28 40Z
          full gap M24 40H72
        testtube.2 116 118
          line M22 10V88C22 112 54 112 54 88V10M14 10H62M78 10V88C78 106 102 106 102 88V10M70 10H110
          bare line M22 58H54M78 58H102
          full area M22 58H54V88C54 112 22 112 22 88ZM78 58H102V88C102 106 78 106 78 88Z
        flask 104 120
          body M40 10V46L14 94C8 106 14 110 24 110H80C90 110 96 106 90 94L64 46V10Z
          line M32 10H72
          mark M30 74H74
        cross.vial 84 124
          body box 12 30 60 82 12
          line M22 10H62V28H22Z
          mark M42 54V88M25 71H59
        atom 124 124
          line M62 8C78 8 90 32 90 62C90 92 78 116 62 116C46 116 34 92 34 62C34 32 46 8 62 8Z
          line M15 35C23 21 50 23 76 38C102 53 117 75 109 89C101 103 74 101 48 86C22 71 7 49 15 35Z
          line M15 89C7 75 22 53 48 38C74 23 101 21 109 35C117 49 102 71 76 86C50 101 23 103 15 89Z
          area circle 62 62 9
        fossil.shell 116 112
          body M58 104C24 92 6 62 18 34C30 8 86 8 98 34C110 62 92 92 58 104Z
          fine mark M58 104V20M58 104L30 32M58 104L86 32
        fork.knife 92 118
          line M12 10V34C12 48 44 48 44 34V10M28 10V108
          line M64 108V10C78 14 84 34 84 66H64
        inside:fork.knife 92 116
          area M2 8C2 4 11 4 11 8V33H19V8C19 4 28 4 28 8V33H36V8C36 4 45 4 45 8V41C45 51 40 57 32 59V104C32 110 15 110 15 104V59C7 57 2 51 2 41Z
          area M62 6C80 10 90 30 90 66H79V104C79 110 62 110 62 104Z
        cup.and.saucer 128 104
          body M22 14H90V52C90 72 76 82 56 82C36 82 22 72 22 52Z
          line M92 26H102C120 26 120 58 88 58M10 96H104
        cup.and.heat.waves 124 124
          body M18 48H88V80C88 102 74 110 54 110C32 110 18 102 18 80Z
          line M90 60H98C116 60 116 90 86 90M36 10C28 20 44 24 36 34M54 10C46 20 62 24 54 34M72 10C64 20 80 24 72 34
        mug 120 112
          body M14 12H82V88C82 96 78 100 70 100H26C18 100 14 96 14 88Z
          line M82 28H94C102 28 106 32 106 40V66C106 74 102 78 94 78H82
        takeoutbag.and.cup.and.straw 128 120
          body M12 30H68L74 110H8Z
          bare line M25 30L32.5 14L40 30L47.5 14L55 30
          full line M25 22L32.5 12L40 22L47.5 12L55 22
          body M92 46H122L116 110H98Z
          line M105 46L110 12H121
        wineglass 84 124
          body M20 10H64C70 36 66 62 42 62C18 62 14 36 20 10Z
          line M42 62V112M22 112H62
          bare line M18 34H66
        waterbottle 72 124
          body M22 30H50C58 36 60 44 60 54V102C60 110 56 114 48 114H24C16 114 12 110 12 102V54C12 44 14 36 22 30Z
          line M26 10H46V28H26Z
          mark M14 62H58
        birthday.cake 124 116
          body M20 66H104C110 66 114 70 114 76V104H10V76C10 70 14 66 20 66Z
          mark M12 84C28 96 38 84 46 84C56 84 58 94 66 94C76 94 80 84 90 84C98 84 104 88 112 84
          line M38 66V42M62 66V42M86 66V42
          area circle 38 26 7 62 26 7 86 26 7
        carrot 116 116
          body M20 100C24 72 36 40 60 38C76 36 84 48 80 60C74 82 46 94 20 100Z
          line M72 44C72 24 84 14 92 10M74 46C90 46 100 36 106 26
          mark M42 58L54 68M34 76L44 84
        frying.pan 140 84
          body circle 46 42 37
          mark circle 46 42 18
          line M83 42H130
        popcorn 104 120
          body M18 46H86L76 110H28Z
          mark M40 48L44 108M64 48L60 108
          line M18 46C6 36 20 20 32 26C36 8 62 6 66 24C82 16 98 34 86 46
        basket 128 108
          body M10 44H118L106 98H22Z
          line M34 44L54 10M94 44L74 10
          mark M42 58V84M64 58V84M86 58V84
        gift 114 116
          body M13.5 52H100.5V96C100.5 102 97 106 91 106H23C17 106 13.5 102 13.5 96ZM9.5 30H104.5V52H9.5Z
          mark M57 32V104M11.5 52H102.5
          line M57 30C42 30 26.5 26 28.5 16C32.5 2 51.5 10 57 28C62.5 10 81.5 2 85.5 16C87.5 26 72 30 57 30
        giftcard 136 104
          body box 10 10 116 84 12
          mark M12 56H124M44 12V92M44 56L28 72M44 56L60 72M44 56C30 56 20 46 26 38C34 30 42 42 44 56C46 42 54 30 62 38C68 46 58 56 44 56
        tag 136 126
          body M17.8 12.75H61.63L113.61 64.9C119.73 71.42 119.73 75.77 113.61 82.29L84.56 108.36C77.94 114.88 73.86 114.88 67.75 108.36L17.8 58.38Z
          spot circle 40.73 36.65 7.37
          slash up
        tag.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          cut tag.fill 34.86 29.24 49.28 47.52
        wallet.pass 108 120
          body M22 10H86C94 10 98 14 98 22V98C98 106 94 110 86 110H22C14 110 10 106 10 98V22C10 14 14 10 22 10Z
          mark M12 34H96M12 56H34C38 56 38 58 40 62C46 74 62 74 68 62C70 58 70 56 74 56H96
        wallet.bifold 128 108
          body M22 24H98C106 24 110 28 110 36V88C110 96 106 100 98 100H22C14 100 10 96 10 88V24C10 14 16 10 24 10H90
          mark M78 52H118V74H78C64 74 64 52 78 52Z
        banknote 136 92
          body M22 10H114C122 10 126 14 126 22V70C126 78 122 82 114 82H22C14 82 10 78 10 70V22C10 14 14 10 22 10Z
          mark circle 68 46 20
          mark M28 30V32M108 60V62
        key 100 137
          body M46.28 67.44C29.55 61.11 20.25 48.44 20.25 37.89C20.25 23.11 33.27 12.55 50 12.55C66.73 12.55 79.75 23.11 79.75 40C79.75 52.67 72.31 61.11 63.02 65.33V78L72.31 88.56L63.02 97L70.45 107.56L55.58 124.45L46.28 113.89Z
          spot circle 50 33.66 6.93
        key.horizontal 132 84
          body M62 32C58 18 48 10 36 10C20 10 8 24 8 42C8 60 20 74 36 74C48 74 58 66 62 52H76L84 60L92 52L102 62L110 52H118L126 42L118 32Z
          spot circle 30 42 7
        lock.open 127.5 110.7
          body M25.75 49.92H73.75C78.75 49.92 81.75 52.65 81.75 57.19V91.73C81.75 96.27 78.75 99 73.75 99H25.75C20.75 99 17.75 96.27 17.75 91.73V57.19C17.75 52.65 20.75 49.92 25.75 49.92Z
          line M69.75 49.92V33.55C69.75 19 77.75 11.74 89.75 11.74C101.75 11.74 109.75 19 109.75 33.55V42.64
        scalemass 112 112
          body M30 34H82C90 34 92 38 94 46L104 92C105 98 102 102 96 102H16C10 102 7 98 8 92L18 46C20 38 22 34 30 34Z
          line circle 56 20 13
        metronome 104 120
          body M42 10H62C68 10 70 12 72 18L92 104C93 108 91 110 87 110H17C13 110 11 108 12 104L32 18C34 12 36 10 42 10Z
          mark M20 84H84M52 84L82 30
        hourglass.bottomhalf.filled 92 118
          line M14 10H78M14 108H78M22 10V24C22 42 42 48 42 59C42 70 22 76 22 94V108M70 10V24C70 42 50 48 50 59C50 70 70 76 70 94V108
          area M26 104C26 88 38 84 46 80C54 84 66 88 66 104Z
        deskclock 120 117
          body circle 60 62.5 42
          mark M60 38.5V64.5L76 74.5
          line M28 26.5C16 24.5 12 38.5 20 46.5M92 26.5C104 24.5 108 38.5 100 46.5M30 96.5L22 108.5M90 96.5L98 108.5
        alarm 116 120
          body circle 58 66 42
          mark M58 42V68H40
          line M12 36L34 16M104 36L82 16M28 98L20 110M88 98L96 110
        alarm.waves.left.and.right 148 120
          both alarm 24 8 100 106
          line arc 60 60 50 150 210 88 60 50 -30 30
        watchface.applewatch.case 92 112
          body box 14 10 60 92 18
          mark M44 36V58L56 66
        dumbbell 140 84
          body box 24 12 20 60 7
          body box 96 12 20 60 7
          line M12 30V54M128 30V54M44 42H96
        sportscourt 136 104
          body box 9.5 10 116.5 84 9.5
          mark M68 12V92M11.5 34H29V70H11.5M124.5 34H107V70H124.5
          mark circle 68 52 15.5
        tennis.racket 116 116
          line ellipse 44 8 62 66
          line M60 70L12 108M58 22L94 60M52 40L78 66M74 14L102 42M52 52L88 14M66 68L104 32
        football 132 92
          body M12 46C26 18 46 10 66 10C86 10 106 18 120 46C106 74 86 82 66 82C46 82 26 74 12 46Z
          mark M46 46H86M54 38V54M66 38V54M78 38V54
        baseball 120 115
          body circle 60 57.5 49.8
          mark M28.56 24.75C47.32 43.46 47.32 71.54 28.56 90.25M91.44 24.75C72.68 43.46 72.68 71.54 91.44 90.25M32.84 45.28L47.32 39.84M32.84 69.72L47.32 75.16M87.16 45.28L72.68 39.84M87.16 69.72L72.68 75.16
        volleyball 120 115
          body circle 60 57.5 49.8
          mark M60 57.05C56.38 39.84 45.51 27.17 27.68 25.62M60 57.05C74.49 47.09 81.73 30.79 77.01 15.41M60 57.05C58.19 77.87 69.06 94.17 86.18 94.59M60 57.05C41.89 63.39 29.21 77.87 31.85 93.12M60 57.05C74.49 61.57 92.6 59.76 104.6 49.03M38.27 50.71C25.59 52.52 18.35 61.57 16.89 71.73
        hockey.puck 132 84
          body M10 32C10 12 122 12 122 32V52C122 76 10 76 10 52Z
          mark M10 34C10 54 122 54 122 34
        medal 104 124
          line M24 8L44 46M80 8L60 46
          body circle 52 80 34
          mark circle 52 80 16
        rosette 112 120
          body circle 56 46 36
          line M36 78L28 112L56 98L84 112L76 78
          mark circle 56 46 16
        trophy 118 118
          body M32 10H86V44C86 62 74 74 59 74C44 74 32 62 32 44Z
          line M59 74V98M36 108H82M32 20H12C12 42 20 52 34 52M86 20H106C106 42 98 52 84 52
        laurel.leading 88 124
          line arc 88 52 58 102 210
          area M73.97 108.28C63.34 103.02 53.03 109.47 50.35 121.36C61.84 125.39 72.79 120.08 73.97 108.28ZM66.21 106.34C71.01 97.67 65.99 89.13 56.12 86.79C52.3 96.19 56.35 105.24 66.21 106.34ZM49.19 95.1C42.28 85.47 30.14 86.32 22.19 95.56C30.45 104.52 42.61 104.97 49.19 95.1ZM43.25 89.75C51.56 84.35 51.13 74.44 43.51 67.75C35.73 74.26 35.06 84.15 43.25 89.75ZM33.5 71.84C31.92 60.08 20.8 55.14 9.45 59.57C12.53 71.35 23.05 77.45 33.5 71.84ZM30.76 64.32C40.64 63.46 44.91 54.51 41.33 45.02C31.4 47.11 26.17 55.53 30.76 64.32ZM30.56 43.93C34.69 32.81 27.19 23.22 15.09 21.8C12.27 33.66 18.71 43.99 30.56 43.93ZM31.68 36.01C40.8 39.88 48.78 33.99 50.07 23.93C40.32 21.12 31.75 26.09 31.68 36.01ZM38.81 21.26C49.76 19.42 54.4 8.66 50.32 -2.05C39.34 1.23 33.62 11.45 38.81 21.26Z
        laurel.trailing = mirrored laurel.leading
        puzzlepiece puzzlepiece.extension 120 116
          body M12 36H38C28 18 40 10 48 10C56 10 68 18 58 36H86V62C104 52 112 64 112 72C112 80 104 92 86 82V106H58C66 90 56 84 48 84C40 84 30 90 38 106H12Z
        dice die.face.5 119 106
          body box 19.02 13.4 80.96 79.64 15.4
          spot circle 40.14 34.08 7.04 78.86 34.08 7.04 59.5 53 7.04 40.14 71.92 7.04 78.86 71.92 7.04
        die.face.1 121 108
          body box 20.02 13.52 80.96 80.96 15.84
          spot circle 60.5 54 7.92
        die.face.2 121 108
          body box 20.02 13.52 80.96 80.96 15.84
          spot circle 79.86 34.64 7.04 41.14 73.36 7.04
        die.face.3 121 108
          body box 20.02 13.52 80.96 80.96 15.84
          spot circle 79.86 34.64 7.04 60.5 54 7.04 41.14 73.36 7.04
        die.face.4 121 108
          body box 20.02 13.52 80.96 80.96 15.84
          spot circle 41.14 34.64 7.04 79.86 34.64 7.04 41.14 73.36 7.04 79.86 73.36 7.04
        die.face.6 121 108
          body box 20.02 13.52 80.96 80.96 15.84
          spot circle 41.14 32.88 7.04 79.86 32.88 7.04 41.14 54 7.04 79.86 54 7.04 41.14 75.12 7.04 79.86 75.12 7.04
        suit.heart 118 106
          body M59 98C30 76 9 54 9 33C9 18 20 8 33 8C44 8 54 14 59 24C64 14 74 8 85 8C98 8 109 18 109 33C109 54 88 76 59 98Z
        suit.club 112 112
          body M48 70C40 86 10 84 10 62C10 44 26 40 38 44C28 26 40 8 56 8C72 8 84 26 74 44C86 40 102 44 102 62C102 84 72 86 64 70L72 104H40Z
        suit.spade 108 116
          body M54 8C66 28 98 46 98 68C98 90 70 92 60 78L70 108H38L48 78C38 92 10 90 10 68C10 46 42 28 54 8Z
        suit.diamond 96 116
          body M48 8L88 58L48 108L8 58Z
        light.max 124 120
          body circle 62 60 14
          repeat 8 62 60 line M62 24V8
        light.min 108 104
          body circle 54 52 14
          repeat 8 54 52 area circle 54 16 5
        light.panel 146.5 106.5
          body box 19.95 12.55 106.6 81.4 11.52
          mark M40.89 31.93V74.57M61.83 31.93V74.57M84.67 31.93V74.57M105.61 31.93V74.57
        light.cylindrical.ceiling 108 108
          body M28 10H80V44H28Z
          line M20 60L12 92M54 60V92M88 60L96 92
        light.beacon.min 112 112
          body M30 84V52C30 24 82 24 82 52V84Z
          line M18 94H94
        horn 132 104
          body M10 42H34L110 12C116 10 118 14 118 20V84C118 90 116 94 110 92L34 62H10Z
        bell.and.waves.left.and.right 148 120
          both bell 24 0 100 120
          line arc 70 44 58 150 210 78 44 58 -30 30
        bell.badge.waveform 140 120
          both bell 0 0 108 120
          clear M94 80V98M110 70V108M126 80V98
          line M94 80V98M110 70V108M126 80V98
        megaphone 132 108
          body M14 40L104 12C110 10 114 14 114 20V80C114 86 110 90 104 88L14 60C8 58 8 42 14 40Z
          line M36 68L42 92C46 102 66 100 62 88L58 74
        loupe 116 112
          line circle 66 46 40
          line M36 76L12 100M66 28V64M48 46H84
        target 120 115
          line circle 60 57.5 47.09
          line circle 60 57.5 27.16
          area circle 60 57.5 9.05
        dot.scope 120 120
          line circle 60 60 40
          line M60 8V34M60 86V112M8 60H34M86 60H112
          area circle 60 60 6
        viewfinder.circle 120 115
          body circle 60 57.5 49.8
          mark M38.27 47.09V41.65C38.27 38.03 40.08 36.22 43.7 36.22H49.13M70.87 36.22H76.3C79.92 36.22 81.73 38.03 81.73 41.65V47.09M81.73 68.82V74.25C81.73 77.87 79.92 79.68 76.3 79.68H70.87M49.13 79.68H43.7C40.08 79.68 38.27 77.87 38.27 74.25V68.82
        lasso 124 112
          line M36 78C14 70 8 56 12 42C18 20 46 10 72 14C98 18 116 34 112 52C108 72 82 80 58 78M58 78C58 64 38 64 38 76C38 88 58 90 58 78C58 92 52 102 40 104
        scribble 116 112
          line M12 44C30 14 52 6 48 30C44 54 18 74 26 88C38 104 66 44 80 44C94 44 58 84 70 94C82 102 90 82 104 70
        highlighter 116 112
          body M96 12L106 24L66 72L44 78L34 70L42 48Z
          line M10 100H106M36 76L24 88H40L48 80
        eraser 120 112
          body M70 12L108 50L60 98H40L12 70Z
          bare line M45 45L75 75
          full gap M38 38L82 82
        eraser.line.dashed 124 120
          body M72 12L108 48L62 92H44L16 66Z
          mark M44 39L81 74
          line M12 110H24M48 110H64M88 110H112
        pencil.tip 84 116
          body M10 106L30 20C34 4 50 4 54 20L74 106C60 96 24 96 10 106Z
          mark M34 30H50
        pencil.tip.crop.circle 120 115
          body circle 60 57.5 49.8
          spot M41.89 90.55L54.57 32.6C56.38 25.35 63.62 25.35 65.43 32.6L78.11 90.55C74.49 95.98 45.51 95.98 41.89 90.55Z
        pencil.and.outline pencil.and.scribble 116 112
          line M16 76L22 54L70 8L86 24L38 70ZM60 18L76 34M12 98C40 84 46 108 66 96C80 88 92 92 106 100
        pencil.and.list.clipboard 124 124
          use list.bullet.clipboard 0 0 100 124
          clear M64 110L112 62
          line M62 112L66 96L106 56L116 66L78 106Z
        swatchpalette 124 116
          body M12 10H52V90C52 112 12 112 12 90ZM54 32L70 16L98 44L54 88ZM54 92L84 64H112V106H36
          full gap M53 26V92M53 93L99 48
          spot circle 32 88 6
        cube 116 118
          body M58 8L105.5 31.5V84.5L58 110L10.5 84.5V31.5Z
          mark M12.5 33.5L58 57L103.5 33.5M58 57V106
        cube.box shippingbox 120 116
          body M60 8L108 32V84L60 108L12 84V32Z
          mark M14 33L60 56L106 33M60 56V106M36 20L84 44V62
        pyramid 120 108
          body M60 10L110 82L60 98L10 82Z
          mark M60 14V94
        cone 108 116
          body M54 10L96 90C96 112 12 112 12 90Z
          mark M14 88C24 76 84 76 94 88
        torus 132 92
          body ellipse 10 12 112 68
          mark ellipse 44 32 44 24
        square.stack.3d.up 120 108
          body M60 9L108.5 30.5L60 52L11.5 30.5Z
          line M11.5 54L60 75.5L108.5 54M11.5 75.5L60 97L108.5 75.5
        square.3.layers.3d square.3.stack.3d 124 120
          body M62 10L112 34L62 58L12 34Z
          line M12 60L62 84L112 60M12 84L62 108L112 84
        circle.hexagongrid 120 115
          body circle 60 57.5 15
          repeat 6 60 57.5 body circle 60 22.2 15
        circle.grid.3x3 112 112
          body circle 21 21 15
          body circle 56 21 15
          body circle 91 21 15
          body circle 21 56 15
          body circle 56 56 15
          body circle 91 56 15
          body circle 21 91 15
          body circle 56 91 15
          body circle 91 91 15
        circle.grid.2x2 100 100
          body circle 28 28 20
          body circle 72 28 20
          body circle 28 72 20
          body circle 72 72 20
        circle.grid.cross 120 120
          body circle 60 22 15.5
          body circle 22 60 15.5
          body circle 98 60 15.5
          body circle 60 98 15.5
          body circle 60 60 15.5
        circle.stack 108 120
          body ellipse 12 12 84 36
          line M12 58C12 82 96 82 96 58M12 84C12 108 96 108 96 84
        gear 120 115
          line circle 60 57.5 38
          repeat 16 60 57.5 line M60 20V12
          repeat 3 60 57.5 line M60 54L60 26
          line circle 60 57.5 9
        inside:gear 120 115
          area M60 19.5C81 19.5 98 36.5 98 57.5C98 78.5 81 95.5 60 95.5C39 95.5 22 78.5 22 57.5C22 36.5 39 19.5 60 19.5Z
          repeat 12 60 57.5 area box 54 8 12 16 4
          hole circle 60 57.5 15
        hourglass.tophalf.filled = overturned hourglass.bottomhalf.filled
        cricket.ball 120 115
          body circle 60 57.5 49.8
          mark M46.65 14.11C64 40 64 75 46.65 100.89M60 12.1C78 40 78 75 60 102.9
        lightspectrum.horizontal 140 72
          line box 8 14 124 44 12
          mark M33 16V56M58 16V56M82 16V56M107 16V56
        horn.blast 148 104
          body M10 42H30L92 16C98 14 100 18 100 24V80C100 86 98 90 92 88L30 62H10Z
          line M116 34C122 46 122 58 116 70M132 24C142 42 142 62 132 80
        bell.and.waveform = bell.badge.waveform
        scope 120 115
          line circle 60 57.5 49.8
          line M60 13V38M60 77V102M15.5 57.5H40M80 57.5H104.5
        eyedropper.full = eyedropper.fill
        cube.transparent 116 118
          body M58 8L105.5 31.5V84.5L58 110L10.5 84.5V31.5Z
          mark M12.5 33.5L58 57L103.5 33.5M58 57V106M58 12V36M40 70L14 83M76 70L102 83
        circle.grid.2x1 100 60
          body circle 28 30 20
          body circle 72 30 20
        thermometer.low 64 124
          line M20 72V24C20 4 44 4 44 24V72C58 82 54 112 32 112C10 112 6 82 20 72Z
          area circle 32 92 11
          line M32 76V80
        thermometer.high 64 124
          line M20 72V24C20 4 44 4 44 24V72C58 82 54 112 32 112C10 112 6 82 20 72Z
          line M32 26V80
          area circle 32 92 11
        oar.2.crossed 120 120
          line M16 16L74 74M104 16L46 74
          area M70 68C80 62 108 88 106 102C104 112 92 108 84 98ZM50 68C40 62 12 88 14 102C16 112 28 108 36 98Z
        """
}
