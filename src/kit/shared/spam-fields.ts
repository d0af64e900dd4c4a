/**
 * Extra keys that a form may send beside its contract. Endpoints read them from the raw body; no schema stores them.
 * The honeypot is a field that people never see; the token is a signed time at which the page was rendered.
 */
export const HONEYPOT_FIELD = 'website';
export const FORM_TOKEN_FIELD = 'formToken';
