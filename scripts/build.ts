import { ensureBuild } from './start/build';
import { Lifecycle } from './start/lifecycle';

/** `next build`, unless this very source is built already; `npm start` then finds it done. */
const lifecycle = new Lifecycle();
try {
  const built = await ensureBuild(lifecycle, (line) => console.log(`- ${line}`));
  if (!built) console.log('- The build is current');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
