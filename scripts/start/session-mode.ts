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
