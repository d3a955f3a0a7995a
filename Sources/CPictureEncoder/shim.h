// Whether the program has a renderer. The linker knows: `maquette_give_picture_encoder` is defined by the renderer, and is
// NULL in programs that were linked without it.
#ifndef MAQUETTE_CPICTUREENCODER_H
#define MAQUETTE_CPICTUREENCODER_H

typedef void (*maquette_encoder_giver)(void *place);

extern void maquette_give_picture_encoder(void *place) __attribute__((weak));

static inline maquette_encoder_giver _Nullable maquette_picture_encoder_giver(void) {
    return maquette_give_picture_encoder;
}

#endif
