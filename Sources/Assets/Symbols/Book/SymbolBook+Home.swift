/// Rooms of a home, and what stands in them.
extension SymbolBook {
    static let home = """
        fan 120 120
          repeat 4 60 60 body M57 50C46 40 44 25 52 16C60 8 79 8 85 17C89 24 86 30 78 32C70 34 66 40 64 50Z
          full area circle 60 60 13
          full hole circle 60 60 6
          bare area circle 60 60 7
        fan.desk 100 124
          body circle 50 48 40
          repeat 4 50 48 spot M48.44 42.8C42.72 37.6 41.68 29.8 45.84 25.12C50 20.96 59.88 20.96 63 25.64C65.08 29.28 63.52 32.4 59.36 33.44C55.2 34.48 53.12 37.6 52.08 42.8Z
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
          line M42 8H82M62 8V34M20 52V42C20 36 22 34 28 34H96C102 34 104 36 104 42V52M62 34V52
          area M5 77C5 58 11 51 20 51C29 51 35 58 35 77ZM47 77C47 58 53 51 62 51C71 51 77 58 77 77ZM89 77C89 58 95 51 104 51C113 51 119 58 119 77Z
          area circle 20 88 6 62 88 6 104 88 6
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
          body M14 12H53V96H14ZM71 12H110V96H71Z
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
        fan.floor 100 124
          body circle 50 46 38
          repeat 4 50 46 spot M48.53 41.1C43.14 36.2 42.16 28.85 46.08 24.44C50 20.52 59.31 20.52 62.25 24.93C64.21 28.36 62.74 31.3 58.82 32.28C54.9 33.26 52.94 36.2 51.96 41.1Z
          line M50 86V96M50 96L24 116M50 96L76 116
        air.conditioner.vertical 92 124
          body box 16 8 60 108 10
          mark M30 24H62M30 40H62M30 56H62
        humidifier 88 124
          body M26 10H62C70 10 74 14 74 22V96C74 104 70 110 62 110H26C18 110 14 104 14 96V22C14 14 18 10 26 10Z
          spot M44 38C52 52 58 58 58 68C58 86 30 86 30 68C30 58 36 52 44 38Z
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
          mark M10 42H94
          spot circle 28 26 5 44 26 5
          mark M66 26H78
          fine mark M26 92H78M35 58V80M52 58V80M69 58V80
        dryer 104 116
          body box 10 10 84 96 12
          mark circle 52 66 29
          spot circle 28 26 5 44 26 5
          mark M68 26H78
          fine mark M45 55C41 61 49 67 45 76M59 55C55 61 63 67 59 76
        """
}
