// A library of one side effect: see environment.c. There is nothing to call.
