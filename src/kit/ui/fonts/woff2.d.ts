/** The build copies the file; the import is its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
