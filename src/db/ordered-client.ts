import { Client } from 'pg';

/**
 * A connection that takes one query after the other. Payload reads several things of one transaction at once; `pg` queues
 * them by itself, but warns, and will refuse from version 9 on.
 */
export class OrderedClient extends Client {
  #last: Promise<unknown> = Promise.resolve();

  // `never` fits every overload: what `pg` returns for these arguments is returned as it is.
  override query(...args: unknown[]): never {
    const ask = () => (super.query as (...args: unknown[]) => Promise<unknown>).apply(this, args);
    const [first] = args;
    const isStream = typeof first === 'object' && first !== null && 'submit' in first;
    // Whoever hands over a callback (the pool for a single query) or a stream has the connection alone.
    if (isStream || typeof args.at(-1) === 'function') return ask() as never;
    const answer = this.#last.then(ask);
    this.#last = answer.catch(() => undefined);
    return answer as never;
  }
}
