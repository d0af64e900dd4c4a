import { Client } from 'pg';
import { durabilityProblems } from '../embedded-postgres/durability';
import { Refusal } from '../lib/refusal';
import { sleep } from '../lib/wait';

type Asker = { query: (text: string) => Promise<{ rows: { pid?: unknown }[] }> };

const backendOf = async (client: Asker) =>
  Number((await client.query('select pg_backend_pid() as pid')).rows[0]?.pid);

/**
 * Whether each connection has a server process of its own for as long as it lives. LISTEN and session locks need
 * that; a pooler in transaction mode shares one process among all, or switches them.
 * @param clients at least three open connections
 */
export async function isSessionMode(clients: Asker[]): Promise<boolean> {
  const first: number[] = [];
  for (const client of clients) first.push(await backendOf(client));
  if (new Set(first).size !== clients.length) return false;
  for (const [index, client] of [...clients.entries()].reverse()) {
    if ((await backendOf(client)) !== first[index]) return false;
  }
  return true;
}

/** Not reachable yet, or just starting: for example a container started together with this one. */
const PASSING = /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P03)/;

const placeOf = (databaseUrl: string) => {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
};

const reasonOf = (error: unknown): { code: string; message: string } => {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '', message = String(inner) } = inner as { code?: string; message?: string };
  return { code: /timeout expired|terminated unexpectedly/.test(message) ? 'ETIMEDOUT' : code, message };
};

const connect = async (databaseUrl: string): Promise<Client> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
};

const connectWithPatience = async (
  databaseUrl: string,
  patienceMs: number,
  report: (line: string) => void,
) => {
  const place = placeOf(databaseUrl);
  const end = Date.now() + patienceMs;
  for (let waited = false; ; waited = true) {
    try {
      return await connect(databaseUrl);
    } catch (error) {
      const { code, message } = reasonOf(error);
      if (!PASSING.test(code)) throw new Refusal(`The database at ${place} refuses: ${message}`);
      if (Date.now() > end)
        throw new Refusal(`The database at ${place} (DATABASE_URL) does not answer: ${message}`);
      if (!waited) report(`Waiting for the database at ${place}`);
      await sleep(500);
    }
  }
};

/** @throws Refusal in one line */
export const checkLogin = async (databaseUrl: string, report: (line: string) => void): Promise<void> =>
  (await connectWithPatience(databaseUrl, 30_000, report)).end();

/**
 * Checks what a migration or a lost submission would otherwise reveal: that it answers, stores text as UTF-8, gives
 * each connection its own session, and keeps what it acknowledged.
 * @param patienceMs how long it may take to answer at all
 * @throws Refusal in one line
 */
export async function checkExternalDatabase(
  databaseUrl: string,
  report: (line: string) => void,
  patienceMs = 30_000,
): Promise<void> {
  const place = placeOf(databaseUrl);
  const clients = [await connectWithPatience(databaseUrl, patienceMs, report)];
  try {
    clients.push(await connect(databaseUrl), await connect(databaseUrl));
    const [client] = clients as [Client];
    const { rows } = await client.query("select current_setting('server_encoding') as encoding");
    if (rows[0]?.encoding !== 'UTF8') {
      throw new Refusal(`The database at ${place} is encoded as ${rows[0]?.encoding}: it must be UTF8.`);
    }
    if (!(await isSessionMode(clients))) {
      throw new Refusal(
        `DATABASE_URL points to a pooler in transaction mode (${place}): use its session mode or the server itself.`,
      );
    }
    const broken = await durabilityProblems(client);
    if (broken.length > 0) {
      report(
        `Warning: the database at ${place} has ${broken.join(', ')}: a crash there can lose submissions.`,
      );
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The database at ${place} cannot be used: ${reasonOf(error).message}`);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
