import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { clearPageStatus, getPageStatus } from '@/core/server/page-status';
import { describeError } from '@/kit/shared/describe-error';
import { BROKEN, UNANSWERED } from '@/kit/shared/plain-refusals';
import { answerDeadline } from './body-limits';
import { type FinishedAnswer, sentenceAnswer } from './finished-answer';
import type { Handler } from './handler';
import { markHeader, newMark } from './known-scripts';
import { logError } from './log';
import { bufferSink } from './response-sinks';
import { tapResponse } from './response-tap';
import { routeKind } from './route-kind';

/** Discards what is written; only the fact of writing matters. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() }) as unknown as Socket;

function requestOf(path: string, host: string, id: string, mark: string): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  // Next puts a page's metadata into its head for the agents in `htmlLimitedBots` (next.config.mjs): for this.
  const headers = {
    host,
    'user-agent': 'colonnade-front',
    'x-request-id': id,
    'content-security-policy': markHeader(mark),
  };
  const line = { method: 'GET', url: path, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 };
  Object.assign(req, line, { complete: true });
  Object.defineProperty(req, 'headers', { value: headers, writable: true });
  req.push(null);
  return req;
}

/**
 * Renders a route without a visitor: the request is made here and contains nothing of any visitor, so the response
 * cannot either, and no visitor who leaves can end it for the others. Never rejects.
 *
 * @param host the site's own, in case a route reads it
 */
export function renderAnonymously(handler: Handler, path: string, host: string): Promise<FinishedAnswer> {
  const id = randomUUID();
  const mark = newMark();
  const req = requestOf(path, host, id, mark);
  const res = new ServerResponse(req);
  res.assignSocket(nowhere());
  // Without a server, nothing else emits this; Next waits for it.
  res.once('finish', () => res.emit('close'));
  return new Promise<FinishedAnswer>((resolve) => {
    const late = setTimeout(
      () => {
        resolve(sentenceAnswer(503, UNANSWERED, { 'retry-after': '10' }));
        res.destroy();
      },
      answerDeadline(routeKind(path)),
    );
    res.once('close', () => clearTimeout(late));
    tapResponse(res, (client) =>
      bufferSink(res, async (body) => {
        const { 'transfer-encoding': _, ...headers } = res.getHeaders();
        resolve({ status: getPageStatus(id) ?? res.statusCode, headers, body, mark });
        client.end();
      }),
    );
    handler(req, res).catch((error: unknown) => {
      logError('handler', { id, route: path, error: describeError(error) });
      resolve(sentenceAnswer(500, BROKEN));
      res.destroy();
    });
  }).finally(() => clearPageStatus(id));
}
