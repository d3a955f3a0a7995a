#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// kiwi's variables and constraints, seen from C: what a program has before it solves.
typedef struct kiwi_model kiwi_model;
/// A kiwi solver for constraints of a model. The values it finds are in the model's variables.
typedef struct kiwi_system kiwi_system;

typedef enum { kiwi_less_or_equal, kiwi_equal, kiwi_greater_or_equal } kiwi_relation;

/// kiwi keeps one weighted sum where we keep levels; this weight means "must hold".
double kiwi_required(void);

kiwi_model *kiwi_model_create(int32_t variables);
/// Makes one of the variables: behind those before it in memory, since kiwi goes through variables by their addresses.
void kiwi_model_make_variable(kiwi_model *model, int32_t variable);
void kiwi_model_destroy(kiwi_model *model);

/// Makes `Σ coefficient · variable (<=, =, >=) constant` and returns its number.
int32_t kiwi_model_add(
    kiwi_model *model, const int32_t *variables, const double *coefficients, int32_t count, kiwi_relation relation,
    double constant, double strength);

kiwi_system *kiwi_create(kiwi_model *model);
void kiwi_destroy(kiwi_system *system);

/// Lets `kiwi_suggest` set a variable, with this weight.
void kiwi_edit(kiwi_system *system, int32_t variable, double strength);
void kiwi_suggest(kiwi_system *system, int32_t variable, double value);

/// Adds a constraint of the model; false where kiwi refuses it.
bool kiwi_add(kiwi_system *system, int32_t constraint);
void kiwi_remove(kiwi_system *system, int32_t constraint);

/// Brings the variables up to date and copies the values of all of them.
void kiwi_read(kiwi_system *system, double *values);

#ifdef __cplusplus
}
#endif
