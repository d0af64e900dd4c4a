import { APIError } from 'payload';

/** A refusal whose sentence the user may see: Payload hides the message of any other error. */
export const refuse = (message: string, status = 400) => new APIError(message, status, null, true);
