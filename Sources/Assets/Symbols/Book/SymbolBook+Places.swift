/// Ways to travel, buildings, and what is on a map.
extension SymbolBook {
    static let places = """
        tram 100 124
          body M26 24H74C82 24 88 30 88 38V84C88 92 82 98 74 98H26C18 98 12 92 12 84V38C12 30 18 24 26 24Z
          mark M26 42H74V62H26Z
          spot circle 32 80 6 68 80 6
          line M50 24V10M32 10H68M30 98L18 114M70 98L82 114
        train.side.front.car 140 92
          body M10 20H88C110 20 124 40 130 62C132 70 128 74 120 74H10Z
          mark M24 36H44V50H24ZM58 36H78V50H58Z
          line M10 84H130
        cablecar 100 124
          body box 14 34 72 76 14
          mark M14 74H86
          mark M50 34V74
          line M10 22L90 8M50 15V34
        ferry 128 116
          body M14 66L64 52L114 66L100 98C92 104 36 104 28 98Z
          line M30 60V34H98V60M50 34V14H78V34M10 110C22 102 30 102 40 110C50 102 56 102 64 110C72 102 78 102 88 110C98 102 106 102 118 110
        sailboat 120 116
          body M54 12V76H14ZM66 28L104 76H66ZM10 88H110C104 104 92 106 84 106H36C28 106 16 104 10 88Z
        bicycle 140 92
          line circle 32 60 25
          line circle 108 60 25
          line M32 60L54 28H90L108 60M54 28L72 60H32M72 60L90 28L84 12H98M46 14H62L54 28
        scooter 124 112
          line circle 24 92 13
          line circle 100 92 13
          line M36 92H76C76 74 84 66 96 62L82 14H64
        moped 136 104
          line circle 28 76 19
          line circle 108 76 19
          body M14 48H46L60 58H78L92 34L98 50C86 54 84 64 82 78H50C46 62 36 56 22 56Z
          line M92 34L84 16H70
        bus 112 118
          body M24 10H88C98 10 104 16 104 26V92H8V26C8 16 14 10 24 10Z
          mark M22 34H90V60H22Z
          spot circle 30 76 6 82 76 6
          line M24 92V108M88 92V108
        bus.doubledecker 104 124
          body M22 10H82C90 10 94 16 94 24V102H10V24C10 16 14 10 22 10Z
          mark M24 26H80V44H24ZM24 58H80V76H24Z
          spot circle 28 90 5 76 90 5
          line M24 102V114M80 102V114
        car 134 104
          body M24.5 46L36.5 18.5C38.5 13.5 42.5 10.5 48.5 10.5H85.5C91.5 10.5 95.5 13.5 97.5 18.5L109.5 46C115.5 48 120 52 120 60.5V85.5H14V60.5C14 52 18.5 48 24.5 46Z
          bare line M26.5 46H107.5
          full hole M36.5 41.5L46.5 21H87.5L97.5 41.5Z
          spot circle 36.5 64.5 7 97.5 64.5 7
          line M22.5 85.5V95.5M111.5 85.5V95.5
        car.side 140 92
          body M11 68V56C11 49 14 46 22 44.5L46 40L62 21C67 15 72 12 80 12H94C101 12 106 14 110 20L122 39C127 42 129 46 129 54V68C129 71 127 72 124 72H16C13 72 11 71 11 68Z
          bare line M46 40H121M84 12V40
          full hole M56 38L68 24C70 21.5 73 20 77 20H79.5V38ZM88 20H94C98 20 100 21 102 24L110.5 38H88Z
          hole circle 38 71 23 102 71 23
          body circle 38 71 15
          body circle 102 71 15
        car.2 150 112
          both car 60 4 88 66
          clear M23.49 64.27L32.95 42.59C34.53 38.64 37.68 36.28 42.41 36.28H71.59C76.32 36.28 79.47 38.64 81.05 42.59L90.51 64.27C95.24 65.85 98.79 69 98.79 75.7V95.41H15.21V75.7C15.21 69 18.76 65.85 23.49 64.27Z
          both car 2 28 110 82
        bolt.car 132 108
          both car 0 8 132 100
          clear M104 4L86 30H98L94 48L112 22H100Z
          area M106 4L86 30H98L94 48L114 22H102Z
        box.truck truck.box 148 100
          body M10 18H88V78H10ZM88 36H116L138 58V78H88Z
          clear circle 38 80 10 112 80 10
          body circle 38 80 15
          body circle 112 80 15
        truck.pickup.side 148 88
          body M10 37H56V12H84C87 12 89 13 91 16L107 37H128C135 37 138 40 138 46V66H10Z
          full hole M66 33V22H82L90 33Z
          hole circle 37 66 20 111 66 20
          body circle 37 66 12.5
          body circle 111 66 12.5
        fuelpump 116 118
          body M14 108V22C14 14 18 10 26 10H58C66 10 70 14 70 22V108Z
          mark M28 26H56V46H28Z
          line M8 108H76M70 62H78C86 62 88 66 88 72V88C88 100 106 100 106 88V44L88 26
        ev.charger 116 118
          body M14 108V22C14 14 18 10 26 10H58C66 10 70 14 70 22V108Z
          spot M46 26L26 60H42L38 84L58 50H42Z
          line M8 108H76M70 62H78C86 62 88 66 88 72V88C88 100 106 100 106 88V56M96 40V54M106 54H92V40H110V54
        airplane.departure 132 112
          area M15.08 40.05L24.53 38.16L41.54 51.39L68 45.73L41.54 15.49L52.88 11.71L92.57 40.05L113.4 34.38C119 32.5 122.8 36.27 122.8 40.05C122.8 45.73 119 49.5 113.4 51.39L37.76 70.3C33.98 71.24 30.2 69.35 28.31 66.52Z
          fine line M15.08 40.05L24.53 38.16L41.54 51.39L68 45.73L41.54 15.49L52.88 11.71L92.57 40.05L113.4 34.38C119 32.5 122.8 36.27 122.8 40.05C122.8 45.73 119 49.5 113.4 51.39L37.76 70.3C33.98 71.24 30.2 69.35 28.31 66.52Z
          line M14 100H118
        airplane.arrival 132 112
          area M16.86 15.76L26.31 19.54L33.87 40.33L58.44 47.89L52.77 10.09L64.11 13.87L84.9 55.45L105.7 61.12C113.2 63.95 117 68.68 115.1 74.35C113.2 79.07 109.5 80.02 101.9 78.13L28.2 57.34C24.42 56.39 22.53 53.56 21.59 49.78Z
          fine line M16.86 15.76L26.31 19.54L33.87 40.33L58.44 47.89L52.77 10.09L64.11 13.87L84.9 55.45L105.7 61.12C113.2 63.95 117 68.68 115.1 74.35C113.2 79.07 109.5 80.02 101.9 78.13L28.2 57.34C24.42 56.39 22.53 53.56 21.59 49.78Z
          line M14 100H118
        parkingsign 72 92
          line M14 84V8H38C54 8 62 18 62 30C62 42 54 52 38 52H14
        signpost.right 116 124
          line M50 10V18M50 56V114
          body M14 18H86L106 37L86 56H14Z
        signpost.left = mirrored signpost.right
        signpost.right.and.left 116 124
          body M14 14H84L102 30L84 46H14ZM102 58H32L14 74L32 90H102Z
          line M58 46V58M58 90V114
        road.lanes 120 104
          line M36 10L10 94M84 10L110 94M60 12V26M60 44V60M60 78V92
        steeringwheel 120 115
          line circle 60 57.5 47.09
          line circle 60 57.5 10.87
          line M18.35 47.09H47.32M101.65 47.09H72.68M60 68.82V99.61
        carseat.left 100 124
          body M24 14H44L52 66H82C88 66 92 70 90 76L86 90H32Z
          line M34 106H84
        engine.combustion 140 104
          body M34 34H50V24H86V34H102V44H114V34H128V84H114V74H102L92 94H46L34 80H22V88H12V42H22V50H34Z
          line M54 12H82M68 12V24
        helm 120 120
          line circle 60 60 36
          line circle 60 60 14
          repeat 8 60 60 line M60 46V10
        building 92 118
          body M12 108V20C12 14 16 10 22 10H70C76 10 80 14 80 20V108Z
          spot box 28 26 12 12 2 52 26 12 12 2 28 48 12 12 2 52 48 12 12 2 28 70 12 12 2 52 70 12 12 2
          mark M46 92V106
        building.2 116 118
          body M10 108V12H62V108ZM62 46H106V108H62Z
          spot box 22.5 27 9 9.5 2 40.5 27 9 9.5 2 22.5 47 9 9.5 2 40.5 47 9 9.5 2 22.5 67 9 9.5 2 40.5 67 9 9.5 2 79.5 60 9 9.5 2 79.5 80 9 9.5 2
          full gap M62 44V108
        building.2.crop.circle 120 115
          body circle 60 57.5 49.8
          spot M34 34.5H61V97L52 97L43 94L34 87ZM67 52H88V86L77 94L67 97Z
          bare hole box 39.5 42 5.5 6 1 50.5 42 5.5 6 1 39.5 54 5.5 6 1 50.5 54 5.5 6 1 39.5 66 5.5 6 1 50.5 66 5.5 6 1 75 60 5.5 6 1 75 72 5.5 6 1
          full area box 39.5 42 5.5 6 1 50.5 42 5.5 6 1 39.5 54 5.5 6 1 50.5 54 5.5 6 1 39.5 66 5.5 6 1 50.5 66 5.5 6 1 75 60 5.5 6 1 75 72 5.5 6 1
        building.columns 120 112
          body M60 8L110 34V44H10V34Z
          line M26 44V88M49 44V88M71 44V88M94 44V88M14 90H106M8 104H112
        house.and.flag 140 124
          both house 0 14 120 106
          body M100 10C108 6 116 14 128 10V34C116 38 108 30 100 34Z
          line M100 8V62
        house.lodge 140 112
          body M14 102V62L70 14L126 62V102Z
          mark M34 102V72M52 102V72M88 102V72M106 102V72M52 66H88
        tent 132 104
          body M66 14L120 94H12Z
          bare mark M66 48L84 94H48Z
          full hole M66 44L92 104H40Z
          full area M66 62L80.5 98.2H51.5Z
        tent.2 148 104
          both tent 0 0 112 100
          line M82 14L138 94H118
        storefront 128 112
          body M20 52V102H108V52L112 46L102 12H26L16 46Z
          mark M14 44C14 60 39 60 39 44C39 60 64 60 64 44C64 60 89 60 89 44C89 60 114 60 114 44
          full hole box 34 68 26 22 2 72 68 20 36 2
          bare line M34 68H58V86H34ZM76 102V68H94V102
        mosque 132 120
          body M24 108V68C24 54 34 50 46 42C58 34 64 28 66 18C68 28 74 34 86 42C98 50 108 54 108 68V108Z
          line M12 108H120M12 108V48M120 108V48
          spot M54 108V88C54 74 78 74 78 88V108Z
        cross.case 128 112
          body M22 30H106C114 30 118 34 118 42V92C118 100 114 104 106 104H22C14 104 10 100 10 92V42C10 34 14 30 22 30Z
          mark M64 50V84M47 67H81
          line M44 30V18C44 13 46 10 52 10H76C82 10 84 13 84 18V30
        briefcase 128 112
          body M22 30H106C114 30 118 34 118 42V92C118 100 114 104 106 104H22C14 104 10 100 10 92V42C10 34 14 30 22 30Z
          mark M12 60C40 74 88 74 116 60M64 62V76
          line M44 30V18C44 13 46 10 52 10H76C82 10 84 13 84 18V30
        case 128 112
          body M22 30H106C114 30 118 34 118 42V92C118 100 114 104 106 104H22C14 104 10 100 10 92V42C10 34 14 30 22 30Z
          line M44 30V18C44 13 46 10 52 10H76C82 10 84 13 84 18V30
        suitcase 128 112
          body M22 30H106C114 30 118 34 118 42V92C118 100 114 104 106 104H22C14 104 10 100 10 92V42C10 34 14 30 22 30Z
          mark M36 32V102M92 32V102
          line M44 30V18C44 13 46 10 52 10H76C82 10 84 13 84 18V30
        suitcase.rolling 96 124
          body box 14 36 68 72 10
          mark M34 54V90M62 54V90M48 54V90
          line M34 36V10H62V36M28 108V116M68 108V116
        suitcase.cart 124 124
          line M10 10H24L36 90H110
          body box 46 22 60 54 8
          line circle 48 106 9
          line circle 98 106 9
        backpack 108 124
          body M54 14C82 14 96 34 96 60V100C96 108 92 112 84 112H24C16 112 12 108 12 100V60C12 34 26 14 54 14Z
          mark M32 112V78H76V112M36 50H72
          line M42 14V8H66V14
        party.popper 124 120
          body M46 44L82 80L14 108Z
          line M64 36C70 28 66 18 74 10M90 64C98 58 108 62 116 54M74 52L96 30
          area circle 56 14 6 110 30 6 100 88 6
        balloon 92 124
          body M46 10C68 10 80 26 80 46C80 68 62 86 46 86C30 86 12 68 12 46C12 26 24 10 46 10Z
          line M46 86V94C36 100 56 106 46 116
        balloon.2 132 124
          both balloon 2 4 76 116
          clear M92 19.1C110.2 19.1 120.1 32.3 120.1 48.8C120.1 67 105.2 81.8 92 81.8C78.8 81.8 63.9 67 63.9 48.8C63.9 32.3 73.8 19.1 92 19.1Z
          both balloon 54 4 76 116
        fireworks 124 124
          repeat 12 62 62 line M62 40V18
          area circle 62 62 8
        theatermasks 136 112
          body M12 16C34 24 56 24 78 16V52C78 76 62 90 45 96C28 90 12 76 12 52Z
          line M92 32C104 32 114 30 124 26V62C124 86 108 100 92 106C84 104 76 100 70 94
          spot ellipse 24 38 14 9 52 38 14 9
          mark M30 66C38 74 52 74 60 66
        lifepreserver 120 120
          body circle 60 60 52
          mark circle 60 60 24
          bare line M29 29L43 43M91 29L77 43M29 91L43 77M91 91L77 77
          full gap M20 20L44 44M100 20L76 44M20 100L44 76M100 100L76 76
        beach.umbrella 124 116
          body M14 52C20 24 48 6 76 16C104 26 114 54 104 78Z
          mark M76 16C62 24 56 42 58 66
          line M58 66L38 108M10 108H112
        umbrella 120 120
          body M10 62C10 34 32 14 60 14C88 14 110 34 110 62C98 52 90 52 82 62C74 52 68 52 60 62C52 52 46 52 38 62C30 52 22 52 10 62Z
          line M60 14V8M60 60V98C60 114 38 114 38 98
        binoculars 136 112
          body M22 26C22 8 52 8 52 26L58 78C58 108 10 108 10 78ZM114 26C114 8 84 8 84 26L78 78C78 108 126 108 126 78Z
          line M54 40H82
          mark circle 34 78 15
          mark circle 102 78 15
        mountain.2 140 100
          body M10 88L50 20C52 16 56 16 58 20L76 50L88 32C90 28 94 28 96 32L130 88Z
          mark M36 46L48 52L58 44L70 50
        water.waves 132 92
          line M10 22C20 12 28 12 38 22C48 32 56 32 66 22C76 12 84 12 94 22C104 32 112 32 122 22M10 48C20 38 28 38 38 48C48 58 56 58 66 48C76 38 84 38 94 48C104 58 112 58 122 48M10 74C20 64 28 64 38 74C48 84 56 84 66 74C76 64 84 64 94 74C104 84 112 84 122 74
        globe.americas 120 115
          body circle 60 57.5 49.8
          spot M26 41C31 30 39 23 49 19L60 21L66 27L58 31L69 35L71 43L62 48L58 55L50 53L49 59L56 64L48 65L39 57L35 48Z
          spot M55 65L66 66L80 75L77 85L69 91L64 103C59 104 56 100 56 94L55 84L49 75Z
          spot M74 20L83 24L79 32Z
          spot M100 49L107 54L105 68L97 62Z
        globe.europe.africa 120 115
          body circle 60 57.5 49.8
          spot M46 24C52 18 60 15 68 17L76 25L72 31L84 33L86 40L74 43L62 39L56 44L46 45L42 38L50 33Z
          spot M40 52L53 48L74 51L84 63L93 65L87 77L81 89L72 101L65 98L63 85L58 76L46 75L37 65Z
          spot M90 42L101 45L104 56L96 58Z
        globe.asia.australia 120 115
          body circle 60 57.5 49.8
          spot M20 52C22 41 31 31 42 27L58 23L77 25L88 32L95 41L86 43L88 51L80 53L79 62L73 67L68 59L61 58L57 73L49 59L41 51L31 56Z
          spot M70 70L80 72L86 78L78 79Z
          spot M73 86L84 80L93 85L90 95L80 101L70 95Z
        globe.desk 112 124
          body circle 52 48 36
          line arc 52 48 48 -60 110
          line M52 96V114M30 114H74
        mappin.and.ellipse 124 120
          body circle 62 31.14 17.62
          line M62 50.8V92.09
          second line M44.62 76.36C28.82 80.29 19.34 88.16 19.34 96.02C19.34 107.82 39.88 113.72 62 113.72C84.12 113.72 104.66 107.82 104.66 96.02C104.66 88.16 95.18 80.29 79.38 76.36
        mappin 58 119.6
          area circle 29 26.65 18.35
          line M29 45.82V107.17
        inside:mappin 60 120
          area circle 30 26 24
          area M25 46H35L32.6 112C32.3 116.5 27.7 116.5 27.4 112Z
        mappin.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          spot circle 59.5 37.5 11
          spot M57 46H62L61 79C60.8 81.5 58.2 81.5 58 79Z
        location.north 108 116
          body M54 10L96 104L54 84L12 104Z
        location.north.line 108 124
          body M54 10L92 92L54 74L16 92Z
          line M16 112H92
        location.north.circle 120 115
          body circle 60 57.5 49.8
          spot M60 25.35L83.54 79.68L60 68.82L36.46 79.68Z
        location.magnifyingglass 116 105
          use magnifyingglass 0 0 116 105
          area M64 28L28 42L46 46L50 64Z
        safari 120 115
          body circle 60 57.5 49.8
          spot M83.54 33.5L65.43 63.39L36.46 81.5L54.57 51.61Z
        point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath 124 112
          line circle 24 24 14
          line circle 100 88 14
          line M24 38V74C24 98 58 98 58 74V38C58 14 100 14 100 38V74
        point.topleft.down.to.point.bottomright.filled.curvepath 124 112
          line circle 24 24 14
          area circle 100 88 16
          line M24 38V74C24 98 58 98 58 74V38C58 14 100 14 100 38V74
        point.bottomleft.forward.to.point.topright.scurvepath 116 112
          line circle 22.5 88 13
          line circle 93.5 24 13
          line M35.5 88H48.5C71 88 45 24 67.5 24H80.5
        point.bottomleft.forward.to.point.topright.filled.scurvepath 124 112
          line circle 24 88 14
          area circle 100 24 16
          line M38 88H52C76 88 48 24 72 24H86
        point.3.connected.trianglepath.dotted 124 116
          line circle 62 22 14
          line circle 24 92 14
          line circle 100 92 14
          area circle 52 42 4 44 56 4 36 70 4 72 42 4 80 56 4 88 70 4 48 92 4 62 92 4 76 92 4
        flag.checkered 108 118
          line M16 12V108M16 16C36 8 56 26 92 14V66C56 78 36 60 16 68
          area M16 16C24 13 32 14 40 16V34C32 32 24 31 16 34ZM40 34C48 36 56 38 64 38V56C56 56 48 54 40 52ZM64 20C72 20 82 18 92 14V34C82 38 72 39 64 38ZM16 50C24 48 32 50 40 52V68C32 66 24 66 16 68ZM64 56C72 56 82 54 92 50V66C82 70 72 72 64 72Z
        flag.2.crossed 140 108
          body M44 12L10 22L22 54L64 48ZM96 12L130 22L118 54L76 48Z
          line M44 12L92 100M96 12L48 100
        checkerboard.rectangle 128 104
          line box 10 10 108 84 12
          area box 14 14 26 20 0 66 14 26 20 0 40 34 26 20 0 92 34 22 20 0 14 54 26 20 0 66 54 26 20 0 40 74 26 18 0 92 74 22 18 0
        carseat.right = mirrored carseat.left
        lightrail 100 124
          body box 14 34 72 70 12
          mark M28 50H72V70H28Z
          spot circle 32 86 6 68 86 6
          line M34 10H66M58 10L42 22L50 34M30 104L22 116M70 104L78 116
        latch.2.case 128 112
          body M22 30H106C114 30 118 34 118 42V92C118 100 114 104 106 104H22C14 104 10 100 10 92V42C10 34 14 30 22 30Z
          mark M12 56H116M38 48V64M90 48V64
          line M44 30V18C44 13 46 10 52 10H76C82 10 84 13 84 18V30
        point.topleft.filled.down.to.point.bottomright.curvepath 124 112
          area circle 24 24 16
          line circle 100 88 14
          line M24 38V74C24 98 58 98 58 74V38C58 14 100 14 100 38V74
        point.bottomleft.filled.forward.to.point.topright.scurvepath 116 112
          area circle 22.5 88 15
          line circle 93.5 24 13
          line M35.5 88H48.5C71 88 45 24 67.5 24H80.5
        point.3.filled.connected.trianglepath.dotted 124 116
          area circle 62 22 16 24 92 16 100 92 16
          area circle 52 42 4 44 56 4 36 70 4 72 42 4 80 56 4 88 70 4 48 92 4 62 92 4 76 92 4
        point.3.connected.trianglepath 124 116
          line circle 62 22 14 24 92 14 100 92 14
          line M55 35L31 79M69 35L93 79M38 92H86
        flag.filled.and.flag.crossed 140 108
          area M44 12L10 22L22 54L64 48Z
          line M44 12L10 22L22 54L64 48ZM96 12L130 22L118 54L76 48Z
          line M44 12L92 100M96 12L48 100
        flag.and.flag.filled.crossed = mirrored flag.filled.and.flag.crossed
        train.side.rear.car = mirrored train.side.front.car
        train.side.middle.car 140 92
          body box 8 20 124 54 8
          mark M22 36H44V50H22ZM59 36H81V50H59ZM96 36H118V50H96Z
          line M10 84H130
        car.rear 134 104
          body M24.5 46L36.5 18.5C38.5 13.5 42.5 10.5 48.5 10.5H85.5C91.5 10.5 95.5 13.5 97.5 18.5L109.5 46C115.5 48 120 52 120 60.5V85.5H14V60.5C14 52 18.5 48 24.5 46Z
          bare line M26.5 46H107.5
          full hole M36.5 41.5L46.5 21H87.5L97.5 41.5Z
          mark M28 62H38M96 62H106M54 68H80
          line M22.5 85.5V95.5M111.5 85.5V95.5
        network 120 115
          line circle 60 57.5 49.8
          turn 24 60 57.5 line M60 12C36 30 36 85 60 103M60 12C84 30 84 85 60 103
          turn 24 60 57.5 line M19 40C44 50 76 50 101 40M19 75C44 65 76 65 101 75
        """
}
