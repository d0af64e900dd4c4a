import { startTestServer } from './tests/support/test-server';
import { startSite } from './tests/support/site';
import { ticket } from './tests/support/api';
import { memoryOf } from './tests/bench/figures';
import { pressInTurn } from './tests/bench/press';
const stop = await startTestServer();
for (const extra of [{ NODE_OPTIONS: '--max-semi-space-size=32' }, { NODE_OPTIONS: '--max-old-space-size=768' }, { NODE_OPTIONS: '--max-old-space-size=512' }, {}] as Record<string,string>[]) {
  const site = await startSite({ env: { RATE_LIMIT_SUPPORT: '999999', ...extra } });
  const before = memoryOf(site.webPid());
  const figures = await pressInTurn([
    { name: 'home', options: { url: site.url, headers: { 'accept-encoding': 'gzip' } } },
    { name: 'links', options: { url: site.url + '/api/social-links', headers: { 'accept-encoding': 'gzip' } } },
    { name: 'support', options: { url: site.url + '/api/support', method: 'POST', headers: { 'content-type': 'application/json' }, requests: [{ setupRequest: (r: any) => ({ ...r, body: JSON.stringify(ticket()) }) }] } },
  ] as any, () => {});
  console.log(JSON.stringify(extra), 'before', Math.round(before), 'after', Math.round(memoryOf(site.webPid())), [...figures].map(([n, f]) => `${n} ${Math.round(f.requests)} p99 ${f.p99}`).join('; '));
  await site.stop();
}
await stop();
process.exit(0);
