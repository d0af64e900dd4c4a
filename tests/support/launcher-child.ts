import { openEmbeddedDatabase } from '../../scripts/embedded-postgres/launcher';

/**
 * A launcher in a separate process, for tests that kill one. Arguments: data folder, `stay` or `close`. Prints `{
 * url, attached, pid }`, or its refusal as `{ refusal }`.
 */
const [dataDir = '', then = 'close'] = process.argv.slice(2);
try {
  const database = await openEmbeddedDatabase({ dataDir });
  console.log(JSON.stringify({ url: database.url, attached: database.attached, pid: database.pid() }));
  if (then === 'stay') setInterval(() => {}, 1_000);
  else await database.close();
} catch (error) {
  console.log(JSON.stringify({ refusal: error instanceof Error ? error.message : String(error) }));
}
