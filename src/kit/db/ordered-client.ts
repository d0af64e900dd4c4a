import { Client } from 'pg';

/**
 * A connection that runs one query after the other. Payload starts several reads of one transaction at once; `pg`
 * queues them, but warns, and will refuse them from version 9 on.
 */
export class OrderedClient extends Client {
  #last: Promise<unknown> = Promise.resolve();

  // `never` fits every overload: the result of `pg` for these arguments is returned unchanged.
  override query(...args: unknown[]): never {
    const ask = () => (super.query as (...args: unknown[]) => Promise<unknown>).apply(this, args);
    const [first] = args;
    const isStream = typeof first === 'object' && first !== null && 'submit' in first;
    // A caller that passes a callback (the pool, for a single query) or a stream uses the connection alone.
    if (isStream || typeof args.at(-1) === 'function') return ask() as never;
    const answer = this.#last.then(ask);
    this.#last = answer.catch(() => undefined);
    return answer as never;
  }
}
