/**
 * Id of a compared text's beginning; ids of headings contain no colon. It stands by itself because every page reads it,
 * by way of what policies tell search engines, and would carry the style sheets of a component.
 */
export const OPENING = 'text:opening';
