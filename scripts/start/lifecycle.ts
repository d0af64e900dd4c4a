type Undo = () => Promise<void> | void;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops everything that was started in reverse order, once, whatever the reason: a signal, a failure, or npm being
 * killed. Ctrl-C reaches this process twice (from the terminal and from npm), so later signals do not mean "hurry".
 */
export class Lifecycle {
  #undo: Undo[] = [];
  #stopping: Promise<never> | undefined;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, () => void this.stop(0));
    this.#endWithNpm();
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  onStop(undo: Undo): void {
    this.#undo.push(undo);
  }

  /** Never returns: the process ends with `code`. */
  stop(code: number): Promise<never> {
    this.#stopping ??= this.#end(code);
    return this.#stopping;
  }

  async #end(code: number): Promise<never> {
    let worst = code;
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) {
      try {
        await undo();
      } catch (error) {
        worst ||= 1;
        process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      }
    }
    return process.exit(worst);
  }

  /** npm waits for what it runs; if it is gone, somebody killed it and expects this to be over. */
  #endWithNpm(): void {
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && void this.stop(0), 500).unref();
  }
}
