import { ensureBuild } from './start/build';
import { Lifecycle } from './start/lifecycle';
import { ensureProcesses } from './start/processes';

/** Runs `next build` and bundles the site's processes, unless done for these sources; `npm start` reuses it. */
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
