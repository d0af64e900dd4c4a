/** In the folder of the build: brotli copies of the files in `static`, under the same names. */
export const COPIES = 'static-brotli';
