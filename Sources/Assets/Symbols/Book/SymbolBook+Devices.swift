/// Devices, storage, and what is on a desk.
extension SymbolBook {
    static let devices = """
        iphone.homebutton 76 120
          body box 10 8 56 104 10
          spot circle 38 97 6.5
          mark M32 20H44
        iphone smartphone 76 120
          body box 10 8 56 104 12
          spot box 28.5 18 19 7.5 3.7
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
          spot box 38 94 24 6.5 3.2
          room 28 34 44 48
        ipad.landscape ipad.gen2.landscape 132 100
          body box 8 10 116 80 13
          spot box 53 72.5 26 6.5 3.2
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
        tv.inset.filled 136 108
          line box 9.5 9 116.5 76 10.5
          line M44.5 98H91.5
          area box 23 22.5 90 49 5
        tv.circle 120 115
          body circle 60 57.5 49.8
          spot box 30 35 60 40 7
          spot box 44 79.5 32 6.5 3.2
        tv.and.hifispeaker.fill 148 108
          use tv.fill 2 12 104 84
          use hifispeaker.fill 114 24 32 72
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
          both homepod 6 8 64 88
          both homepod 78 8 64 88
        hifispeaker 84 120
          body box 12 8 60 104 12
          mark circle 42 76 20
          spot circle 42 32 8
        hifispeaker.2 148 120
          both hifispeaker 4 4 68 112
          both hifispeaker 76 4 68 112
        airpods airpods.gen3 112 120
          body M12 34C12 8 48 8 48 36V104C48 113 30 113 30 104V58C20 58 12 48 12 34ZM100 34C100 8 64 8 64 36V104C64 113 82 113 82 104V58C92 58 100 48 100 34Z
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
          line M16 66V54C16 28 36 10 60 10C84 10 104 28 104 54V66M100 95C98 102 93 106 85 106H72
          body box 10 58 22 36 9
          body box 88 58 22 36 9
          area box 54 99 20 14 7
        airtag 112 112
          body circle 56 56 46
          mark circle 56 56 26
        airport.extreme.tower 84 124
          body box 15 9 54 106 7
          mark M17 98H67
          spot circle 42 80 4.5
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
          fine line M56 81H74M56 96H74
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
        server.rack 146.5 106.5
          body box 19.95 12.55 106.6 34.64 10.02
          body box 19.95 59.31 106.6 34.64 10.02
          spot circle 40.81 29.87 5.01 40.81 76.63 5.01
          mark M68.62 29.87H105.69M68.62 76.63H105.69
        cylinder.split.1x2 96 116
          body M12 26C12 4 84 4 84 26V90C84 112 12 112 12 90Z
          mark M12 26C12 48 84 48 84 26M12 58C12 80 84 80 84 58
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
          both homepodmini 3 4 66 66
          both homepodmini 79 4 66 66
        iphone.gen1 = iphone.homebutton
        iphone.sizes 120 120
          both iphone 0 0 70 112
          both iphone 70 42 44 70
        ipad.gen1 ipad.homebutton 100 120
          body box 10 8 80 104 12
          fine mark circle 50 95 6
        ipad.gen1.landscape ipad.homebutton.landscape 132 100
          body box 8 10 116 80 13
          fine mark circle 107 50 6
        earpods 112 120
          body circle 30 30 20
          body circle 82 30 20
          line M30 50V84C30 112 82 112 82 84V50
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
          body box 8 20 76 56 8
          line M46 76V96M27 96H65
          body box 101 12 24 90 6
          spot box 107.5 26 11 6 3
          spot circle 113 86 4
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
