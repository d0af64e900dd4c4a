import { startPace } from './pace';
import { cacheBusting, notFound, oversized, wrongSignIn } from './requests';
import type { Scale } from './scale';
import { startSlowPeers } from './slow-peers';

/** A process of its own, so that those who measure have a thread for themselves. Prints what it got, as JSON. */
const [port, scaleText, largest = '/'] = process.argv.slice(2);
const scale: Scale = JSON.parse(scaleText ?? '{}');

const at = (perSecond: number, next: Parameters<typeof startPace>[3]) =>
  startPace(Number(port), perSecond, scale.networks, next);

const slow = startSlowPeers(Number(port), scale, largest);
const paces = {
  cacheBusting: at(scale.cacheBusting, cacheBusting),
  wrongSignIns: at(scale.wrongSignIns, wrongSignIn),
  notFound: at(scale.notFound, notFound),
  oversized: at(scale.oversized, oversized),
};

setTimeout(() => {
  slow.end();
  for (const pace of Object.values(paces)) pace.end();
  const statuses = Object.fromEntries(Object.entries(paces).map(([name, pace]) => [name, pace.statuses]));
  process.stdout.write(JSON.stringify({ cut: slow.counts, ...statuses }), () => process.exit(0));
}, scale.seconds * 1000);
