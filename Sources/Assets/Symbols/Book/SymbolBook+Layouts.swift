/// Ways to arrange and to align, parts of screens, and keys of controllers.
extension SymbolBook {
    static let layouts = """
        align.horizontal.left 108 104
          line M14 10V94
          body box 30 18 66 26 6
          body box 30 60 40 26 6
        align.horizontal.right = mirrored align.horizontal.left
        align.horizontal.right.fill = mirrored align.horizontal.left.fill
        align.horizontal.center 108 104
          line M54 8V18M54 44V60M54 86V96
          body box 16 18 76 26 6
          body box 32 60 44 26 6
        align.vertical.bottom = turned align.horizontal.right
        align.vertical.bottom.fill = turned align.horizontal.right.fill
        align.vertical.top = turned align.horizontal.left
        align.vertical.top.fill = turned align.horizontal.left.fill
        align.vertical.center = turned align.horizontal.center
        align.vertical.center.fill = turned align.horizontal.center.fill
        distribute.horizontal.center 120 104
          line M34 8V26M34 78V94M86 8V26M86 78V94
          body box 22 26 24 52 6
          body box 74 26 24 52 6
        distribute.horizontal.left 120 104
          line M12 8V94M70 8V94
          body box 31 26 21 52 5
          body box 89 26 21 52 5
        distribute.horizontal.right = mirrored distribute.horizontal.left
        distribute.horizontal.right.fill = mirrored distribute.horizontal.left.fill
        distribute.vertical.center = turned distribute.horizontal.center
        distribute.vertical.center.fill = turned distribute.horizontal.center.fill
        distribute.vertical.top = turned distribute.horizontal.left
        distribute.vertical.top.fill = turned distribute.horizontal.left.fill
        distribute.vertical.bottom = turned distribute.horizontal.right
        distribute.vertical.bottom.fill = turned distribute.horizontal.right.fill
        arrow.right.arrow.left arrow.swap 124 108
          line M12 32H110M88 10L110 32L88 54M112 78H14M36 56L14 78L36 100
        arrow.up.left.arrow.down.right 116 112
          line M16 14H44M16 14V42M16 14L60 58M100 98H72M100 98V70M100 98L56 54
        arrow.down.left.arrow.up.right 116 112
          line M100 14H72M100 14V42M100 14L66 48M16 98H44M16 98V70M16 98L50 64
        arrow.branch 112 112
          line M12 56H44M44 56C64 56 62 24 82 24H98M44 56C64 56 62 88 82 88H98M84 10L98 24L84 38M84 74L98 88L84 102
        arrow.up.trash 108 124
          line M12 26H96M38 26V12H70V26
          body M22 26L29 112H79L86 26Z
          mark M54 94V52M40 66L54 52L68 66
        arrow.up.right.video 138 92
          body M24 10H84C92 10 96 16 96 24V68C96 76 92 82 84 82H24C16 82 10 76 10 68V24C10 16 16 10 24 10Z
          bare line M96 38L128 20V72L96 54
          full area M107 40L127 25V67L107 52Z
          full line M109 40L127 26V66L109 52Z
          mark M36 62L66 32M44 32H66V54
        arrow.down.left.video 138 92
          body M24 10H84C92 10 96 16 96 24V68C96 76 92 82 84 82H24C16 82 10 76 10 68V24C10 16 16 10 24 10Z
          bare line M96 38L128 20V72L96 54
          full area M107 40L127 25V67L107 52Z
          full line M109 40L127 26V66L109 52Z
          mark M66 32L36 62M36 40V62H58
        arrow.down.heart 118 99
          both heart 0 0 118 99
          cut arrow.down 42 22 34 48
        arrow.up.forward.bottomleading.rectangle arrow.up.right.bottomleft.rectangle 128 112
          body box 10 52 60 50 10
          line M40 38V26C40 18 46 12 54 12H104C112 12 118 18 118 26V76C118 84 112 90 104 90H84M66 56L96 30M74 30H96V52
        arrow.down.left.topright.rectangle arrow.down.backward.toptrailing.rectangle = mirrored arrow.down.right.topleft.rectangle
        arrow.up.left.bottomright.rectangle arrow.up.backward.bottomtrailing.rectangle = mirrored arrow.up.right.bottomleft.rectangle
        arrow.down.right.topleft.rectangle arrow.down.forward.topleading.rectangle = overturned arrow.up.right.bottomleft.rectangle
        chevron.backward.to.line = chevron.left.to.line
        chevron.forward.to.line = chevron.right.to.line
        chevron.compact.backward = chevron.compact.left
        chevron.compact.forward = chevron.compact.right
        chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
        applepencil applepencil.gen1 applepencil.gen2 112 112
          body M88 10L102 24L40 86L16 96L26 72Z
          mark M72 27L85 40
        applepencil.tip 64 116
          body M32 8L52 66V106H12V66Z
          mark M14 66H50
        applepencil.and.scribble 124 112
          body M98 10L106 18L62 62L46 68L52 52Z
          line M46 68C30 84 8 76 12 92C16 106 40 84 56 92C72 100 84 104 104 98
        appclip 116 116
          line circle 58 58 48
          line circle 58 58 20
          line M58 10V22M58 94V106
        arkit 120 124
          body M60 34L92 50V82L60 98L28 82V50Z
          mark M30 51L60 66L90 51M60 66V96
          line M10 40V30L20 24M110 40V30L100 24M10 84V94L20 100M110 84V94L100 100M50 10L60 6L70 10M50 114L60 118L70 114
        batteryblock 132 104
          body box 10 24 112 70 12
          line M26 12H46M86 12H106
        bold.underline 84 108
          use bold 6 2 68 86
          line M8 98H72
        bubbles.and.sparkles 124 116
          body circle 44 74 34
          body circle 96 88 18
          area M86 8C88 24 92 28 108 30C92 32 88 36 86 52C84 36 80 32 64 30C80 28 84 24 86 8Z
        cabinet 116 112
          body box 12 10 92 84 8
          line M22 94V104M94 94V104
          mark M58 12V92M46 46V58M70 46V58
        character.magnify 124 108
          line M8 92L36 12L64 92M18 64H54
          line circle 88 60 22
          line M104 76L116 90
        circles.hexagongrid = circle.hexagongrid
        circle.grid.hex = circle.hexagongrid
        circles.hexagonpath 120 115
          repeat 6 60 57.5 body circle 60 23.2 15
        comb 132 84
          body M10 18H122V34H10Z
          line M16 34V70M36 34V70M56 34V70M76 34V70M96 34V70M116 34V70
        deskview 140 104
          line M24 64V22C24 14 28 10 36 10H104C112 10 116 14 116 22V64
          body M24 66H116L130 94H10Z
        dial 116 116
          body circle 58 58 36
          mark M58 34V52
          repeat 8 58 58 area circle 58 10 4
        eurozonesign 72 86
          line M64 22C58 10 48 6 38 6C22 6 14 20 14 40C14 60 22 74 38 74C48 74 58 70 64 58M4 32H46M4 48H44
        decrease.quotelevel 112 92
          line M10 10V82M36 10H104M70 34H104M70 58H104M36 82H104M50 34L36 46L50 58
        increase.quotelevel 112 92
          line M10 10V82M36 10H104M70 34H104M70 58H104M36 82H104M36 34L50 46L36 58
        fanblades = fan
        field.of.view.wide 132 104
          line M66 92L12 24M66 92L120 24
          line arc 66 92 74 232 308
          area circle 66 92 9
        figure.2.arms.open 148 124
          area circle 40 36 9.5 108 36 9.5
          area box 34 58 12 26 2 102 58 12 26 2
          line M12 56L34 60H46L74 56L102 60H114L136 56M36 60V112M44 60V112M104 60V112M112 60V112
        figure.curling 124 112
          area circle 52 24 11.5
          line M48 44L28 74L60 78L72 104M28 74L12 100M48 46L74 60L92 82
          area M84 88H116V98C116 102 112 104 108 104H92C88 104 84 102 84 98Z
        figure.disc.sports 120 124
          area circle 50 18 11.5
          line M50 38L46 72L28 92L22 116M46 72L66 90L70 116M50 40L72 46L90 30M50 40L30 54
          area ellipse 86 18 26 9
        figure.dress.line.vertical.figure 140 124
          use figure.stand.dress 0 0 64 124
          use figure.stand 76 0 64 124
          line M70 10V114
        figure.fencing 132 124
          area circle 54 18 11.5
          line M54 38L50 70L28 90L18 114M50 70L76 88L84 114M54 40L78 48L124 30M54 40L34 54L26 36
        figure.taichi 116 124
          area circle 56 18 11.5
          line M56 38V70L34 86L28 114M56 70L80 86L90 112M56 42L34 52L16 40M56 42L80 50L98 62
        figure.walk.arrival 128 124
          use figure.walk 0 0 92 124
          line M116 10V114
        figure.walk.departure 128 124
          use figure.walk 36 0 92 124
          line M12 10V114
        fireplace 120 112
          body M12 10H108V26H12Z
          line M20 26V102M100 26V102M10 102H110M36 102V64C36 46 84 46 84 64V102
          area M60 62C68 72 74 78 74 86C74 98 46 98 46 86C46 78 54 76 60 62Z
        firewall 124 112
          body box 10 10 104 92 8
          mark M10 40H114M10 72H114M62 10V40M36 40V72M88 40V72M62 72V102
        flipphone 84 118
          line M13 13V52
          body box 12.75 36 58.5 68.5 16
          spot box 26 49 32 25 4
          mark M36 90H48
        gyroscope 120 120
          line circle 60 60 50
          fine line ellipse 40 13 40 94
          fine line ellipse 13 40 94 40
          area circle 60 60 9
        gym.bag 136 92
          body M24 34H112C120 34 126 40 126 48V70C126 78 120 82 112 82H24C16 82 10 78 10 70V48C10 40 16 34 24 34Z
          line M48 34C48 8 88 8 88 34
          mark M36 36V80M100 36V80
        heat.waves 108 112
          line M28 12C14 30 42 44 28 62C18 76 26 88 34 100M56 12C42 30 70 44 56 62C46 76 54 88 62 100M84 12C70 30 98 44 84 62C74 76 82 88 90 100
        iphone.rear.camera 76 120
          body box 10 8 56 104 14
          spot circle 26 26 6 26 44 6
        ipodtouch 76 120
          body box 12 8 52 104 9
          spot circle 38 98 4.5
        ipod 84 120
          body box 12 8 60 104 10
          mark M26 22H58V48H26Z
          mark circle 42 80 18
        left 52 88
          line M12 10V74H44
        licenseplate 140 92
          body box 10 14 120 64 10
          mark M34 60V34M54 34H74L60 60M90 34V60H108
        lightbulb.min 100 122
          both lightbulb 8 0 84 122
        light.overhead.left 124 104
          body M52 20H100C112 20 116 60 100 84H52Z
          line M10 30L38 24M10 52H38M10 74L38 80
        lines.measurement.vertical = turned lines.measurement.horizontal
        mosaic 124 104
          body box 10 10 46 38 7
          body box 68 10 46 56 7
          body box 10 60 46 34 7
          body box 68 78 46 16 5
        mount 120 112
          body box 10 14 100 54 10
          line M60 68V98M34 98H86
        oilcan 140 92
          body M40 34H92L128 20L98 76H40Z
          line M40 44C20 38 12 48 12 56C12 66 24 68 40 66M58 34V20H78V34
        pano 140 92
          body M12 14C46 24 94 24 128 14V78C94 68 46 68 12 78Z
          mark M14 64L44 40L64 58L84 42L112 62
        pedal.accelerator 92 124
          body box 22 10 48 80 12
          mark M36 33H56M36 50H56M36 67H56
          line M46 94V114
        person.crop.circle.badge.exclam = person.crop.circle.badge.exclamationmark
        phone.fill.arrow.up.right = phone.arrow.up.right.fill
        phone.fill.arrow.down.left = phone.arrow.down.left.fill
        phone.fill.arrow.right = phone.arrow.right.fill
        phone.fill.connection = phone.connection.fill
        phone.down.waves.left.and.right 140 112
          both phone.down 10 44 120 68
          line arc 40 36 24 180 270 100 36 24 -90 0
        purchased 120 115
          body circle 60 57.5 49.8
          mark M41.89 57.95L54.57 70.63L79.92 43.46
        radiowaves.right 64 108
          line arc 0 54 26 -45 45 0 54 50 -45 45
        radiowaves.left = mirrored radiowaves.right
        rectangle.2.swap 132 112
          line box 10 26 44 60 9
          line box 78 26 44 60 9
          line M44 12H88M78 4L88 12L78 20M88 100H44M54 92L44 100L54 108
        rectangle.dock = dock.rectangle
        rectangle.leftthird.inset.filled 146.5 106.5
          line box 19.95 12.55 106.6 81.4 13.45
          area box 29.47 22.24 26.65 62.02 5.76
        rectangle.rightthird.inset.filled = mirrored rectangle.leftthird.inset.filled
        rectangle.inset.topleft.filled rectangle.inset.topleading.filled = mirrored rectangle.inset.topright.filled
        rectangle.inset.toptrailing.filled = rectangle.inset.topright.filled
        rectangle.inset.bottomleading.filled = rectangle.inset.bottomleft.filled
        rectangle.inset.bottomtrailing.filled = rectangle.inset.bottomright.filled
        rectangle.portrait.tophalf.inset.filled 104 132
          line box 10 10 84 112 14
          area box 20 20 64 42 7
        rectangle.portrait.bottomhalf.inset.filled = overturned rectangle.portrait.tophalf.inset.filled
        rectangle.portrait.center.inset.filled 104 132
          line box 10 10 84 112 14
          area box 30 44 44 44 7
        rectangle.portrait.topleft.inset.filled rectangle.portrait.topleading.inset.filled 104 132
          line box 10 10 84 112 14
          area box 20 20 34 36 7
        rectangle.portrait.topright.inset.filled rectangle.portrait.toptrailing.inset.filled = mirrored rectangle.portrait.topleft.inset.filled
        rectangle.portrait.bottomleft.inset.filled rectangle.portrait.bottomleading.inset.filled = overturned rectangle.portrait.topleft.inset.filled
        rectangle.portrait.bottomright.inset.filled rectangle.portrait.bottomtrailing.inset.filled = mirrored rectangle.portrait.bottomleft.inset.filled
        rectangle.portrait.split.2x1 104 132
          body box 10 10 84 112 14
          mark M52 12V120
        rectangle.landscape.rotate 124 112
          body box 10 44 104 58 10
          line M30 30C42 6 80 6 92 24M92 6V24H74
        shadow 120 115
          line circle 60 57.5 49.8
          area M60 7.7C87.16 7.7 109.8 29.88 109.8 57.5C109.8 85.12 87.16 107.3 60 107.3C81.73 92.36 81.73 23.54 60 7.7Z
        shared.with.you 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          spot circle 48 40 9 78 40 9
          spot M32 70C34 58 40 54 48 54C56 54 62 58 64 70ZM68 70C68 64 67 60 65 57C68 55 73 54 78 54C86 54 92 58 94 70Z
        skateboard 140 72
          body M12 18C24 32 34 36 46 36H94C106 36 116 32 128 18
          line M12 18C24 32 34 36 46 36H94C106 36 116 32 128 18
          area circle 44 54 9 96 54 9
        skis 96 124
          body M14 104V34C14 18 24 8 36 8V104C36 113 14 113 14 104ZM60 104V34C60 18 70 8 82 8V104C82 113 60 113 60 104Z
          spot circle 25 66 4 71 66 4
        space 124 48
          line M12 12V34H112V12
        square.arrowtriangle.4.outward 120 115
          body box 34 31.5 52 52 8
          area M60 4L72 20H48ZM60 111L48 95H72ZM6 57.5L22 45.5V69.5ZM114 57.5L98 69.5V45.5Z
        square.resize 119 106
          line box 19.02 12.52 80.96 80.96 15.84
          body box 31 52 29 29 6
          line M68.5 43.5L85 27M70 27H85V42
        square.topthird.inset.filled 119 106
          line box 19.02 12.52 80.96 80.96 15.84
          area box 27.82 21.32 63.36 22.88 5.28
        square.bottomthird.inset.filled = overturned square.topthird.inset.filled
        square.leftthird.inset.filled square.leadingthird.inset.filled 119 106
          line box 19.02 12.52 80.96 80.96 15.84
          area box 27.82 21.32 22.88 63.36 5.28
        square.rightthird.inset.filled square.trailingthird.inset.filled = mirrored square.leftthird.inset.filled
        squares.below.rectangle 132 108
          body box 10 10 112 44 9
          body box 10 70 26 28 6
          body box 53 70 26 28 6
          body box 96 70 26 28 6
        squares.leading.rectangle = turned squares.below.rectangle
        stroller 120 120
          body M20 54C20 28 40 12 62 12V54ZM20 54H92C92 76 76 88 56 88C36 88 22 76 20 54Z
          line M92 54L98 22H112
          line circle 36 106 10
          line circle 78 106 10
        sun.and.horizon = sun.horizon
        tv.music.note = music.note.tv
        triangleshape 124 112
          body M62 10L114 100H10Z
        videoprojector 140 92
          body box 10 22 120 50 12
          mark circle 96 47 14
          mark M28 38H56M28 56H48
          line M34 72V82M106 72V82
        voiceover 120 115
          body circle 60 57.5 49.8
          spot circle 60 34.41 7.24
          mark M34.65 50.71H85.35M60 50.71V67.01L49.13 88.74M60 67.01L70.87 88.74
        viewfinder.rectangular 140 108
          line M10 34V22C10 14 14 10 22 10H40M100 10H118C126 10 130 14 130 22V34M130 74V86C130 94 126 98 118 98H100M40 98H22C14 98 10 94 10 86V74
        warninglight = light.beacon.max
        yieldsign 124 112
          body M12 12H112L62 102Z
        wake.circle 120 115
          body circle 60 57.5 49.8
          mark arc 60 63.39 16.3 180 360
          mark M36.46 67.01H83.54M60 36.22V28.98M38.27 45.28L32.84 39.84M81.73 45.28L87.16 39.84M43.7 79.68H76.3
        powersleep 112 112
          both moon 2 2 108 108
        numbersign = number
        paragraph = paragraphsign
        music.house = music.note.house
        sleep = powersleep
        snow = snowflake
        hand.app = hand.raised.app
        fx = function
        cursor.rays = cursorarrow.rays
        bin.xmark = xmark.bin
        ellipses.bubble = ellipsis.bubble
        inside:alt 60 60
          line M8 12H22L40 48H52M36 12H52
        gearshift.layout.sixspeed 112 112
          line circle 56 56 48
          line M34 30V82M56 30V82M78 30V82M34 56H78
        beats.earphones 112 120
          line M30 12C16 12 10 22 14 34L38 76C46 92 56 100 56 112C56 100 66 92 74 76L98 34C102 22 96 12 82 12
          area circle 26 26 14 86 26 14
        kph 120 84
          line M12 8V62M40 24L12 44M22 38L42 62M58 78V30M58 46C58 24 84 24 84 46C84 68 58 68 58 46M98 8V62M98 46C98 26 116 28 116 44V62
        inside:kph 120 84
          fine line M12 8V62M40 24L12 44M22 38L42 62M58 78V30M58 46C58 24 84 24 84 46C84 68 58 68 58 46M98 8V62M98 46C98 26 116 28 116 44V62
        mph 132 84
          line M10 62V30M10 42C12 28 32 28 32 44V62M32 42C34 28 54 28 54 44V62M68 78V30M68 46C68 24 92 24 92 46C92 68 68 68 68 46M106 8V62M106 46C106 26 124 28 124 44V62
        inside:mph 132 84
          fine line M10 62V30M10 42C12 28 32 28 32 44V62M32 42C34 28 54 28 54 44V62M68 78V30M68 46C68 24 92 24 92 46C92 68 68 68 68 46M106 8V62M106 46C106 26 124 28 124 44V62
        sprinkler.and.droplets 120 112
          use sprinkler 10 20 100 92
          area circle 20 16 5 60 6 5 100 16 5
        humidifier.and.droplets 124 124
          both humidifier 36 0 88 124
          area M20 46C27 57 32 63 32 70C32 84 8 84 8 70C8 63 13 57 20 46Z
        airpod.left airpod.gen3.left 64 120
          body M14 34C14 8 50 8 50 36V104C50 113 32 113 32 104V58C22 58 14 48 14 34Z
        airpod.right airpod.gen3.right = mirrored airpod.left
        airpods.chargingcase.wireless airpods.gen3.chargingcase.wireless = airpods.chargingcase
        airtag.radiowaves.forward 132 112
          body circle 36 56 34
          mark circle 36 56 17
          line arc 76 56 18 -45 45 76 56 36 -45 45
        circle.hexagonpath = circles.hexagonpath
        quotelevel 112 92
          line M10 10V82M36 10H104M36 34H104M36 58H104M36 82H104
        fan.and.light.ceiling 140 104
          use fan.ceiling 0 0 140 84
          area M54 76H86C86 96 54 96 54 76Z
        field.of.view.ultrawide 132 104
          line M66 90L10 56M66 90L122 56
          line arc 66 90 70 208 332
          area circle 66 90 9
        figure.roll.runningpace 144 124
          use figure.roll 32 0 112 124
          line M10 56H34M6 78H28M12 100H34
        figure.stairs 120 124
          area circle 50 14 11.5
          line M50 36L46 66L64 76L62 92M46 66L36 84V100M50 38L66 52L80 50M50 38L34 50L32 64M14 116H40V104H66V92H92V80H110
        ipad.rear.camera 100 120
          body box 10 8 80 104 12
          spot circle 27 25 7
        light.overhead.right = mirrored light.overhead.left
        pedal.brake 116 112
          body box 10 10 96 60 12
          mark M30 28V52M50 28V52M70 28V52M90 28V52
          line M58 70V98
        rectangle.portrait.topthird.inset.filled 104 132
          line box 10 10 84 112 14
          area box 20 20 64 26 7
        rectangle.portrait.bottomthird.inset.filled = overturned rectangle.portrait.topthird.inset.filled
        rectangle.portrait.lefthalf.inset.filled rectangle.portrait.leadinghalf.inset.filled 104 132
          line box 10 10 84 112 14
          area box 20 20 32 92 7
        rectangle.portrait.righthalf.inset.filled rectangle.portrait.trailinghalf.inset.filled = mirrored rectangle.portrait.lefthalf.inset.filled
        rectangle.portrait.leftthird.inset.filled rectangle.portrait.leadingthird.inset.filled 104 132
          line box 10 10 84 112 14
          area box 20 20 20 92 7
        rectangle.portrait.rightthird.inset.filled rectangle.portrait.trailingthird.inset.filled = mirrored rectangle.portrait.leftthird.inset.filled
        rectangle.portrait.rotate 112 132
          body box 26 44 60 80 10
          line M22 30C34 6 72 6 84 24M84 6V24H66
        surfboard 64 124
          body M32 8C54 30 58 78 44 114H20C6 78 10 30 32 8Z
          mark M32 22V112
        snowboard 60 124
          body box 14 8 32 108 16
          mark M20 40H40M20 84H40
        square.stack.3d.down.forward square.stack.3d.down.right square.3.layers.3d.down.forward square.3.layers.3d.down.right 112 150
          body M50 60.5L99.7 41V91L50 120.3Z
          line M31 105V52L81 31M12.3 89V42L62 18.8
        square.3.layers.3d.down.left square.3.layers.3d.down.backward = mirrored square.3.layers.3d.down.right
        square.2.layers.3d square.2.stack.3d 124 100
          body M62 10L112 34L62 58L12 34Z
          line M12 60L62 84L112 60
        square.2.layers.3d.top.filled square.2.stack.3d.top.filled 124 100
          area M62 10L112 34L62 58L12 34Z
          line M62 10L112 34L62 58L12 34ZM12 60L62 84L112 60
        square.3.layers.3d.top.filled square.3.stack.3d.top.filled 124 120
          area M62 10L112 34L62 58L12 34Z
          line M62 10L112 34L62 58L12 34ZM12 60L62 84L112 60M12 84L62 108L112 84
        exclamationmark.warninglight 120 104
          body M36 80V54C36 29.5 84 29.5 84 54V80Z
          line M24 91H96M60 20.5V9.5M24 31.5L14 22.5M96 31.5L106 22.5
          mark M60 46V60
          spot circle 60 70 4
        window.vertical.closed 108 112
          body box 12 10 84 92 8
          mark M14 56H94
        window.vertical.open 108 112
          body box 12 10 84 46 8
          line M12 50V94C12 100 14 102 20 102H88C94 102 96 100 96 94V50
        window.horizontal 108 112
          body box 12 10 84 92 8
          mark M54 12V100
        trapezoid.and.line.horizontal = turned trapezoid.and.line.vertical
        airpodpro.left 72 112
          body M48 14C60 14 64 22 64 32V91C64 103 46 103 46 91V66C41 70 34 71 28 68C15 62 8 51 12 40C18 23 33 14 48 14Z
          mark M30 26C40 36 40 52 30 66
          mark M55 44V52
        airpodpro.right = mirrored airpodpro.left
        """
}
