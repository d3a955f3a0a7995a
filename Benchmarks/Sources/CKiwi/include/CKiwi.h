#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A kiwi solver with its variables and constraints, seen from C.
typedef struct kiwi_system kiwi_system;

typedef enum { kiwi_less_or_equal, kiwi_equal, kiwi_greater_or_equal } kiwi_relation;

/// kiwi keeps one weighted sum where we keep levels; this weight means "must hold".
double kiwi_required(void);

kiwi_system *kiwi_create(int32_t variables);
void kiwi_destroy(kiwi_system *system);

/// Lets `kiwi_suggest` set a variable, with this weight.
void kiwi_edit(kiwi_system *system, int32_t variable, double strength);
void kiwi_suggest(kiwi_system *system, int32_t variable, double value);

/// Adds `Σ coefficient · variable (<=, =, >=) constant` and returns its number, or -1 where kiwi refuses it.
int32_t kiwi_add(
    kiwi_system *system, const int32_t *variables, const double *coefficients, int32_t count, kiwi_relation relation,
    double constant, double strength);
void kiwi_remove(kiwi_system *system, int32_t constraint);

/// Brings the variables up to date and copies the values of all of them.
void kiwi_read(kiwi_system *system, double *values);

#ifdef __cplusplus
}
#endif
