// What happens before anything else of the program: see environment.c.

// The words of the command line, the name of the program among them.
int mq_argument_count(void);

// Null where there is none.
const char *mq_argument(int number);
