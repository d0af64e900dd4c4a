/** In a form's revision: marks a value that the form took over from the server after it was filled. */
export const ADOPTED_VALUE = '=';
