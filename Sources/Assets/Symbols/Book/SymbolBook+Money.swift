/// Currencies, which stand alone and in circles and squares.
extension SymbolBook {
    static let money = """
        dollarsign 62 90
          line M52 28C50 19 42 14 31 14C19 14 11 21 11 30C11 52 53 38 53 59C53 69 44 76 31 76C18 76 10 70 8 60M31 4V86
        centsign 64 90
          line M54 32C50 22 44 18 34 18C20 18 10 28 10 45C10 62 20 72 34 72C44 72 50 68 54 58M38 4L30 86
        indianrupeesign 62 78
          line M8 8H54M8 26H54M8 8H22C48 8 48 44 22 44H8L44 74
        wonsign 84 78
          line M8 8L24 70L42 14L60 70L76 8
          fine line M4 31H80M4 48H80
        rublesign 66 78
          line M20 74V6H38C62 6 62 42 38 42H6M6 58H42
        turkishlirasign 66 78
          line M24 6V70C48 70 58 54 58 38M8 34L44 18M8 50L44 34
        francsign 62 78
          line M20 74V6H56M20 38H48M6 56H38
        lirasign 58 78
          line M48 18C46 8 40 6 32 6C22 6 17 13 17 22C17 34 24 40 24 52C24 62 18 68 10 70H50
          fine line M7 34H42M7 48H42
        florinsign 62 90
          line M54 16C50 6 38 6 34 22L22 74C18 88 8 86 6 80M14 42H48
        dongsign 62 92
          line M48 6V60M30 18H58M8 84H52
          line ellipse 8 28 40 36
        tengesign 62 78
          line M6 8H56M6 26H56M31 26V74
        pesosign philippinepesosign 72 78
          line M20 74V6H38C62 6 62 46 38 46H20
          fine line M4 19H68M4 33H68
        pesetasign 84 78
          line M14 74V6H30C50 6 50 40 30 40H14M60 22V62C60 72 68 74 76 72M52 38H74
          fine line M3 22H58
        kipsign 66 78
          line M20 6V74M58 6L22 40M30 34L58 74M6 40H60
        hryvniasign 66 78
          line M12 18C18 6 50 0 54 22C56 44 12 36 12 58C12 78 46 78 54 62
          fine line M3 32H63M3 47.5H63
        nairasign 76 78
          line M16 74V6L60 74V6
          fine line M4 30H72M4 48H72
        guaranisign 66 90
          line M56 24C50 14 44 12 34 12C18 12 8 26 8 44C8 62 18 76 34 76C50 76 58 64 58 48H36M34 2V86
        coloncurrencysign 66 90
          line M58 24C52 14 46 12 36 12C20 12 8 26 8 44C8 62 20 76 36 76C46 76 52 74 58 64
          fine line M24 86L36 2M40 86L52 2
        cedisign 64 90
          line M56 26C50 16 44 14 36 14C20 14 8 28 8 45C8 62 20 76 36 76C44 76 50 74 56 64M36 2V88
        cruzeirosign 76 78
          line M52 18C46 8 40 6 32 6C16 6 6 20 6 40C6 60 16 72 32 72C40 72 46 70 52 62
          fine line M38 76V40M38 52C43 41 57 39 68 42
        tugriksign 62 78
          line M6 8H56M31 8V74M12 42L50 26M12 58L50 42
        millsign 84 78
          line M10 70V20M10 30C20 14 40 18 40 34V70M40 34C46 14 72 16 72 36V70M54 4L28 76
        shekelsign 84 78
          line M12 70V10H40C52 10 56 18 56 28V50M72 10V52C72 64 66 70 54 70H32V28
        manatsign 76 78
          line M10 74V46C10 8 66 8 66 46V74M38 6V74
        rupeesign 84 78
          line M12 74V6H28C52 6 52 40 28 40H12M30 40L46 74M76 44C70 38 58 40 58 48C58 58 78 54 78 66C78 76 62 76 56 68
        bahtsign baht 66 92
          line M16 46H40C54 46 58 54 58 62C58 72 52 78 40 78H16V14H36C48 14 52 22 52 30C52 40 46 46 36 46M33 4V88
        larisign 66 78
          line M8 72H58M58 40C58 18 46 6 32 6C18 6 8 18 8 40C8 60 18 72 32 72M24 8V40M42 8V40
        brazilianrealsign 90 78
          line M10 74V6H26C48 6 48 40 26 40H10M28 40L44 74M82 24C78 16 60 14 58 26C58 42 84 38 84 56C84 70 62 70 56 60M70 10V78
        australsign 76 78
          line M8 74L38 6L68 74
          fine line M4 42H72M4 59H72
        norwegiankronesign swedishkronasign danishkronesign 90 78
          line M12 6V74M48 6L14 40M24 32L50 74M66 74V38M66 52C66 42 74 38 84 40
        polishzlotysign 90 78
          line M8 28H42L8 72H44M66 6V72M54 46L78 32
        chineseyuanrenminbisign = yensign
        """
}
