// One header for the C libraries that draw and typeset, with plain functions for what Swift cannot import.
#ifndef MAQUETTE_CCAIRO_H
#define MAQUETTE_CCAIRO_H

#include <cairo.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>

#endif
