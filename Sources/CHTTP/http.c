#include "CHTTP.h"

#include <dlfcn.h>
#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>

const char *const maquette_http_library = "libmicrohttpd.so.12";

static struct {
    __typeof__(&MHD_start_daemon) start_daemon;
    __typeof__(&MHD_stop_daemon) stop_daemon;
    __typeof__(&MHD_run) run;
    __typeof__(&MHD_get_timeout) get_timeout;
    __typeof__(&MHD_get_daemon_info) get_daemon_info;
    __typeof__(&MHD_http_unescape) http_unescape;
    __typeof__(&MHD_get_connection_values) get_connection_values;
    __typeof__(&MHD_create_response_from_buffer) create_response_from_buffer;
    __typeof__(&MHD_create_response_from_callback) create_response_from_callback;
    __typeof__(&MHD_add_response_header) add_response_header;
    __typeof__(&MHD_queue_response) queue_response;
    __typeof__(&MHD_destroy_response) destroy_response;
    __typeof__(&MHD_suspend_connection) suspend_connection;
    __typeof__(&MHD_resume_connection) resume_connection;
} mhd;

struct server {
    struct MHD_Daemon *daemon;
    maquette_http_calls calls;
    int descriptor;
};

const char *maquette_http_load(void) {
    static void *library;
    if (library) return NULL;
    library = dlopen(maquette_http_library, RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
#define LOAD(name) \
    if (!(mhd.name = (__typeof__(mhd.name))dlsym(library, "MHD_" #name))) return library = NULL, "it has no MHD_" #name
    LOAD(start_daemon);
    LOAD(stop_daemon);
    LOAD(run);
    LOAD(get_timeout);
    LOAD(get_daemon_info);
    LOAD(http_unescape);
    LOAD(get_connection_values);
    LOAD(create_response_from_buffer);
    LOAD(create_response_from_callback);
    LOAD(add_response_header);
    LOAD(queue_response);
    LOAD(destroy_response);
    LOAD(suspend_connection);
    LOAD(resume_connection);
    return NULL;
}

static enum MHD_Result handle(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **own) {
    (void)version, (void)upload;
    struct server *server = context;
    *upload_size = 0;
    return server->calls.handle(
               server->calls.context, (maquette_http_connection *)connection, method, url, own)
        ? MHD_YES
        : MHD_NO;
}

static void finish(
    void *context, struct MHD_Connection *connection, void **own, enum MHD_RequestTerminationCode reason) {
    (void)connection, (void)reason;
    struct server *server = context;
    if (*own) server->calls.finish(server->calls.context, *own);
    *own = NULL;
}

static size_t unescape(void *context, struct MHD_Connection *connection, char *text) {
    (void)context, (void)connection;
    size_t count = mhd.http_unescape(text);
    // A text of C would end there, and be another one.
    for (char *nul = text; (nul = memchr(nul, 0, count - (size_t)(nul - text)));) *nul = (char)maquette_http_no_text;
    return count;
}

void *maquette_http_start(int listening, maquette_http_calls calls) {
    struct server *server = calloc(1, sizeof *server);
    if (!server) return NULL;
    server->calls = calls;
    server->daemon = mhd.start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, server,
        MHD_OPTION_LISTEN_SOCKET, listening, MHD_OPTION_NOTIFY_COMPLETED, finish, server,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)256, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)15,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(64 << 10), MHD_OPTION_UNESCAPE_CALLBACK, unescape, NULL,
        MHD_OPTION_END);
    const union MHD_DaemonInfo *info =
        server->daemon ? mhd.get_daemon_info(server->daemon, MHD_DAEMON_INFO_EPOLL_FD) : NULL;
    if (!info) {
        if (server->daemon) mhd.stop_daemon(server->daemon);
        free(server);
        return NULL;
    }
    server->descriptor = info->epoll_fd;
    return server;
}

void maquette_http_stop(void *server) {
    mhd.stop_daemon(((struct server *)server)->daemon);
    free(server);
}

int maquette_http_descriptor(void *server) { return ((struct server *)server)->descriptor; }

void maquette_http_run(void *server) { mhd.run(((struct server *)server)->daemon); }

int maquette_http_timeout(void *server) {
    MHD_UNSIGNED_LONG_LONG milliseconds;
    if (mhd.get_timeout(((struct server *)server)->daemon, &milliseconds) != MHD_YES) return -1;
    return milliseconds > 1000000 ? 1000000 : (int)milliseconds;
}

struct each {
    void *context;
    void (*call)(void *context, const char *name, const char *value);
};

static enum MHD_Result pass_on(void *each, enum MHD_ValueKind kind, const char *name, const char *value) {
    (void)kind;
    ((struct each *)each)->call(((struct each *)each)->context, name, value ? value : "");
    return MHD_YES;
}

void maquette_http_headers(
    maquette_http_connection *connection, void *context, void (*call)(void *context, const char *name, const char *value)) {
    struct each each = {context, call};
    mhd.get_connection_values((struct MHD_Connection *)connection, MHD_HEADER_KIND, pass_on, &each);
}

void maquette_http_arguments(
    maquette_http_connection *connection, void *context, void (*call)(void *context, const char *name, const char *value)) {
    struct each each = {context, call};
    mhd.get_connection_values((struct MHD_Connection *)connection, MHD_GET_ARGUMENT_KIND, pass_on, &each);
}

static int queue(
    maquette_http_connection *connection, unsigned status, const char *const *headers, struct MHD_Response *response) {
    if (!response) return 0;
    for (; headers[0]; headers += 2) mhd.add_response_header(response, headers[0], headers[1]);
    enum MHD_Result result = mhd.queue_response((struct MHD_Connection *)connection, status, response);
    mhd.destroy_response(response);
    return result == MHD_YES;
}

int maquette_http_answer(
    maquette_http_connection *connection, unsigned status, const char *const *headers, const void *bytes, size_t count) {
    return queue(
        connection, status, headers,
        mhd.create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY));
}

struct stream {
    struct server *server;
    void *own;
};

static ssize_t read_stream(void *context, uint64_t position, char *room, size_t count) {
    (void)position;
    struct stream *stream = context;
    return stream->server->calls.stream(stream->own, room, count);
}

int maquette_http_stream(maquette_http_connection *connection, void *server, void *own, const char *const *headers) {
    struct stream *stream = malloc(sizeof *stream);
    if (!stream) return 0;
    *stream = (struct stream){server, own};
    return queue(
        connection, 200, headers,
        mhd.create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, read_stream, stream, free));
}

void maquette_http_suspend(maquette_http_connection *connection) {
    mhd.suspend_connection((struct MHD_Connection *)connection);
}

void maquette_http_resume(maquette_http_connection *connection) {
    mhd.resume_connection((struct MHD_Connection *)connection);
}
