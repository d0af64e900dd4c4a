/** The types of the package's part that we load: without its script language, which would be compiled at run time. */
declare module 'paper/dist/paper-core.js' {
  import paper from 'paper';
  export default paper;
}
