/// What sounds, what is recorded, what records it, and how it is played.
extension SymbolBook {
    static let recordings = """
        mic microphone 102 117.6
          body M51 11.1C59.65 11.1 65.41 17.65 65.41 26.06V54.12C65.41 62.54 59.65 69.09 51 69.09C42.35 69.09 36.59 62.54 36.59 54.12V26.06C36.59 17.65 42.35 11.1 51 11.1Z
          line M20.25 52.25C20.25 72.83 33.7 84.05 51 84.05C68.3 84.05 81.75 72.83 81.75 52.25M51 84.05V106.5M33.7 106.5H68.3
        inside:badge.mic 40 40
          area box 14 2 12 22 6
          area M7 17H11.5C11.5 30.5 28.5 30.5 28.5 17H33C33 26 28.5 30.5 22 31.5V35H28V38.5H12V35H18V31.5C11.5 30.5 7 26 7 17Z
        music.mic music.microphone 114 114
          line circle 78 34 27
          area M55 43L69 57L24 103C15 109 5 99 11 90Z
          full area circle 78 34 27
          both circle 51 7 54 54
        speaker 72 106
          body M10 38H32L60 14V92L32 68H10Z
        speaker.wave.1 speaker.1 96 106
          body M10 38H32L60 14V92L32 68H10Z
          step 1 second line M78 38C86 46 86 60 78 68
        speaker.wave.2 speaker.2 134 106
          body M10 38H32L60 14V92L32 68H10Z
          step 1 second line M78 38C86 46 86 60 78 68
          step 2 second line M96 22C114 40 114 66 96 84
        inside:speaker.wave.2 = speaker.wave.2.fill
        speaker.wave.3 speaker.3 148 106
          body M10 38H32L60 14V92L32 68H10Z
          step 1 second line M78 38C86 46 86 60 78 68
          step 2 second line M96 22C114 40 114 66 96 84
          step 3 second line M114 8C140 34 140 72 114 98
        speaker.slash 104 116
          body M18.16 43.75H38.84L65.16 20.95V95.05L38.84 72.25H18.16Z
          hole M10.64 17.15L16.68 11.17L99.4 94.77L93.36 100.75Z
          gap M16.68 11.17L99.4 94.77
          line M10.64 17.15L93.36 100.75
        speaker.plus 116 106
          body M10 38H32L60 14V92L32 68H10Z
          line M92 36V70M75 53H109
        speaker.minus 116 106
          body M10 38H32L60 14V92L32 68H10Z
          line M75 53H109
        speaker.zzz 124 106
          body M10 38H32L60 14V92L32 68H10Z
          line M78 50H98L78 76H98M102 20H116L102 40H116
        music.note 84 118
          line M36 94V22L72 10V36L36 48
          area circle 24 96 15
        inside:music.note 84 118
          area circle 25 93 21
          area M33 93V16L78 3V33L46 42V93Z
        music.quarternote.3 130 118
          line M28 30V90M66 20V82M104 10V74
          area ellipse 6 82 26 22 44 74 26 22 82 66 26 22
        music.note.list 118 112
          line M10 14H64M10 42H58M10 70H40M84 90V22L108 14V36L84 44
          area circle 73 92 14
        music.note.tv 140 108
          body box 10 9 120 76 11
          line M46 98H94
          cut inside:music.note 48 21 44 52
        guitars 128 128
          turn 32 64 50 body M64 54C74 54 80 60 80 67C80 73 75 75 75 79C75 83 87 86 87 98C87 109 78 117 64 117C50 117 41 109 41 98C41 86 53 83 53 79C53 75 48 73 48 67C48 60 54 54 64 54Z
          turn 32 64 50 line M64 54V14
          turn 32 64 50 area box 58 2 12 16 4
          turn 32 64 50 full spot circle 64 80 6
          turn 32 64 50 full mark M57 101H71
          turn -32 64 50 clear M64 54C74 54 80 60 80 67C80 73 75 75 75 79C75 83 87 86 87 98C87 109 78 117 64 117C50 117 41 109 41 98C41 86 53 83 53 79C53 75 48 73 48 67C48 60 54 54 64 54Z
          turn -32 64 50 clear M64 56V16
          bare hole circle 59 86 6
          turn -32 64 50 body M64 54C74 54 80 60 80 67C80 73 75 75 75 79C75 83 87 86 87 98C87 109 78 117 64 117C50 117 41 109 41 98C41 86 53 83 53 79C53 75 48 73 48 67C48 60 54 54 64 54Z
          turn -32 64 50 line M64 54V14
          turn -32 64 50 area box 58 2 12 16 4
          turn -32 64 50 spot circle 64 80 6
          turn -32 64 50 mark M57 101H71
        pianokeys 128 100
          line box 10 10 108 80 10
          line M37 50V88M64 50V88M91 50V88
          area box 28 12 18 42 3 55 12 18 42 3 82 12 18 42 3
        pianokeys.inverse 128 100
          area box 5.75 5.75 116.5 88.5 14
          fine gap M37 54V94M64 54V94M91 54V94
          hole box 30 5 14 44 3 57 5 14 44 3 84 5 14 44 3
        tuningfork 84 124
          line M20 8V44C20 74 64 74 64 44V8M42 68V116
        hifireceiver 140 84
          body box 10 12 120 60 10
          mark circle 102 42 14
          mark M28 32H70M28 52H56
        radio 128 112
          body box 10 34 108 68 12
          line M32 34L100 8
          mark circle 88 68 16
          mark M28 54H56M28 68H56M28 82H56
        recordingtape 140 84
          line circle 36 40 26
          line circle 104 40 26
          line M36 66H104
        record.circle 120 115
          line circle 60 57.5 49.8
          area circle 60 57.5 21.73
          body circle 60 57.5 49.8
          bare area circle 60 57.5 21.73
          full hole circle 60 57.5 23.54
        stop.circle 120 115
          body circle 60 57.5 49.8
          spot box 41.89 39.39 36.22 36.22 5.43
        film 124 100
          body box 10 8 104 84 12
          mark M34 8V92M90 8V92M10 36H34M10 64H34M90 36H114M90 64H114M34 50H90
        film.stack 124 116
          body box 10 26 104 80 12
          line M28 10H96
          mark M34 28V104M90 28V104M34 66H90M12 52H34M12 80H34M90 52H112M90 80H112
        movieclapper 128 112
          area M15 36L107 11L111 26L19 51Z
          line M15 36L107 11L111 26L19 51Z
          gap M41 18L55 50M70 10L84 42M99 2L113 34
          body M14 63H114V92C114 98 110 102 104 102H24C18 102 14 98 14 92Z
        play.tv 140 108
          body box 10 9 120 76 11
          line M46 98H94
          spot M58 28L86 47L58 66Z
        forward.end.alt 124 96
          body M10 12L54 48L10 84ZM56 12L100 48L56 84Z
          line M112 14V82
        backward.end.alt = mirrored forward.end.alt
        backward.end.alt.fill = mirrored forward.end.alt.fill
        forward.frame 112 96
          body M44 12L96 48L44 84Z
          line M14 16V80M28 16V80
        backward.frame = mirrored forward.frame
        backward.frame.fill = mirrored forward.frame.fill
        pause 84 98
          body box 12 8 20 82 5
          body box 52 8 20 82 5
        repeat.1 133 102
          use repeat 0 0 133 102
          line M60 46L68 41V62
        inside:repeat.1 133 102
          fine use repeat 0 0 133 102
          fine line M60 46L68 41V62
        infinity.circle 120 115
          body circle 60 57.5 49.8
          mark M60 57.05C54.57 64.29 49.13 69.72 42.8 69.72C35.55 69.72 31.02 64.29 31.02 57.05C31.02 49.8 35.55 44.37 42.8 44.37C49.13 44.37 54.57 49.8 60 57.05C65.43 64.29 70.87 69.72 77.2 69.72C84.45 69.72 88.98 64.29 88.98 57.05C88.98 49.8 84.45 44.37 77.2 44.37C70.87 44.37 65.43 49.8 60 57.05Z
        livephoto 120 115
          area circle 60 57.5 10.87
          line circle 60 57.5 28.98
          repeat 24 60 57.5 area circle 60 12.68 3.62
        livephoto.play 120 115
          area M50 43L76 57.5L50 72Z
          line circle 60 57.5 32
          repeat 24 60 57.5 area circle 60 13 3.6
        camera.aperture 120 115
          line circle 60 57.5 47.09
          repeat 6 60 57.5 line M60 15L87.16 57.95
        camera.shutter.button 120 115
          body circle 60 57.5 49.8
          mark circle 60 57.5 32.6
        camera.viewfinder 124 120
          use viewfinder 0 0 124 120
          fine both camera 28 33 68 54
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
        camera.metering.spot 136 96
          line box 10 8 116 80 12
          area circle 68 48 9
        """
}
