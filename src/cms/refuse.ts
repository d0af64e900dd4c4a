import { APIError } from 'payload';

/** A refusal whose sentence is for the person who asked: of any other error Payload says nothing. */
export const refuse = (message: string, status = 400) => new APIError(message, status, null, true);
