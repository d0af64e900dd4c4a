/** In the folder of the build: brotli copies of the files in `static`, under the same names. */
export const BROTLI_FOLDER = 'static-brotli';
