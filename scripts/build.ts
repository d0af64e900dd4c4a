import { ensureBuild } from './start/build';
import { Lifecycle } from './start/lifecycle';
import { ensureProcesses } from './start/processes';

/** `next build` and the site's processes, unless this very source is built already; `npm start` then finds it done. */
const lifecycle = new Lifecycle();
try {
  await ensureProcesses();
  const built = await ensureBuild(lifecycle, (line) => console.log(`- ${line}`));
  if (!built) console.log('- The build is current');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
