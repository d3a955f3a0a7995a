/// People, hands and what they do.
extension SymbolBook {
    static let people = """
        person.and.background.dotted 141.5 108.3
          area circle 35.25 12.25 3.75 49.28 12.25 3.75 63.31 12.25 3.75 77.33 12.25 3.75 91.36 12.25 3.75 105.39 12.25 3.75 118.27 16.86 3.75 124.22 29.17 3.75 124.25 43.2 3.75 124.25 57.23 3.75 124.25 71.25 3.75 122.82 85.09 3.75 113.09 94.7 3.75 99.24 96.05 3.75 85.21 96.05 3.75 71.18 96.05 3.75 57.15 96.05 3.75 43.12 96.05 3.75 29.22 95.01 3.75 19.04 85.87 3.75 17.25 72.12 3.75 17.25 58.09 3.75 17.25 44.06 3.75 17.25 30.03 3.75 22.6 17.45 3.75
          area circle 70.75 42 14.5
          area M44 86C44 72 55 62 70.75 62C86.5 62 97.5 72 97.5 86Z
        person.text.rectangle 136 104
          body box 10 10 116 84 14
          spot circle 44 40 11
          spot M24 74C26 62 34 56 44 56C54 56 62 62 64 74Z
          mark M80 38H108M80 54H108M80 70H98
        person.crop.rectangle 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          spot circle 73.25 43.56 14.41
          spot M44.7 88.14C47.55 73.6 58.02 64.88 73.25 64.88C88.48 64.88 98.95 73.6 101.8 88.14Z
        person.crop.square.filled.and.at.rectangle person.crop.square.fill.and.at.rectangle 136 104
          body box 10 10 116 84 14
          bare area box 24 32 38 40 6
          bare hole circle 43 47 7
          bare hole M30 66C32 53 54 53 56 66V69H30Z
          full hole box 24 32 38 40 6
          full area circle 43 47 7
          full area M30 66C32 53 54 53 56 66V69H30Z
          fine mark circle 93 52 9.5
          fine mark M101.5 44V56C101.5 63 113 63 113 52C113 26 74 26 74 52C74 72 92 76 103 70
        square.and.at.rectangle 136 104
          body box 10 10 116 84 14
          fine mark box 27 34 34 36 7
          fine mark circle 93 52 9.5
          fine mark M101.5 44V56C101.5 63 113 63 113 52C113 26 74 26 74 52C74 72 92 76 103 70
        person.crop.artframe 128 128
          body box 10 24 108 94 12
          line M40 24L64 8L88 24
          spot circle 64 56 15
          spot M34 106C37 90 48 80 64 80C80 80 91 90 94 106Z
        person.crop.circle.dashed 120 115
          line arc 60 57.5 45.95 -82 -53 60 57.5 45.95 -37 -8 60 57.5 45.95 8 37 60 57.5 45.95 53 82 60 57.5 45.95 98 127 60 57.5 45.95 143 172 60 57.5 45.95 188 217 60 57.5 45.95 233 262
          area circle 60 45.28 14.49
          area M34.65 85.12C37.36 72.44 47.32 65.2 60 65.2C72.68 65.2 82.64 72.44 85.35 85.12C78.11 92.36 69.06 95.08 60 95.08C50.95 95.08 41.89 92.36 34.65 85.12Z
        inside:person.crop.circle.dashed 100 100
          repeat 6 50 50 fine line arc 50 50 46 -18 18
          area circle 50 36 14
          area M22 76C24 61 35 55 50 55C65 55 76 61 78 76C70 84 61 87 50 87C39 87 30 84 22 76Z
        person.badge.key 136 112
          both person 8 6 90 92
          clear circle 108 66 14
          area circle 108 66 17
          area M102 78H114V108L108 114L102 108Z
          hole circle 108 62 5
        person.wave.2 140 108
          both person 6 8 92 90
          line arc 84 44 20 -40 40 84 44 40 -40 40
        person.line.dotted.person 152 72
          both person 2 6 62 60
          both person 88 6 62 60
          area circle 68 34 4 76 34 4 84 34 4
        person.2.circle 120 115
          body circle 60 57.5 49.8
          spot circle 47.32 47.09 11.77
          spot M27.4 81.5C28.31 68.82 36.46 61.57 47.32 61.57C58.19 61.57 66.34 68.82 67.24 81.5Z
          spot circle 78.11 50.71 9.05
          spot M74.49 81.5C74.49 74.25 73.58 68.82 69.96 64.29C72.68 63.39 75.39 62.48 78.11 62.48C87.16 62.48 92.6 69.72 93.5 81.5Z
        person.2.crop.square.stack 112 124
          body box 10 34 92 82 14
          line M20 20H92M30 8H82
          spot circle 44 64 11
          spot M24 100C25 86 33 79 44 79C55 79 63 86 64 100Z
          spot circle 74 68 9
          spot M71 100C71 92 70 86 66 82C69 80 71 79 74 79C83 79 88 87 89 100Z
        person.2.wave.2 150 104
          both person.2 6 6 112 88
          line arc 104 44 22 -42 42 104 44 38 -42 42
        person.3.sequence 160 80
          both person 46 4 68 72
          both person 0 26 48 48
          both person 112 26 48 48
        person.fill.and.arrow.left.and.arrow.right 140 124
          use person.fill 25 2 90 74
          line M12 100H128M25 87L12 100L25 113M115 87L128 100L115 113
        person.fill.viewfinder 124 120
          use viewfinder 0 0 124 120
          use person.fill 32 30 60 60
        rectangle.stack.person.crop 122 112
          body box 10 30 102 74 12
          line M24 16H98M36 4H86
          spot circle 61 56 13
          spot M36 94C38 80 48 74 61 74C74 74 84 80 86 94Z
        figure.stand figure 72 124
          area circle 36 14 11.5
          area box 30 34 12 38 2
          line M30 36V114M42 36V114
          line M30 36H24C19 36 16 39 16 44V70M42 36H48C53 36 56 39 56 44V70
        figure.stand.line.dotted.figure.stand 140 124
          use figure.stand 0 0 60 124
          use figure.stand 80 0 60 124
          area circle 62 62 4 70 62 4 78 62 4
        figure.arms.open 112 124
          area circle 56 14 11.5
          area box 50 44 12 28 2
          line M14 42L50 46H62L98 42M50 46V114M62 46V114
        figure.and.child.holdinghands 120 124
          area circle 36 14 11.5
          area box 30 34 12 38 2
          line M30 36V114M42 36V114
          line M30 36H24C19 36 16 39 16 44V70M42 36H46C52 36 54 40 56 46L66 74
          area circle 92 54 9.5
          line M87 74V114M97 74V114M92 74V92M87 76L68 78M97 76C103 76 107 79 107 85V96
        figure.2.and.child.holdinghands 152 124
          area circle 28 14 11
          area box 22 34 12 38 2
          line M22 36V114M34 36V114
          area circle 124 14 11
          area box 118 34 12 38 2
          line M118 36V114M130 36V114
          line M22 36H16C11 36 8 39 8 44V70M130 36H136C141 36 144 39 144 44V70M34 36H38C44 36 46 40 48 46L56 76M118 36H114C108 36 106 40 104 46L96 76
          area circle 76 56 9
          line M71 76V114M81 76V114M76 76V92M71 78L58 80M81 78L94 80
        figure.2 136 124
          use figure.stand 0 0 72 124
          use figure.stand 64 0 72 124
        figure.walk.motion 124 124
          use figure.walk 34 0 90 124
          line M10 40H30M6 62H26M10 84H26
        figure.walk.circle 120 115
          body circle 60 57.5 49.8
          spot circle 62.72 31.69 6.79
          mark M60 45.28L57.28 61.57L65.43 70.63L70.87 85.12M57.28 61.57L51.85 74.25L44.61 85.12M60 45.28L69.06 54.33L77.2 57.05M60 45.28L49.13 51.61L46.42 61.57
        figure.roll 112 124
          area circle 44 14 11.5
          line M44 36L50 72H78L94 104M48 52H72
          line arc 50 82 30 40 230
        figure.hiking 104 124
          area circle 50 14 11.5
          line M48 36L42 68L56 86L64 114M42 68L32 92L18 114M48 38L62 56L80 58M84 44V114M46 36L28 44L24 64
        figure.climbing 104 124
          area circle 44 26 11.5
          line M46 46L42 76L64 86L58 112M42 76L24 92V114M46 48L66 40L76 14M46 48L26 54L18 38M92 8V116
        figure.flexibility 120 124
          area circle 74 18 11.5
          line M64 38L48 70L66 112M48 70L22 112M64 40L40 22L18 34M66 40L94 50L104 30
        figure.strengthtraining.traditional 136 124
          area circle 68 34 11.5
          line M68 54V80L50 96V116M68 80L86 96V116M68 56L44 48L38 16M68 56L92 48L98 16M14 14H122M20 4V24M116 4V24
        figure.strengthtraining.functional 124 124
          area circle 52 18 11.5
          line M50 38L46 74L28 92L24 116M46 74L66 90L70 116M50 40L70 56L94 50M50 40L32 56M100 38V62M112 42V58
        figure.core.training 140 104
          area circle 28 40 11.5
          line M12 88H60L92 52L122 88M44 60L60 88M44 58L70 44
        figure.mind.and.body 128 120
          area circle 64 18 11.5
          line M64 38V74M64 40L42 56L24 82M64 40L86 56L104 82M64 74L104 98L40 106M64 74L24 98L88 106
        figure.yoga 124 124
          area circle 62 20 11.5
          line M62 42V76M14 48H110M62 76L96 80V114M62 76L18 114
        figure.pilates 144 96
          area circle 28 34 11.5
          line M40 50L66 80L130 22M44 54L84 42M14 90H130
        figure.pool.swim 136 104
          area circle 104 36 12
          line M88 52L58 30L34 52M58 30L76 16H94M10 66C20 76 30 76 40 66C50 76 60 76 70 66C80 76 90 76 100 66C110 76 118 76 126 66M10 90C20 100 30 100 40 90C50 100 60 100 70 90C80 100 90 100 100 90C110 100 118 100 126 90
        figure.outdoor.cycle 136 124
          line circle 30 88 25
          line circle 106 88 25
          area circle 82 14 11.5
          line M30 84L52 62L70 84M52 62L72 36L90 54H106
        figure.rower 136 108
          area circle 42 20 11.5
          line M44 40L52 74L84 56L108 80M46 48L74 54L94 42M86 30L102 54M14 94H122M108 80L116 68
        figure.elliptical 116 124
          area circle 56 14 11.5
          line M54 36L50 70L70 88L66 108M50 70L38 92L24 100M54 38L78 50L96 30M54 38L38 56M96 30V114M14 114H104
        figure.jumprope 120 124
          area circle 60 24 11.5
          line M60 44V74M50 112L52 74H68L70 112M60 46L38 60L26 50M60 46L82 60L94 50
          line M26 50C4 20 30 4 60 4C90 4 116 20 94 50
        figure.boxing 116 124
          area circle 46 16 11.5
          line M46 38L44 70L64 86L72 114M44 70L34 92L22 114M48 40L70 50L62 36M46 40L80 36L100 34
          area circle 102 34 8 62 34 8
        figure.martial.arts 128 124
          area circle 40 18 11.5
          line M42 38L52 70L50 114M52 70L88 54L116 34M42 40L62 50L74 36M42 40L24 56L34 70
        figure.tennis 120 124
          area circle 46 18 11.5
          line M46 38L42 72L26 92L20 116M42 72L62 90L66 116M46 40L70 50L84 34M46 40L28 58
          line ellipse 80 6 26 32
        figure.basketball 112 124
          area circle 50 34 11.5
          line M50 54L46 80L30 94L26 116M46 80L64 94L66 116M50 56L72 42L78 26M50 56L30 66
          line circle 84 14 13
        figure.baseball 120 124
          area circle 52 20 11.5
          line M52 40L48 74L30 92L26 116M48 74L68 92L74 116M52 42L74 52L84 36M52 42L66 58L84 36M84 36L110 8
        figure.american.football 120 124
          area circle 52 16 11.5
          line M52 36L46 70L28 88L14 110M46 70L66 86L76 114M52 38L74 52L90 44M52 38L32 50L28 68
          area ellipse 86 34 24 16
        figure.bowling 124 124
          area circle 50 20 11.5
          line M52 40L40 72L56 90L40 112M40 72L14 86M52 42L70 60L84 80M50 42L28 36
          area circle 92 94 14
        figure.skiing.downhill 132 124
          area circle 70 16 11.5
          line M64 36L46 64L68 78L58 100M64 38L84 56L104 50M12 94L118 116M84 56L70 94
        figure.snowboarding 132 124
          area circle 70 16 11.5
          line M66 36L56 66L38 78L34 98M56 66L76 78L84 104M66 38L40 42L20 30M66 38L92 46L112 34M16 102C48 108 84 112 116 114
        figure.skating figure.ice.skating 116 124
          area circle 66 16 11.5
          line M60 36L46 68L58 88L54 114M46 68L20 78L8 70M60 38L36 46L20 34M60 38L84 50L104 40M44 116H68
        figure.fishing 128 124
          area circle 36 20 11.5
          line M36 40L34 74L24 116M34 74L48 92L50 116M36 42L60 54L74 42M66 50L110 10C118 30 118 60 118 84
        figure.archery 124 124
          area circle 46 18 11.5
          line M46 38L44 74L30 116M44 74L60 92L64 116M46 42L92 42M46 42L26 42L14 54M86 14C108 28 108 58 86 72V14
        figure.gymnastics 120 124
          area circle 36 22 11.5
          line M40 42L54 72L110 40M54 72L50 116M40 42L70 46L96 16M40 42L16 60
        figure.equestrian.sports 136 120
          area circle 64 12 11
          line M60 32L58 58M60 34L80 48M20 76C36 60 62 58 90 60L104 38L124 52L110 62C108 76 98 84 88 86V114M34 84L28 114M20 76L12 100
        figure.sailing 124 124
          area M64 12C62 42 48 64 20 76H64Z
          line M64 12V96M12 98H112C108 108 100 114 88 114H36C24 114 16 108 12 98Z
          area circle 98 44 11
          line M94 62L84 90M92 68L72 72
        figure.wave.circle 120 115
          body circle 60 57.5 49.8
          spot circle 55.47 34.41 7.24
          mark M55.47 47.09V63.39L49.13 86.93M55.47 63.39L61.81 86.93M55.47 50.71L43.7 59.76M55.47 50.71L69.06 54.33L76.3 41.65
        figure.fall 116 124
          area circle 88 22 11.5
          line M74 36L46 58L62 84L44 100M46 58L22 82M74 38L92 58M72 36L44 30M10 114H106
        figure.mixed.cardio 116 124
          area circle 58 20 11.5
          line M58 40V72L36 92L40 116M58 72L80 88L98 80M58 42L34 50L20 30M58 42L82 50L96 30
        figure.child 80 104
          area circle 40 18 13
          area box 34 42 12 26 2
          line M34 44V96M46 44V96M34 44L18 60M46 44L62 60
        figure.child.and.lock 120 112
          use figure.child 2 4 76 104
          clear box 66 70 44 34 8
          both lock 62 44 52 64
        figure.seated.side 104 124
          area circle 42 16 11.5
          line M40 38V74H72V112M40 50L64 56M20 40V90H60
        figure.stand.dress 72 124
          area circle 36 14 11.5
          area M28 32H44L56 84H16Z
          line M28 84V114M44 84V114M28 34L14 62M44 34L58 62
        hand.thumbsup 113 117.6
          body M34.5 53.8L54.5 13.8C64.5 13.8 69.5 21.8 67.5 31.8L64.5 45.8H92.5C103.5 45.8 106.5 57.8 99.5 63.8C105.5 69.8 103.5 80.8 95.5 83.8C97.5 91.8 92.5 97.8 85.5 98.8C83.5 103.8 78.5 105.8 72.5 105.8H48.5L34.5 98.8Z
          body M10.5 53.8H20.5V101.8H10.5Z
        hand.thumbsdown = overturned hand.thumbsup
        hand.thumbsdown.fill = overturned hand.thumbsup.fill
        hand.draw 116 124
          body M54 74V38C54 26 70 26 70 38V62L94 68C104 70 108 78 106 88L102 106C100 114 96 118 88 118H66C58 118 54 114 50 108L34 86C29 78 38 70 46 76Z
          line M10 46C10 18 26 12 33 25C40 38 44 12 64 10
        hand.rays 138 138
          body M59.63 89.68V47.31C59.63 35.2 78.37 35.2 78.37 47.31V75.56L106.49 81.61C115.86 83.63 120.55 89.68 118.21 97.76L113.52 115.92C111.18 121.97 106.49 125 99.46 125H76.03C67.83 125 63.14 121.97 58.46 116.93L40.88 98.77C35.02 91.7 44.4 84.64 52.6 89.68Z
          line M69 13V23.09M31.51 25.11L40.88 33.18M106.49 25.11L97.12 33.18M17.45 53.36H29.17M108.83 53.36H120.55
        hand.point.up hand.point.up.left 104 124
          body M38 76V22C38 8 56 8 56 22V56L84 62C94 64 98 72 96 82L92 104C90 112 84 116 76 116H52C44 116 40 112 36 106L16 82C10 74 20 66 29 72Z
        hand.point.down 104 124
          body M38 48V102C38 116 56 116 56 102V74C66 84 78 78 78 70C88 74 96 68 96 58V40C96 20 84 8 64 8H48C30 8 22 16 16 28L10 44C8 56 20 62 28 54Z
          mark M56 74V62M78 70V60
        hand.wave 124 124
          body M40 84L22 54C16 44 28 36 34 46L50 70L30 36C24 26 37 18 43 28L62 60L46 32C40 22 53 14 59 24L80 62L84 46C86 34 100 36 99 48L97 82C96 102 86 114 70 116C56 117 48 106 40 84Z
          full hole M52.4 68.6L30.4 32.6L25.6 35.4L47.6 71.4ZM64.4 58.6L43.4 22.6L38.6 25.4L59.6 61.4Z
          line M14 84C18 94 24 102 32 108M82 12C92 16 100 24 104 34
        hand.raised.fingers.spread 112 124
          body M38 66L18 34C12 24 24 16 30 26L48 54L44 20C43 8 57 6 58 18L62 52L72 18C75 7 88 10 86 22L76 62L90 56C102 52 108 64 98 70L76 92C70 106 62 116 48 116C30 116 22 102 24 84C24 76 28 70 38 66Z
          full hole M50.9 56.2L38.9 13.2L33.1 14.8L45.1 57.8ZM65 55.2L68 8.2L62 7.8L59 54.8Z
        hand.raised.palm.facing = hand.raised
        hands.clap 124 124
          body M34 72L58 36C64 27 75 34 70 44L58 64L86 30C93 22 102 30 96 39L74 66L98 46C106 40 113 49 106 56L72 98C60 112 40 114 28 102C20 94 24 82 34 72Z
          full hole M60.2 65.5L81 38L75 34L55.8 62.5ZM75.9 67.9L101 44L96 39L72.1 64.1Z
          line M32 14V30M14 26L24 38M50 8L46 22
        handbag 116 112
          body M14 46H102L108 104H8Z
          line M34 46C34 22 42 10 58 10C74 10 82 22 82 46
        hand.palm.facing = hand.raised
        shareplay 124 112
          area circle 62 34 13
          area M38 84C40 66 48 56 62 56C76 56 84 66 86 84Z
          line arc 62 50 46 150 235 62 50 46 -55 30
          line M42 100H82
        rectangle.and.hand.point.up.left 136 124
          bare line M70 90H24C16 90 10 84 10 76V24C10 16 16 10 24 10H108C116 10 122 16 122 24V52
          full line M70 90H24C16 90 10 84 10 76V24C10 16 16 10 24 10H108C116 10 122 16 122 24V52
          full area M10 24C10 16 16 10 24 10H108C116 10 122 16 122 24V48L98 56V46C94 30 72 32 72 46V84L60 90H24C16 90 10 84 10 76Z
          line M84 92V52C84 44 94 44 94 52V74L110 77C118 79 122 84 120 92L117 106C115 114 112 117 104 117H92C86 117 83 114 80 110L70 97C66 91 74 86 79 90Z
        mouth 124 84
          body M10 36C24 24 36 12 48 12C54 12 58 16 62 16C66 16 70 12 76 12C88 12 100 24 114 36C102 58 84 72 62 72C40 72 22 58 10 36Z
          mark M22 36C40 32 50 38 62 38C74 38 84 32 102 36
        nose 84 112
          body M42 10C46 38 50 52 66 66C78 78 72 98 56 96C50 106 34 106 28 96C12 98 6 78 18 66C34 52 38 38 42 10Z
        ear 88 120
          body M22 72C10 58 10 10 46 10C82 10 82 54 66 68C54 78 58 92 50 104C40 116 22 108 24 94
          mark M32 46C32 24 60 24 60 46C60 58 46 56 46 70
        brain 124 112
          body M60 20C56 8 38 6 34 20C20 20 16 36 22 44C8 50 8 70 22 76C20 92 36 102 46 94C52 102 60 100 60 92ZM64 20C68 8 86 6 90 20C104 20 108 36 102 44C116 50 116 70 102 76C104 92 88 102 78 94C72 102 64 100 64 92Z
          full gap M62 16V98
          mark M36 40C44 40 46 46 46 52M30 66C36 72 44 70 46 64M88 40C80 40 78 46 78 52M94 66C88 72 80 70 78 64
        brain.head.profile 112 124
          body M22 118V92C6 74 8 46 20 30C34 12 62 6 82 18C98 28 102 44 100 56L108 74C109 78 107 80 104 80H98V94C98 100 94 104 88 104H76V118Z
          bare line M34 60C28 48 36 34 48 36C54 26 72 28 74 40C84 44 82 60 72 62C68 72 52 72 50 64C44 68 38 66 34 60ZM50 64V52
          full hole M32 60C25 47 33 32 46 33C53 22 73 24 76 38C88 43 85 62 74 65C69 76 52 76 48 68C41 71 35 67 32 60Z
          full line M50 62V52
        lungs 128 112
          line M64 8V54
          body M54 46C46 26 30 26 22 50C14 74 8 96 14 102C22 108 42 98 54 90ZM74 46C82 26 98 26 106 50C114 74 120 96 114 102C106 108 86 98 74 90Z
        tooth 100 116
          body M50 20C62 8 90 6 90 36C90 56 82 64 80 84C78 104 66 112 64 96C62 84 58 74 50 74C42 74 38 84 36 96C34 112 22 104 20 84C18 64 10 56 10 36C10 6 38 8 50 20Z
        mustache 132 64
          body M66 22C58 8 38 8 32 26C26 40 16 40 8 34C12 54 44 62 66 38C88 62 120 54 124 34C116 40 106 40 100 26C94 8 74 8 66 22Z
        eyes 140 84
          body ellipse 14 10 50 64
          body ellipse 76 10 50 64
          spot circle 48 46 12 110 46 12
        eyes.inverse = eyes
        eyeglasses 140 72
          line circle 34 42 23
          line circle 106 42 23
          line M56 37C63 31 77 31 84 37M12 35L23 12M128 35L117 12
          slash 70 42
        eyebrow 112 60
          area M8 48C30 12 74 8 104 34C70 26 40 30 8 48Z
        sunglasses 140 72
          body M14 26H62V42C60 62 18 62 14 42ZM78 26H126V42C122 62 80 62 78 42Z
          line M62 28H78M14 26L24 10M126 26L116 10
        facemask 128 92
          body M30 30C44 14 84 14 98 30V62C84 80 44 80 30 62Z
          line M30 38H10V50C14 60 20 62 30 60M98 38H118V50C114 60 108 62 98 60
          mark M44 40H84M44 54H84
        crown 124 108
          body M16 32L40 54L62 16L84 54L108 32L98 90H26Z
          area circle 16 27 8 62 12 8 108 27 8
        graduationcap 140 108
          body M70 14L130 42L70 70L10 42Z
          bare line M34 54V80C46 94 94 94 106 80V54
          full gap M34 52L70 70L106 52
          full area M34 62L70 80L106 62V80C94 94 46 94 34 80Z
          line M124 44V80
        studentdesk 128 104
          line M8 34H120M20 34V96M108 34V96
          body M44 8H84V34H44Z
        figure.barre 120 124
          use figure.dance 14 0 106 124
          line M6 70H40
        figure.run.treadmill 124 128
          use figure.run 12 0 96 110
          line M8 118H104L118 60
        hand.point.up.braille 104 128
          use hand.point.up 0 4 104 124
          area circle 12 12 5.5 26 12 5.5 12 26 5.5 26 26 5.5
        hand.point.up.left.and.text 132 124
          use hand.point.up.left 28 0 104 124
          line M8 18H44M8 38H44M8 58H34
        hands.sparkles 128 124
          both hands.clap 0 8 118 116
          area M104 4C106 18 110 22 124 24C110 26 106 30 104 44C102 30 98 26 84 24C98 22 102 18 104 4Z
        figure.play 116 124
          area circle 58 20 11.5
          line M58 40V70L38 88L28 114M58 70L80 86L94 104M58 42L36 32L24 12M58 42L80 32L92 12
        """
}
