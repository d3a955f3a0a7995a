/// Ways to travel, buildings, rooms and what stands in them.
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
          body box 14 26 72 76 12
          mark M14 66H86
          mark M50 26V66
          line M20 10H80M50 10V26M30 102L22 114M70 102L78 114
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
          body M10 66V52C10 44 16 40 24 40L42 18C45 14 49 12 54 12H82C87 12 91 14 94 18L110 38C122 40 130 46 130 56V66C130 70 128 72 124 72H16C12 72 10 70 10 66Z
          mark M48 40L58 26H68V40ZM80 26H84L96 40H80Z
          clear circle 38 70 11 102 70 11
          body circle 38 70 15
          body circle 102 70 15
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
        truck.pickup.side 148 84
          body M10 38H54V18H88L106 38H130C136 38 138 42 138 48V62H10Z
          clear circle 38 62 10 110 62 10
          body circle 38 62 14
          body circle 110 62 14
        fuelpump 116 118
          body M14 108V22C14 14 18 10 26 10H58C66 10 70 14 70 22V108Z
          mark M28 26H56V46H28Z
          line M8 108H76M70 62H78C86 62 88 66 88 72V88C88 100 106 100 106 88V44L88 26
        ev.charger 116 118
          body M14 108V22C14 14 18 10 26 10H58C66 10 70 14 70 22V108Z
          spot M46 26L26 60H42L38 84L58 50H42Z
          line M8 108H76M70 62H78C86 62 88 66 88 72V88C88 100 106 100 106 88V56M96 40V54M106 54H92V40H110V54
        airplane.departure 132 112
          area M12 40L22 38L40 52L68 46L40 14L52 10L94 40L116 34C122 32 126 36 126 40C126 46 122 50 116 52L36 72C32 73 28 71 26 68Z
          line M14 100H118
        airplane.arrival 132 112
          area M14 14L24 18L32 40L58 48L52 8L64 12L86 56L108 62C116 65 120 70 118 76C116 81 112 82 104 80L26 58C22 57 20 54 19 50Z
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
        fan 120 120
          body M60 52C40 44 36 12 58 10C76 9 82 30 68 52ZM68 60C76 40 108 36 110 58C111 76 90 82 68 68ZM60 68C80 76 84 108 62 110C44 111 38 90 52 68ZM52 60C44 80 12 84 10 62C9 44 30 38 52 52Z
          full hole circle 60 60 7
          bare area circle 60 60 7
        fan.desk 100 124
          body circle 50 48 40
          spot M50 42C38 36 38 18 50 18C60 18 62 30 54 42ZM56 48C60 36 78 36 78 48C78 58 66 60 56 52ZM50 54C62 60 62 78 50 78C40 78 38 66 46 54ZM44 48C40 60 22 60 22 48C22 38 34 36 44 44Z
          line M50 88V114M28 114H72
        fan.ceiling 140 84
          body M70 50C52 44 24 44 12 56C24 68 52 66 70 60C88 66 116 68 128 56C116 44 88 44 70 50Z
          line M70 48V10M54 10H86
        air.conditioner.horizontal 136 108
          body box 10 10 116 50 12
          mark M26 42H110
          line M40 76L34 92M68 76V96M96 76L102 92
        heater.vertical 112 108
          body box 10 12 92 80 12
          mark M34 30V74M56 30V74M78 30V74
          line M24 92V102M88 92V102
        air.purifier 88 124
          body M26 10H62C70 10 74 14 74 22V96C74 104 70 110 62 110H26C18 110 14 104 14 96V22C14 14 18 10 26 10Z
          mark M30 34H58M30 50H58M30 66H58
        building 92 118
          body M12 108V20C12 14 16 10 22 10H70C76 10 80 14 80 20V108Z
          spot box 28 26 12 12 2 52 26 12 12 2 28 48 12 12 2 52 48 12 12 2 28 70 12 12 2 52 70 12 12 2
          mark M46 92V106
        building.2 116 118
          body M10 108V12H62V108ZM62 46H106V108H62Z
          mark M28 32H32M42 32H46M28 52H32M42 52H46M28 72H32M42 72H46M80 64H88M80 84H88
          full gap M62 44V108
        building.2.crop.circle 120 115
          body circle 60 57.5 49.8
          spot M34.65 85.12V36.22H61.81V85.12ZM69.06 85.12V52.52H87.16V85.12Z
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
          full hole M66 44L90 99H42Z
          full area M66 62L80 98.25H52Z
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
        bed.double 140 100
          body M10 86V60C10 54 14 50 20 50H120C126 50 130 54 130 60V86Z
          line M24 50V20C24 14 28 10 34 10H106C112 10 116 14 116 20V50M10 86V94M130 86V94
          bare line M38 50V38H64V50M76 50V38H102V50
          full area box 36 32 28 24 5 76 32 28 24 5
        sofa 140 100
          body M10 50C10 38 30 38 30 50V64H110V50C110 38 130 38 130 50V80C130 86 126 88 120 88H20C14 88 10 86 10 80Z
          body M28 36V24C28 14 34 10 44 10H96C106 10 112 14 112 24V36
          line M26 88V96M114 88V96
        chair 92 124
          body M22 10H70V60H22Z
          body M16 64H76V80H16Z
          line M22 80V114M70 80V114
        chair.lounge 124 104
          body M14 16C24 10 32 16 36 26L54 62H104C112 62 112 76 104 76H46Z
          line M44 76L32 96M100 76V96
        table.furniture 140 92
          line M10 16H130M24 16V84M116 16V84M70 16V52
          area box 8 10 124 14 4
        chandelier 124 112
          line M62 8V92M62 50C40 50 22 56 22 76M62 50C84 50 102 56 102 76M22 76V92M102 76V92
          area circle 22 62 8 102 62 8 62 96 10
        lamp.desk 124 124
          body M70 14L106 44L90 60C76 62 58 44 58 30Z
          line M64 24L26 54L54 110M24 112H92
        lamp.floor 92 124
          body M28 10H64L82 56H10Z
          line M46 56V114M22 114H70
        door.left.hand.open 108 120
          body M20 10H60V110H20Z
          line M10 110H98M60 12H88V110
          spot circle 48 60 5
        door.left.hand.closed 108 120
          body M20 110V10H88V110
          line M10 110H98
          spot circle 74 60 6
        door.garage.closed 128 112
          body M12 102V30L64 10L116 30V102Z
          mark M30 102V44H98V102M30 62H98M30 80H98
        window.shade.closed 112 112
          line box 12 22 88 80 6
          line M8 12H104
          area box 16 22 80 60 3
          area circle 56 90 4
        window.shade.open 112 112
          line box 12 22 88 80 6
          line M8 12H104
          area box 16 22 80 22 3
          line M56 44V52
        curtains.closed 124 112
          line M8 12H116
          body M14 12H58V96H14ZM66 12H110V96H66Z
        stairs 120 108
          line M10 98H36V76H60V54H84V32H110V10
        shower 108 124
          body M24 54C24 34 38 22 54 22C70 22 84 34 84 54Z
          line M54 22V8M32 70L28 80M54 70V82M76 70L80 80M24 94L20 106M54 96V110M84 94L88 106
        bathtub 128 112
          body M12 58H116V70C116 86 106 96 90 96H38C22 96 12 86 12 70Z
          line M24 58V22C24 8 46 8 46 22M36 24H56M34 96L28 106M94 96L100 106
        toilet 104 120
          body M16 62H90C90 84 76 92 64 94L70 112H36L40 94C26 90 16 80 16 62Z
          body box 14 10 28 44 6
        sink 128 112
          body M12 58H116C116 80 102 92 84 92H44C26 92 12 80 12 58Z
          line M64 58V24C64 8 90 8 90 24M64 92V106
        spigot 120 112
          body M12 34H42C50 34 52 30 58 30H78C98 30 108 44 108 62V70H84V62C84 56 82 54 76 54H58C52 54 50 58 42 58H12Z
          line M68 30V14M52 12H84
          area M96 80C102 90 106 94 106 100C106 112 86 112 86 100C86 94 90 90 96 80Z
        oven 112 116
          body box 10 10 92 92 12
          mark M10 36H102M28 52H84V88H28Z
          spot circle 30 23 5 50 23 5 82 23 5
        microwave 140 100
          body box 10 10 120 76 12
          mark M26 26H92V70H26ZM110 30V32M110 46V48M110 62V64
        refrigerator 88 124
          body box 12 8 64 104 10
          mark M12 48H76M28 24V34M28 62V78
        washer 104 116
          body box 10 10 84 96 12
          mark circle 52 66 24
          spot circle 28 26 5 44 26 5
          mark M68 26H78
        entry.lever.keypad 92 124
          body box 14 10 40 104 10
          spot circle 28 30 4 40 30 4 28 44 4 40 44 4
          line M36 76H78
        sprinkler 120 112
          line M60 104V70M36 104H84M40 62H80M30 40L14 30M42 28L32 12M60 24V8M78 28L88 12M90 40L106 30
        party.popper 124 120
          body M46 44L82 80L14 108Z
          line M64 36C70 28 66 18 74 10M90 64C98 58 108 62 116 54M74 52L96 30
          area circle 56 14 6 110 30 6 100 88 6
        balloon 92 124
          body M46 10C68 10 80 26 80 46C80 68 62 86 46 86C30 86 12 68 12 46C12 26 24 10 46 10Z
          line M46 86V94C36 100 56 106 46 116
        balloon.2 140 124
          both balloon 4 4 76 116
          both balloon 60 4 76 116
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
          mark M24 24L44 44M96 24L76 44M24 96L44 76M96 96L76 76
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
          spot M23.78 32.6C36.46 18.11 54.57 18.11 65.43 23.54L58.19 36.22L69.06 41.65L56.38 54.33L45.51 50.71L40.08 61.57L54.57 70.63L69.06 74.25L63.62 88.74L56.38 101.42C41.89 94.17 38.27 81.5 36.46 72.44L23.78 57.95Z
          spot M81.73 25.35C92.6 32.6 99.84 43.46 101.65 54.33L88.98 48.9L79.92 38.03Z
        globe.europe.africa 120 115
          body circle 60 57.5 49.8
          spot M58.19 16.3C50.95 23.54 45.51 23.54 47.32 34.41L38.27 43.46C32.84 50.71 36.46 61.57 47.32 63.39L60 65.2L63.62 77.87L67.24 92.36L76.3 90.55L83.54 74.25L90.79 59.76L85.35 47.09L74.49 43.46L81.73 36.22L88.98 27.17C79.92 18.11 69.06 14.49 58.19 16.3Z
        globe.asia.australia 120 115
          body circle 60 57.5 49.8
          spot M36 24C46 14 70 12 82 22C90 28 92 40 86 50C80 56 74 54 70 60C66 67 63 70 59 66C55 60 50 56 42 53C34 50 30 46 31 40C32 33 33 28 36 24ZM74 74C80 68 92 70 94 78C95 86 88 93 82 93C76 92 68 84 74 74Z
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
        mappin.square 119 106
          body box 19.02 12.52 80.96 80.96 15.84
          spot circle 59.5 41.56 12.32
          mark M59.5 50.36V76.76
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
          body M14 16L58 12L68 46L24 50ZM126 16L82 12L72 46L116 50Z
          line M14 16L92 98M126 16L48 98
        checkerboard.rectangle 128 104
          line box 10 10 108 84 12
          area box 14 14 26 20 0 66 14 26 20 0 40 34 26 20 0 92 34 22 20 0 14 54 26 20 0 66 54 26 20 0 40 74 26 18 0 92 74 22 18 0
        carseat.right = mirrored carseat.left
        fan.floor 100 124
          body circle 50 46 38
          spot M50 40C38 34 38 16 50 16C60 16 62 28 54 40ZM56 46C60 34 78 34 78 46C78 56 66 58 56 50ZM50 52C62 58 62 76 50 76C40 76 38 64 46 52ZM44 46C40 58 22 58 22 46C22 36 34 34 44 42Z
          line M50 86V96M50 96L24 116M50 96L76 116
        air.conditioner.vertical 92 124
          body box 16 8 60 108 10
          mark M30 24H62M30 40H62M30 56H62
        lightrail 100 124
          body box 14 34 72 70 12
          mark M28 50H72V70H28Z
          spot circle 32 86 6 68 86 6
          line M34 10H66M58 10L42 22L50 34M30 104L22 116M70 104L78 116
        humidifier 88 124
          body M26 10H62C70 10 74 14 74 22V96C74 104 70 110 62 110H26C18 110 14 104 14 96V22C14 14 18 10 26 10Z
          spot M44 38C52 52 58 58 58 68C58 86 30 86 30 68C30 58 36 52 44 38Z
        latch.2.case 128 112
          body M22 30H106C114 30 118 34 118 42V92C118 100 114 104 106 104H22C14 104 10 100 10 92V42C10 34 14 30 22 30Z
          mark M12 56H116M38 48V64M90 48V64
          line M44 30V18C44 13 46 10 52 10H76C82 10 84 13 84 18V30
        lamp.table 92 112
          body M26 10H66L82 50H10Z
          line M46 50V70
          body M34 70H58L62 102H30Z
        lamp.ceiling 108 108
          line M54 8V34
          body M54 34C80 34 94 52 96 78H12C14 52 28 34 54 34Z
          line M42 92C46 98 62 98 66 92
        door.right.hand.open = mirrored door.left.hand.open
        door.garage.open 128 112
          body M12 102V30L64 10L116 30V102H98V44H30V102Z
          line M36 60H92
        door.right.hand.closed = mirrored door.left.hand.closed
        door.french.closed 108 120
          body M20 110V10H88V110
          line M10 110H98
          mark M54 10V110
          spot circle 44 62 5 64 62 5
        door.sliding.left.hand.closed 124 112
          body box 12 10 100 92 8
          mark M62 12V100M50 46V66
        blinds.horizontal.closed 112 112
          line box 12 22 88 80 6
          line M8 12H104M24 40H88M24 56H88M24 72H88M24 88H88
        blinds.horizontal.open 112 112
          line box 12 22 88 80 6
          line M8 12H104M24 36H88M24 48H88
        blinds.vertical.closed 112 112
          line box 12 22 88 80 6
          line M8 12H104M28 34V90M46 34V90M66 34V90M84 34V90
        blinds.vertical.open 112 112
          line box 12 22 88 80 6
          line M8 12H104M26 34V90M38 34V90
        curtains.open 124 112
          line M8 12H116
          body M14 12H42C42 40 34 56 14 64Z
          body M110 12H82C82 40 90 56 110 64Z
          line M14 64V98M110 64V98
        pipe.and.drop 120 112
          body M12 26H78C98 26 108 40 108 58V66H84V60C84 54 82 50 76 50H12Z
          line M24 16V60
          area M96 76C102 88 106 92 106 98C106 110 86 110 86 98C86 92 90 88 96 76Z
        cooktop 128 104
          body box 10 10 108 84 12
          mark circle 40 36 14
          mark circle 88 36 14
          mark circle 40 70 14
          mark circle 88 70 14
        dishwasher 104 116
          body box 10 10 84 96 12
          spot circle 28 26 5 44 26 5
          mark M66 26H78M28 54H76M28 74H76M40 54V64M64 54V64M40 74V84M64 74V84
        dryer 104 116
          body box 10 10 84 96 12
          mark circle 52 66 24
          spot circle 28 26 5 44 26 5
          mark M68 26H78M44 58C40 64 48 68 44 74M60 58C56 64 64 68 60 74
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
          area M14 16L58 12L68 46L24 50Z
          line M14 16L58 12L68 46L24 50ZM126 16L82 12L72 46L116 50Z
          line M14 16L92 98M126 16L48 98
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
