#include "CKiwi.h"

#include <exception>
#include <utility>
#include <vector>

#include <kiwi/kiwi.h>

struct kiwi_system {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
};

static kiwi::RelationalOperator operator_of(kiwi_relation relation) {
    switch (relation) {
    case kiwi_less_or_equal: return kiwi::OP_LE;
    case kiwi_greater_or_equal: return kiwi::OP_GE;
    default: return kiwi::OP_EQ;
    }
}

double kiwi_required(void) { return kiwi::strength::required; }

kiwi_system *kiwi_create(int32_t variables) {
    auto system = new kiwi_system;
    system->variables.resize(static_cast<size_t>(variables));
    return system;
}

void kiwi_destroy(kiwi_system *system) { delete system; }

void kiwi_edit(kiwi_system *system, int32_t variable, double strength) {
    system->solver.addEditVariable(system->variables[variable], strength);
}

void kiwi_suggest(kiwi_system *system, int32_t variable, double value) {
    system->solver.suggestValue(system->variables[variable], value);
}

int32_t kiwi_add(
    kiwi_system *system, const int32_t *variables, const double *coefficients, int32_t count, kiwi_relation relation,
    double constant, double strength) {
    std::vector<kiwi::Term> terms;
    terms.reserve(static_cast<size_t>(count));
    for (int32_t term = 0; term < count; ++term) {
        terms.emplace_back(system->variables[variables[term]], coefficients[term]);
    }
    kiwi::Constraint constraint(kiwi::Expression(std::move(terms), -constant), operator_of(relation), strength);
    try {
        system->solver.addConstraint(constraint);
    } catch (const std::exception &) {
        return -1;
    }
    system->constraints.push_back(std::move(constraint));
    return static_cast<int32_t>(system->constraints.size()) - 1;
}

void kiwi_remove(kiwi_system *system, int32_t constraint) {
    system->solver.removeConstraint(system->constraints[constraint]);
}

void kiwi_read(kiwi_system *system, double *values) {
    system->solver.updateVariables();
    for (size_t variable = 0; variable < system->variables.size(); ++variable) {
        values[variable] = system->variables[variable].value();
    }
}
