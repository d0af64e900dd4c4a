/** Five colors of a brand, as tests choose them. */
export const violet = {
  paper: '#faf6ee',
  ink: '#1b1033',
  primary: '#7c3aed',
  light: '#c084fc',
  highlight: '#c79a45',
};
