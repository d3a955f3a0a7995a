// Decodes and makes JPEG files with libjpeg, whose errors jump out of its functions: Swift must not be jumped over.
#ifndef MAQUETTE_CJPEG_H
#define MAQUETTE_CJPEG_H

#include <stdio.h>
#include <stdint.h>
#include <setjmp.h>
#include <jpeglib.h>

struct mq_jpeg_errors {
    struct jpeg_error_mgr base;
    jmp_buf escape;
    char *message;
};

static inline void mq_jpeg_fail(j_common_ptr decoder) {
    struct mq_jpeg_errors *errors = (struct mq_jpeg_errors *)decoder->err;
    decoder->err->format_message(decoder, errors->message);
    longjmp(errors->escape, 1);
}

static inline void mq_jpeg_be_silent(j_common_ptr decoder) { (void)decoder; }

// Writes rows of blue, green, red and 255 to `pixels`, which holds width * height * 4 bytes for the size in the file's
// header. Returns 1, or 0 with a message of at most JMSG_LENGTH_MAX bytes. A file that is cut short shows what is there.
static inline int mq_jpeg_decode(
    const uint8_t *data, unsigned long length, uint8_t *pixels, uint32_t width, uint32_t height, char *message) {
    struct jpeg_decompress_struct decoder;
    struct mq_jpeg_errors errors;
    decoder.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = mq_jpeg_fail;
    errors.base.output_message = mq_jpeg_be_silent;
    errors.message = message;
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&decoder);
        return 0;
    }
    jpeg_create_decompress(&decoder);
    jpeg_mem_src(&decoder, (unsigned char *)data, length);
    jpeg_read_header(&decoder, TRUE);
    // libjpeg cannot turn four-ink pictures into red, green and blue; Adobe's are stored inverted.
    int four_inks = decoder.jpeg_color_space == JCS_CMYK || decoder.jpeg_color_space == JCS_YCCK;
    decoder.out_color_space = four_inks ? JCS_CMYK : JCS_EXT_BGRA;
    // The exact transform, so that every processor gets the same picture.
    decoder.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&decoder);
    if (decoder.output_width != width || decoder.output_height != height) {
        jpeg_destroy_decompress(&decoder);
        snprintf(message, JMSG_LENGTH_MAX, "the size in the header is not the picture's");
        return 0;
    }
    while (decoder.output_scanline < height) {
        uint8_t *row = pixels + (size_t)decoder.output_scanline * width * 4;
        jpeg_read_scanlines(&decoder, &row, 1);
        for (uint32_t x = 0; four_inks && x < width; x++) {
            uint8_t *pixel = row + 4 * x;
            int black = decoder.saw_Adobe_marker ? pixel[3] : 255 - pixel[3];
            uint8_t color[3];
            for (int i = 0; i < 3; i++) {
                int ink = decoder.saw_Adobe_marker ? pixel[i] : 255 - pixel[i];
                color[i] = (uint8_t)((ink * black + 127) / 255);
            }
            pixel[0] = color[2], pixel[1] = color[1], pixel[2] = color[0], pixel[3] = 255;
        }
    }
    jpeg_finish_decompress(&decoder);
    jpeg_destroy_decompress(&decoder);
    return 1;
}

// Makes a file of rows of blue, green, red and a byte that does not count. `quality` is from 0 to 100. Returns the number
// of bytes in `*file`, which the caller frees, or 0 with a message of at most JMSG_LENGTH_MAX bytes.
static inline unsigned long mq_jpeg_encode(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **file, char *message) {
    struct jpeg_compress_struct encoder;
    struct mq_jpeg_errors errors;
    unsigned long length = 0;
    *file = NULL;
    encoder.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = mq_jpeg_fail;
    errors.base.output_message = mq_jpeg_be_silent;
    errors.message = message;
    if (setjmp(errors.escape)) {
        jpeg_destroy_compress(&encoder);
        return 0;
    }
    jpeg_create_compress(&encoder);
    jpeg_mem_dest(&encoder, file, &length);
    encoder.image_width = width;
    encoder.image_height = height;
    encoder.input_components = 4;
    encoder.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&encoder);
    jpeg_set_quality(&encoder, quality, TRUE);
    encoder.dct_method = JDCT_ISLOW;
    jpeg_start_compress(&encoder, TRUE);
    while (encoder.next_scanline < height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)encoder.next_scanline * width * 4);
        jpeg_write_scanlines(&encoder, &row, 1);
    }
    jpeg_finish_compress(&encoder);
    jpeg_destroy_compress(&encoder);
    return length;
}

#endif
