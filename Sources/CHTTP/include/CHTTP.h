// libmicrohttpd, which is loaded when it is first needed: every other verb of the command starts without it.
// One thread does everything: `maquette_http_run` when the descriptor can be read, or when the time is over.
#ifndef MAQUETTE_CHTTP_H
#define MAQUETTE_CHTTP_H

#include <stddef.h>
#include <stdint.h>

typedef struct maquette_http_connection maquette_http_connection;

typedef struct {
    void *context;
    /// A request is there, or its connection goes on after it waited. `*own` belongs to the caller, nil at first.
    /// It answers, waits, or returns 0 to close the connection.
    int (*handle)(void *context, maquette_http_connection *connection, const char *method, const char *path, void **own);
    /// A connection has ended, answered or not.
    void (*finish)(void *context, void *own);
    /// Fills room with the next part of an answer that has no end; 0 if there is none at present.
    ptrdiff_t (*stream)(void *own, char *room, size_t count);
} maquette_http_calls;

/// Stands in paths and arguments where they have a NUL (`%00`). UTF-8 has no such byte.
enum { maquette_http_no_text = 0xFF };

/// Loads the library. The system's words if it cannot be.
const char *maquette_http_load(void);
/// The name of the file that is loaded.
extern const char *const maquette_http_library;

/// Answers on a socket that listens; nil if that is not possible.
void *maquette_http_start(int listening, maquette_http_calls calls);
void maquette_http_stop(void *server);
int maquette_http_descriptor(void *server);
void maquette_http_run(void *server);
/// Milliseconds until it must run again; -1 for no limit.
int maquette_http_timeout(void *server);

/// Passes on the headers of the request, in their order; one may be there several times.
void maquette_http_headers(
    maquette_http_connection *connection, void *context, void (*each)(void *context, const char *name, const char *value));
/// Passes on the arguments after the question mark, decoded.
void maquette_http_arguments(
    maquette_http_connection *connection, void *context, void (*each)(void *context, const char *name, const char *value));

/// An answer with pairs of header names and values, up to a nil.
int maquette_http_answer(
    maquette_http_connection *connection, unsigned status, const char *const *headers, const void *bytes, size_t count);
/// An answer without an end, from `stream`.
int maquette_http_stream(maquette_http_connection *connection, void *server, void *own, const char *const *headers);

/// Until it is resumed, nothing happens on a connection. Within `handle` or `stream`.
void maquette_http_suspend(maquette_http_connection *connection);
void maquette_http_resume(maquette_http_connection *connection);

#endif
