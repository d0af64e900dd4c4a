/** Every refusal of an endpoint names its code here, whatever its body looks like. */
export const CODE_HEADER = 'X-Error-Code';

/** What more than one place says in the same words: the front, the endpoints, Payload's operations. */
export const NOT_HTTP = 'The request is not valid HTTP';
export const NOTHING_HERE = 'There is nothing at this address';
export const OTHER_METHOD = 'This address does not accept that method';
export const TOO_SLOW = 'The request took too long to arrive';
export const TOO_LARGE = 'The request is too large';
export const BROKEN = 'Something went wrong on our side, please try again';
export const UNANSWERED = 'The service is busy right now, please try again in a moment';

export const REAUTHENTICATION_NEEDED = 'Please confirm first that it is you: this cannot be undone';

/** In a browser, for what may be sent twice without harm. */
export const NO_ANSWER = 'The site did not answer. Please try again.';
