import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request: Next's handler, or the front's around it. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
