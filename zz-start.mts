import { startTestServer } from './tests/support/test-server';
import { startSite } from './tests/support/site';
import { memoryOf, median } from './tests/bench/figures';
const stop = await startTestServer();
const site = await startSite(process.env.EXTRA ? { env: JSON.parse(process.env.EXTRA) } : {});
try {
  const firsts: number[] = [], readys: number[] = [];
  for (let i = 0; i < 3; i++) {
    await site.stopWeb();
    const begin = performance.now();
    let ready = 0;
    const revived = site.revive().then(() => { ready = performance.now() - begin; });
    let first = 0, longest = 0, bad = 0;
    while (!ready) {
      const t = performance.now();
      const ok = await fetch(site.url + (first ? '/api/health/live' : '/')).then(async (a) => { await a.arrayBuffer(); return a.ok; }, () => false);
      if (ok && !first) first = performance.now() - begin;
      else if (first) longest = Math.max(longest, performance.now() - t);
      if (first && !ok) bad++;
      await new Promise((r) => setTimeout(r, 5));
    }
    await revived;
    firsts.push(first); readys.push(ready);
    console.log({ first: Math.round(first), ready: Math.round(ready), longestWait: Math.round(longest), bad, rss: Math.round(memoryOf(site.webPid())) });
    const t = performance.now();
    for (const p of ['/admin/login', '/about', '/support', '/links', '/privacy-policy']) {
      const b = performance.now(); await (await fetch(site.url + p)).text(); console.log(p, Math.round(performance.now() - b));
    }
    await new Promise((r) => setTimeout(r, 1500));
    console.log('rss', Math.round(memoryOf(site.webPid())));
  }
  console.log(site.output().split('\n').filter((l) => l.startsWith("T ")).slice(0, 50).join('\n'));
} finally { await site.stop(); await stop(); }
process.exit(0);
