// Whether the program can read nibs. The linker knows: `maquette_give_nib_reader` is defined by Documents, and is NULL in
// programs that were linked without it.
#ifndef MAQUETTE_CNIBREADER_H
#define MAQUETTE_CNIBREADER_H

typedef void (*maquette_reader_giver)(void *place);

extern void maquette_give_nib_reader(void *place) __attribute__((weak));

static inline maquette_reader_giver _Nullable maquette_nib_reader_giver(void) {
    return maquette_give_nib_reader;
}

#endif
