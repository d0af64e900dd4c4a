import { Agent, request } from 'node:http';
import { networkOf } from './networks';
import type { AttackRequest } from './requests';

/** Whoever attacks does not wait for answers, but has only so many connections. */
const PENDING = 150;
const TICK_MS = 50;
const PATIENCE_MS = 10_000;

type Statuses = Record<string, number>;

/** Requests at an even pace from many networks. @returns the statuses that they got, and a function that ends it */
export function startPace(port: number, perSecond: number, networks: number, next: () => AttackRequest) {
  const agent = new Agent({ keepAlive: true, maxSockets: PENDING });
  const statuses: Statuses = {};
  const count = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  let pending = 0;
  let sent = 0;
  const send = () => {
    const { method = 'GET', path, headers, body } = next();
    sent += 1;
    pending += 1;
    const from = { 'X-Forwarded-For': networkOf(sent % networks) };
    const req = request({ port, host: '127.0.0.1', method, path, agent, headers: { ...headers, ...from } });
    let answered = 'none';
    req.setTimeout(PATIENCE_MS, () => req.destroy());
    req.once('response', (res) => {
      answered = String(res.statusCode);
      if ((answered === '429' || answered === '503') && !res.headers['retry-after']) answered += ' alone';
      res.resume();
    });
    req.on('error', () => {});
    req.once('close', () => {
      pending -= 1;
      count(answered);
    });
    req.end(body);
  };
  const began = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (sent < due) {
      if (pending < PENDING) send();
      else {
        sent += 1;
        count('not sent');
      }
    }
  }, TICK_MS);
  return {
    statuses,
    end: () => {
      clearInterval(timer);
      agent.destroy();
    },
  };
}
