/// Devices, storage, signals, and what is on a desk.
extension SymbolBook {
    static let devices = """
        iphone.homebutton 76 120
          body box 10 8 56 104 10
          spot circle 38 97 6.5
          mark M32 20H44
        iphone smartphone 76 120
          body box 10 8 56 104 12
          mark M30 20H46
          room 20 40 36 44
        iphone.gen2 76 120
          body box 10 8 56 104 14
          spot box 26 8 24 9 4
        iphone.gen3 76 120
          body box 10 8 56 104 14
          spot box 28 16 20 7 3.5
        iphone.landscape 120 76
          body box 8 10 104 56 14
          spot box 16 28 7 20 3.5
        iphone.radiowaves.left.and.right iphone.gen1.radiowaves.left.and.right iphone.gen3.radiowaves.left.and.right iphone.homebutton.radiowaves.left.and.right 140 112
          body box 48 14 44 84 11
          mark M65 26H75
          line arc 52 56 24 140 220 52 56 40 140 220 88 56 24 -40 40 88 56 40 -40 40
        iphone.and.arrow.forward iphone.and.arrow.right.outward 128 120
          line M66 40V20C66 14 62 10 56 10H22C16 10 12 14 12 20V100C12 106 16 110 22 110H56C62 110 66 106 66 100V80M34 22H44M42 60H114M92 38L114 60L92 82
        iphone.and.arrow.left.and.arrow.right 140 120
          body box 40 8 56 104 12
          mark M60 20H76
          clear M14 62H122
          line M12 62H124M28 46L12 62L28 78M108 46L124 62L108 78
        platter.filled.bottom.iphone platter.bottom.filled.iphone 76 120
          line box 10 8 56 104 14
          area box 20 68 36 34 7
        platter.filled.top.iphone platter.top.filled.iphone 76 120
          line box 10 8 56 104 14
          area box 20 18 36 34 7
        platter.2.filled.iphone 76 120
          line box 10 8 56 104 14
          area box 20 18 36 38 7 20 64 36 38 7
        apps.iphone 76 120
          second line box 10.64 11.95 54.71 96.1 13.3
          area circle 25.3 35.98 5.23 38 35.98 5.23 50.7 35.98 5.23 25.3 52.61 5.23 38 52.61 5.23 50.7 52.61 5.23 25.3 69.24 5.23 38 69.24 5.23 50.7 69.24 5.23
        ipad ipad.gen2 100 120
          body box 10 8 80 104 12
          mark M40 100H60
          room 28 34 44 48
        ipad.landscape ipad.gen2.landscape 132 100
          body box 8 10 116 80 13
          mark M54 80H78
        ipad.and.iphone 132 116
          body box 10 10 84 88 12
          clear box 82 46 40 60 9
          body box 82 46 40 60 9
          mark M98 95H106
        laptopcomputer macbook macbook.gen1 macbook.gen2 140 100
          body box 26 10 88 62 9
          area M8 82H132C130 88 126 91 120 91H20C14 91 10 88 8 82Z
          line M8 82H132C130 88 126 91 120 91H20C14 91 10 88 8 82Z
          room 50 22 40 38
        laptopcomputer.and.iphone macbook.and.iphone 148 104
          line M90 78H10C12 86 16 88 22 88H90M24 74V24C24 16 28 12 36 12H104C112 12 116 16 116 22V24
          body box 104 36 34 60 8
          mark M117 86H125
        desktopcomputer.and.arrow.down 140 112
          line M48 9H22C14 9 10 13 10 21V73C10 81 14 85 22 85H118C126 85 130 81 130 73V21C130 13 126 9 118 9H92M10 66H130M58 85L54 103H86L82 85M46 103H94M70 8V50M54 34L70 50L86 34
        desktopcomputer 140 112
          body box 10 9 120 76 11
          mark M10 68H130
          line M58 85L54 103H86L82 85M46 103H94
          room 50 20 40 38
        display 140 112
          body box 10 9 120 76 11
          line M70 85V103M46 103H94
          room 48 24 44 44
        display.2 148 112
          body box 8 9 92 64 10
          line M54 73V95M34 95H74M112 30H126C134 30 140 34 140 42V72C140 80 134 84 126 84H84M106 84V102M88 102H124
        display.and.arrow.down 140 112
          line M48 9H22C14 9 10 13 10 21V73C10 81 14 85 22 85H118C126 85 130 81 130 73V21C130 13 126 9 118 9H92M70 85V103M46 103H94M70 8V60M52 42L70 60L88 42
        tv 136 108
          body box 9.5 9 116.5 76 10.5
          line M44.5 98H91.5
          room 46.5 26 42.5 44
        tv.circle 120 115
          body circle 60 57.5 49.8
          mark box 32.84 38.03 54.33 34.41 6.34
          mark M47.32 81.5H72.68
        tv.and.hifispeaker.fill 148 108
          both tv 4 12 104 84
          both hifispeaker 112 24 32 72
        appletv 124 84
          body box 10 14 104 56 14
          mark M44 32V54M36 40H54M62 36L72 54L82 36
        appletvremote.gen3 appletvremote.gen4 64 124
          body box 14 8 36 108 12
          mark circle 32 34 11
          spot circle 25 58 3.5 39 58 3.5 25 70 3.5 39 70 3.5
        applewatch 92 124
          body box 14 30 60 64 16
          line M26 30L30 10H58L62 30M26 94L30 114H58L62 94M80 54V66
          room 28 42 32 36
        applewatch.watchface 92 124
          body box 14 30 60 64 16
          line M26 30L30 10H58L62 30M26 94L30 114H58L62 94M80 54V66
          mark M44 46V62L54 70
        applewatch.radiowaves.left.and.right 148 124
          use applewatch 38 12 70 98
          line arc 44 62 26 140 220 44 62 40 140 220 104 62 26 -40 40 104 62 40 -40 40
        homepod 108 116
          body M34 10H74C92 10 100 30 100 58C100 90 90 106 74 106H34C18 106 8 90 8 58C8 30 16 10 34 10Z
          mark M30 26C44 32 64 32 78 26
        homepodmini homepod.mini 108 96
          body M36 10H72C92 10 100 30 100 48C100 72 88 86 72 86H36C20 86 8 72 8 48C8 30 16 10 36 10Z
          mark M30 24C44 30 64 30 78 24
        homepod.2 148 104
          both homepod 4 8 68 88
          both homepod 76 8 68 88
        hifispeaker 84 120
          body box 12 8 60 104 12
          mark circle 42 76 20
          spot circle 42 32 8
        hifispeaker.2 148 120
          both hifispeaker 4 4 68 112
          both hifispeaker 76 4 68 112
        airpods airpods.gen3 112 120
          body M14 34C14 8 50 8 50 36V104C50 112 38 112 38 104V58C24 58 14 50 14 34ZM98 34C98 8 62 8 62 36V104C62 112 74 112 74 104V58C88 58 98 50 98 34Z
        airpodspro airpods.pro earbuds 140 112
          body M48 14C60 14 64 22 64 32V91C64 103 46 103 46 91V66C41 70 34 71 28 68C15 62 8 51 12 40C18 23 33 14 48 14Z
          body M92 14C80 14 76 22 76 32V91C76 103 94 103 94 91V66C99 70 106 71 112 68C125 62 132 51 128 40C122 23 107 14 92 14Z
          mark M30 26C40 36 40 52 30 66M110 26C100 36 100 52 110 66
        airpodsmax airpods.max beats.headphones 116 120
          line M24 58C16 24 36 10 58 10C80 10 100 24 92 58
          body box 12 58 26 52 11
          body box 78 58 26 52 11
        airpods.chargingcase airpodspro.chargingcase.wireless earbuds.case 112 96
          body box 10 10 92 76 26
          mark M10 42H102
          spot circle 56 58 4
        headset 120 116
          line M16 66V54C16 28 36 10 60 10C84 10 104 28 104 54V66M104 84V90C104 100 96 106 86 106H72
          body box 10 58 22 36 9
          body box 88 58 22 36 9
          area box 54 99 20 14 7
        airtag 112 112
          body circle 56 56 46
          mark circle 56 56 26
        airport.extreme.tower 84 124
          body box 14 10 56 104 12
          spot circle 42 98 5
        keyboard 150 95
          body box 17.8 13.15 114.4 68.7 11.14
          spot circle 36.87 33.04 4.64 55.93 33.04 4.64 75 33.04 4.64 94.07 33.04 4.64 113.13 33.04 4.64 36.87 47.5 4.64 55.93 47.5 4.64 75 47.5 4.64 94.07 47.5 4.64 113.13 47.5 4.64
          mark M52.12 63.77H97.88
        keyboard.chevron.compact.down 140 120
          body box 10 8 120 76 12
          spot circle 30 30 5 50 30 5 70 30 5 90 30 5 110 30 5 30 46 5 50 46 5 70 46 5 90 46 5 110 46 5
          mark M46 64H94
          line M46 98L70 112L94 98
        keyboard.onehanded.left 140 96
          body box 10 10 120 76 12
          spot circle 28 32 5 46 32 5 64 32 5 28 48 5 46 48 5 64 48 5
          mark M32 66H60M112 34L96 48L112 62
        keyboard.onehanded.right = mirrored keyboard.onehanded.left
        computermouse 84 120
          body M42 8C64 8 74 22 74 42V78C74 98 64 112 42 112C20 112 10 98 10 78V42C10 22 20 8 42 8Z
          mark M42 28V46
        trackpad 146.5 106.5
          body box 19.95 12.55 106.6 81.4 13.45
          mark M19.95 72.63H126.55M73.25 72.63V93.95
        printer 128 112
          bare line M32 36V10H96V36
          full line M32 36V10H96V36
          body M32 88H18C12 88 8 84 8 78V46C8 40 12 36 18 36H110C116 36 120 40 120 46V78C120 84 116 88 110 88H96
          full hole M26 62H102V96H26Z
          line M32 66H96V104H32Z
          spot circle 102 50 5
        printer.dotmatrix 130 120
          line M32 40V11H98V40
          area circle 44 23 3.6 86 23 3.6 44 35 3.6 86 35 3.6
          body M24 40H106C113 40 117 44 117 51V78C117 85 113 89 106 89H24C17 89 13 85 13 78V51C13 44 17 40 24 40Z
          spot circle 101 54 5
          bare clear M32 68H98V109H32Z
          full hole M22 64H108V115H22Z
          line M32 68H98V109H32Z
          area circle 44 80 3.6 86 80 3.6 44 95 3.6 86 95 3.6
          line M57 81H73M57 96H73
        scanner 136 92
          body box 10 46 116 36 11
          line M18 46L104 10M28 64H62
          spot circle 104 64 5
        cpu 120 116
          body box 24 22 72 72 10
          mark box 43 41 34 34 6
          line M40 22V8M60 22V8M80 22V8M40 94V108M60 94V108M80 94V108M24 38H10M24 58H10M24 78H10M96 38H110M96 58H110M96 78H110
        memorychip 140 96
          body box 10 16 120 64 9
          line M30 16V6M50 16V6M70 16V6M90 16V6M110 16V6M30 80V90M50 80V90M70 80V90M90 80V90M110 80V90
          spot box 28 34 22 28 4 59 34 22 28 4 90 34 22 28 4
        internaldrive 132 104
          body M22 56H110C118 56 122 60 122 66V84C122 90 118 94 110 94H22C14 94 10 90 10 84V66C10 60 14 56 22 56Z
          bare line M12 60L28 18C30 12 34 10 40 10H92C98 10 102 12 104 18L120 60
          full area M12 46L26 16C28 8 34 6 40 6H92C98 6 104 8 106 16L120 46C116 44 112 44 108 44H24C20 44 16 44 12 46Z
          spot circle 104 75 5
        externaldrive 132 92
          body M34 10H98C104 10 107 13 109 18L120 54C121 57 122 60 122 64V68C122 77 117 82 108 82H24C15 82 10 77 10 68V64C10 60 11 57 12 54L23 18C25 13 28 10 34 10Z
          mark M14 54H118
          spot circle 102 68 5
        externaldrive.connected.to.line.below 132 120
          both externaldrive 10 4 112 78
          line M66 84V104M10 108H54M78 108H122
          area circle 66 108 9
        opticaldiscdrive 132 92
          body M34 10H98C104 10 107 13 109 18L120 54C121 57 122 60 122 64V68C122 77 117 82 108 82H24C15 82 10 77 10 68V64C10 60 11 57 12 54L23 18C25 13 28 10 34 10Z
          mark ellipse 40 20 52 26
          mark M30 66H102
        opticaldisc opticaldisc.cd 120 117
          body circle 60 58.5 52
          mark circle 60 58.5 18
          spot circle 60 58.5 5
          mark arc 60 58.5 34 190 250 60 58.5 34 10 70
        opticid 112 112
          area circle 56 56 20
          line ellipse 10 32 92 48
        sdcard 96 120
          body M38 10H76C82 10 86 14 86 20V100C86 106 82 110 76 110H20C14 110 10 106 10 100V38Z
          mark M42 26V44M56 26V44M70 26V44
        simcard 96 120
          body M20 10H58L86 38V100C86 106 82 110 76 110H20C14 110 10 106 10 100V20C10 14 14 10 20 10Z
          mark M30 58H66V94H30ZM48 58V94M30 76H66
        simcard.2 122 126
          line M97 101H98C106 101 110 97 110 89V37L83 10H57C50 10 46 14 46 20
          body M22 32H56L84 60V106C84 112 80 116 74 116H22C16 116 12 112 12 106V42C12 36 16 32 22 32Z
          mark M28 72H68V100H28ZM48 72V100
        mediastick 64 124
          body box 12 44 40 70 8
          line M20 44V12H44V44M28 24V28M36 24V28
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
          clear M80 26.45L55.56 57.55H71.11L64.45 79.78L93.33 46.45H75.56Z
          area M80 22L51.11 57.55H71.11L64.45 84.22L95.55 46.45H75.56Z
        minus.plus.batteryblock.stack 132 124
          both minus.plus.batteryblock 0 20 132 104
          line M30 8H102
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
        bonjour 112 112
          line circle 56 56 48
          area circle 56 56 10
          line arc 56 56 28 200 340
        network.badge.shield.half.filled 136 124
          use network 0 2 112 108
          clear M102 58C110 64 118 66 126 67V88C126 104 114 112 102 118C90 112 78 104 78 88V67C86 66 94 64 102 58Z
          line M102 60C110 66 118 68 126 68V88C126 102 114 110 102 116C90 110 78 102 78 88V68C86 68 94 66 102 60Z
          area M102 60C110 66 118 68 126 68V88C126 102 114 110 102 116Z
        server.rack 146.5 106.5
          body box 19.95 12.55 106.6 34.64 10.02
          body box 19.95 59.31 106.6 34.64 10.02
          spot circle 40.81 29.87 5.01 40.81 76.63 5.01
          mark M68.62 29.87H105.69M68.62 76.63H105.69
        cylinder.split.1x2 96 116
          body M12 26C12 4 84 4 84 26V90C84 112 12 112 12 90Z
          mark M12 26C12 48 84 48 84 26M12 58C12 80 84 80 84 58
        camera.aperture 120 115
          line circle 60 57.5 47.09
          repeat 6 60 57.5 line M60 15L87.16 57.95
        camera.shutter.button 120 115
          body circle 60 57.5 49.8
          mark circle 60 57.5 32.6
        camera.viewfinder 124 120
          use viewfinder 0 0 124 120
          use camera 32 36 60 48
        camera.macro 124 116
          body M62 66C54 66 48 60 48 52C36 56 24 50 24 38C24 26 38 22 46 30C46 16 54 8 62 8C70 8 78 16 78 30C86 22 100 26 100 38C100 50 88 56 76 52C76 60 70 66 62 66Z
          line M62 66V108M62 104C44 104 30 94 26 78C44 78 58 88 62 104C66 88 80 78 98 78C94 94 80 104 62 104
        camera.filters 124 116
          line circle 62 40 32
          line circle 40 74 32
          line circle 84 74 32
        camera.metering.center.weighted 136 96
          line box 10 8 116 80 12
          line circle 68 48 20
          area circle 68 48 7
        camera.on.rectangle 138 116
          line M22 82H20C12 82 8 78 8 70V22C8 14 12 10 20 10H96C104 10 108 14 108 22V24
          both camera 22 28 114 86
        web.camera 108 116
          body circle 54 46 38
          mark circle 54 46 16
          line M32 104H76M54 84V104
        video.bubble.left video.bubble 124 112
          body M28 10H96C106 10 114 18 114 28V72C114 82 106 90 96 90H56L32 106V90H28C18 90 10 82 10 72V28C10 18 18 10 28 10Z
          spot box 32 34 38 32 8
          spot M74 50L90 38V62Z
        questionmark.video 138 92
          both video 0 0 138 92
          cut questionmark 38 26 30 40
        video.doorbell 84 124
          body box 14 8 56 108 20
          mark circle 42 38 14
          mark circle 42 84 13
        gamecontroller 144 89
          body M42.43 12.75H101.57C118.2 12.75 123.74 30.3 129.29 56.62C132.98 75.93 112.66 82.94 101.57 68.91L94.18 60.13H49.82L42.43 68.91C31.34 82.94 11.02 75.93 14.71 56.62C20.26 30.3 25.8 12.75 42.43 12.75Z
          mark M47.98 25.03V46.09M36.89 35.56H59.06
          spot circle 92.33 40.83 6.3 105.26 30.3 6.3
        flashlight.off 73.6 124
          body M16.8 10H56.8V30L46.8 48V106C46.8 114 26.8 114 26.8 106V48L16.8 30Z
          mark M16.8 28H56.8M36.8 62V72
        flashlight.off.fill 73.6 124
          area M12.8 10H60.8V22H12.8ZM12.8 28H60.8C60.8 38 50.8 44 50.8 52V108C50.8 118 22.8 118 22.8 108V52C22.8 44 12.8 38 12.8 28Z
          gap M36.8 62V74
        lightbulb.2 150 122
          both lightbulb 64 4 80 114
          clear M46 14C60 14 70 24 70 40C70 56 60 66 57 78V104H35V78C32 66 22 56 22 40C22 24 32 14 46 14Z
          both lightbulb 6 4 80 114
        lightbulb.max 128 124
          both lightbulb 22 14 84 108
          line M64 4V6M18 24L24 30M110 24L104 30M6 64H14M122 64H114
        touchid 116 111
          line circle 58 55.5 48
          line arc 58 61.5 20 180 360
          line M38 61.5V73.5M78 61.5V73.5M58 61.5V83.5
        faceid 124 120
          line M10 36V22C10 14 14 10 22 10H36M88 10H102C110 10 114 14 114 22V36M114 84V98C114 106 110 110 102 110H88M36 110H22C14 110 10 106 10 98V84
          area circle 44 50 6 80 50 6
          line M42 78H82
        apple.logo applelogo 105 128
          line box 16 24 73 80 22
          area circle 52.5 64 9
        homekit 124 116
          line M14 56L62 14L110 56M26 50V104H98V50
          line M46 104V70L62 56L78 70V104
        apple.intelligence siri 116 116
          line circle 58 58 48
          line circle 58 58 22
        airplayaudio airplay.audio 120 112
          area M60 64L94 104H26Z
          line M22 82C8 62 12 34 34 18C50 8 70 8 86 18C108 34 112 62 98 82M38 66C30 52 34 40 46 33C55 28 65 28 74 33C86 40 90 52 82 66
        airplayvideo airplay.video 136 114
          area M68 66L102 106H34Z
          line M30 86H22C14 86 10 82 10 74V22C10 14 14 10 22 10H114C122 10 126 14 126 22V74C126 82 122 86 114 86H106
        carplay 120 115
          body circle 60 57.5 49.8
          spot M47.32 36.22L83.54 57.5L47.32 78.78Z
        arcade.stick 104 124
          body box 10 82 84 32 12
          area circle 52 26 18
          line M52 44V82
        barcode 128 100
          line M12 12V88M50 12V88M80 12V88M116 12V88
          area box 24 8 14 84 3 60 8 8 84 3 92 8 14 84 3
        barcode.viewfinder 124 120
          use viewfinder 0 0 124 120
          line M36 38V82M52 38V82M68 38V82M88 38V82
          area box 74 34 8 52 2
        dot.viewfinder 124 120
          use viewfinder 0 0 124 120
          area circle 62 60 14
        text.viewfinder 124 120
          use viewfinder 0 0 124 120
          line M34 42H90M34 60H90M34 78H68
        plus.viewfinder 124 120
          use viewfinder 0 0 124 120
          line M62 36V84M38 60H86
        face.dashed 124 120
          use viewfinder 0 0 124 120
          area circle 46 48 6 78 48 6
          line M42 74C50 84 74 84 82 74
        applewatch.side.right 68 124
          body box 16 30 28 64 10
          line M22 30L24 10H36L38 30M22 94L24 114H36L38 94
          area box 46 52 8 18 3
        homepod.and.appletv 140 112
          both homepod 0 0 92 100
          clear box 78 66 52 34 9
          body box 80 68 50 34 9
        homepodmini.2 148 76
          both homepodmini 2 4 72 66
          both homepodmini 74 4 72 66
        iphone.gen1 = iphone.homebutton
        iphone.sizes 120 120
          both iphone 0 0 70 112
          both iphone 70 42 44 70
        ipad.gen1 ipad.homebutton 100 120
          body box 10 8 80 104 12
          spot circle 50 97 5.5
        ipad.gen1.landscape ipad.homebutton.landscape 132 100
          body box 8 10 116 80 13
          spot circle 110 50 5.5
        earpods 112 120
          body circle 30 30 20
          body circle 82 30 20
          line M30 50V84C30 112 82 112 82 84V50
        wifi.router 156 109
          body box 12.5 63 131 34 9
          mark M28 80H46
          spot circle 74 80 5 91 80 5 108 80 5 125 80 5
          step 1 second line arc 78 62 17 225 315
          step 2 second line arc 78 62 33 225 315
          step 3 second line arc 78 62 49.75 225 315
        keyboard.macwindow 140 116
          both macwindow 16 0 108 76
          clear box 22 58 96 46 8
          both keyboard 14 50 112 66
        magicmouse 84 120
          body M42 8C64 8 74 22 74 42V78C74 98 64 112 42 112C20 112 10 98 10 78V42C10 22 20 8 42 8Z
        faxmachine 128 112
          body box 10 44 108 60 10
          line M46 44V10H102V44
          mark M34 56V92
          spot circle 60 66 5 78 66 5 96 66 5 60 84 5 78 84 5 96 84 5
        esim 96 120
          body M20 10H58L86 38V100C86 106 82 110 76 110H20C14 110 10 106 10 100V20C10 14 14 10 20 10Z
          cut e 30 46 36 46
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
        macmini 124 72
          body box 10 14 104 42 14
          spot circle 92 40 4.5
        macstudio 116 92
          body box 12 12 92 66 14
          mark M26 60H46
          spot circle 84 60 4.5
        macpro.gen1 92 120
          body box 12 8 68 104 8
          mark M14 30H78
          spot circle 30 50 4.5 46 50 4.5 62 50 4.5 30 68 4.5 46 68 4.5 62 68 4.5 30 86 4.5 46 86 4.5 62 86 4.5
        macpro.gen2 84 120
          body M14 20C14 6 70 6 70 20V98C70 114 14 114 14 98Z
          mark M16 24C24 36 60 36 68 24
        macpro.gen3 96 128
          body box 12 20 72 92 8
          line M22 20V8H36V20M60 20V8H74V20M22 112V120M74 112V120
          spot circle 30 40 7 48 40 7 66 40 7 30 66 7 48 66 7 66 66 7 30 92 7 48 92 7 66 92 7
        cylinder 96 116
          body M12 26C12 4 84 4 84 26V90C84 112 12 112 12 90Z
          mark M12 26C12 48 84 48 84 26
        camera.metering.spot 136 96
          line box 10 8 116 80 12
          area circle 68 48 9
        flashlight.on 73.6 140
          use flashlight.off 4.8 16 64 124
          line M36.8 6V12M14.8 8L19.8 16M58.8 8L53.8 16
        flashlight.on.fill 73.6 140
          use flashlight.off.fill 4.8 16 64 124
          line M36.8 6V12M14.8 8L19.8 16M58.8 8L53.8 16
        logo.xbox xbox.logo 120 115
          line circle 60 57.5 47
          line M44 41.5L76 73.5M76 41.5L44 73.5
        logo.playstation playstation.logo 120 115
          line circle 60 57.5 47
          line M50 82V34H62C80 34 80 60 62 60H52
        arcade.stick.console 124 120
          body box 8 72 108 40 12
          area circle 40 22 16
          line M40 38V72
          spot circle 80 92 7 99 92 7
        l.joystick 112 112
          body circle 56 56 46
          cut l 43 34 26 44
        r.joystick 112 112
          body circle 56 56 46
          cut r 41 34 30 44
        laptopcomputer.and.ipad macbook.and.ipad 156 104
          line M86 78H10C12 86 16 88 22 88H86M24 74V24C24 16 28 12 36 12H104C112 12 116 16 116 22V24
          body box 100 36 48 60 8
          mark M118 86H130
        macbook.and.applewatch 148 108
          line M94 78H10C12 86 16 88 22 88H94M24 74V24C24 16 28 12 36 12H104C112 12 116 16 116 22V24
          body box 106 50 30 34 9
          line M112 50L115 36H127L130 50M112 84L115 98H127L130 84
        laptopcomputer.and.arrow.down 140 104
          line M52 20H34C28 20 26 24 26 30V72H114V30C114 24 112 20 106 20H88M8 90H132M70 8V54M54 38L70 54L86 38
        pc 132 112
          body box 8 20 78 56 8
          line M47 76V96M28 96H66
          body box 96 12 28 90 6
          mark M104 28H116
          spot circle 110 86 4.5
        4k.tv 136 108
          both tv 0 0 136 108
          mark M52 30L38 54H60M56 46V64M78 30V64M98 30L80 48L99 64
        tv.and.mediabox 148 116
          both tv 4 0 120 92
          clear box 88 78 48 26 7
          body box 88 80 50 24 7
        appletvremote.gen1 64 124
          body box 18 8 28 108 13
          spot circle 32 28 6.5
          spot circle 32 50 4 32 62 4
        appletvremote.gen2 64 124
          body box 12 8 40 108 10
          mark M14 48H50
          spot circle 24 62 4 40 62 4 24 76 4 40 76 4
        av.remote 64 124
          body box 14 8 36 108 13
          spot circle 32 24 5
          spot circle 32 50 8.5
          spot circle 24 76 4 40 76 4 24 90 4 40 90 4
        hearingdevice.ear hearingaid.ear 104 124
          use ear 0 4 88 120
          clear circle 82 26 12
          area circle 82 26 14
        """
}
