#include "CKiwi.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>
#include <vector>

#include <kiwi/kiwi.h>

struct kiwi_model {
    // By their addresses, as the memory that there is has them in another order each time.
    std::vector<kiwi::Variable> unused;
    std::vector<std::optional<kiwi::Variable>> variables;
    std::vector<kiwi::Constraint> constraints;
};

struct kiwi_system {
    kiwi_model *model;
    kiwi::Solver solver;
};

static kiwi::RelationalOperator operator_of(kiwi_relation relation) {
    switch (relation) {
    case kiwi_less_or_equal: return kiwi::OP_LE;
    case kiwi_greater_or_equal: return kiwi::OP_GE;
    default: return kiwi::OP_EQ;
    }
}

double kiwi_required(void) { return kiwi::strength::required; }

kiwi_model *kiwi_model_create(int32_t variables) {
    auto model = new kiwi_model;
    model->variables.resize(static_cast<size_t>(variables));
    for (int32_t count = 0; count < variables; ++count) model->unused.emplace_back();
    std::sort(model->unused.rbegin(), model->unused.rend());
    return model;
}

void kiwi_model_make_variable(kiwi_model *model, int32_t variable) {
    model->variables[variable] = model->unused.back();
    model->unused.pop_back();
}

void kiwi_model_destroy(kiwi_model *model) { delete model; }

kiwi_system *kiwi_create(kiwi_model *model) {
    auto system = new kiwi_system;
    system->model = model;
    return system;
}

void kiwi_destroy(kiwi_system *system) { delete system; }

void kiwi_edit(kiwi_system *system, int32_t variable, double strength) {
    system->solver.addEditVariable(*system->model->variables[variable], strength);
}

void kiwi_suggest(kiwi_system *system, int32_t variable, double value) {
    system->solver.suggestValue(*system->model->variables[variable], value);
}

int32_t kiwi_model_add(
    kiwi_model *model, const int32_t *variables, const double *coefficients, int32_t count, kiwi_relation relation,
    double constant, double strength) {
    std::vector<kiwi::Term> terms;
    terms.reserve(static_cast<size_t>(count));
    for (int32_t term = 0; term < count; ++term) {
        terms.emplace_back(*model->variables[variables[term]], coefficients[term]);
    }
    model->constraints.emplace_back(
        kiwi::Expression(std::move(terms), -constant), operator_of(relation), strength);
    return static_cast<int32_t>(model->constraints.size()) - 1;
}

bool kiwi_add(kiwi_system *system, int32_t constraint) {
    try {
        system->solver.addConstraint(system->model->constraints[constraint]);
    } catch (const std::exception &) {
        return false;
    }
    return true;
}

void kiwi_remove(kiwi_system *system, int32_t constraint) {
    system->solver.removeConstraint(system->model->constraints[constraint]);
}

void kiwi_read(kiwi_system *system, double *values) {
    system->solver.updateVariables();
    for (size_t variable = 0; variable < system->model->variables.size(); ++variable) {
        values[variable] = system->model->variables[variable]->value();
    }
}
