import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { requestPool, workPool } from '@/db/pool';
import { env } from '@/env';
import type { KeptPages } from '../kept-pages';
import { databaseFigures } from './database-figures';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

function tellBuild(registers: Registry[]): void {
  const labels = {
    version: JSON.parse(read('package.json')).version as string,
    build: read('.next/BUILD_ID'),
  };
  new Gauge({
    name: 'colonnade_build_info',
    help: 'Version and build of the running site',
    labelNames: ['version', 'build'],
    registers,
  }).set(labels, 1);
}

function tellKeptPages(registers: Registry[], { counts }: KeptPages): void {
  new Counter({
    name: 'colonnade_kept_pages_total',
    help: 'Requests for pages that are kept: answered from a copy (hit), or by a render that they waited for (miss)',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, counts.hits);
      this.inc({ result: 'miss' }, counts.misses);
    },
  });
}

function tellPools(registers: Registry[]): void {
  new Gauge({
    name: 'colonnade_pool_connections',
    help: 'Database connections of this process, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries({
        web: requestPool(),
        work: workPool(),
      })) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

function tellDisk(registers: Registry[]): void {
  new Gauge({
    name: 'colonnade_disk_free_bytes',
    help: 'Room left where uploads are kept',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(env().MEDIA_DIR).catch(() => ({ bavail: 0, bsize: 0 }));
      this.set(bavail * bsize);
    },
  });
}

/**
 * All that is told. Labels take a closed set of values, and none of them comes from a visitor: neither addresses nor
 * paths nor names.
 */
export function createRegistry(pages: KeptPages) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  tellBuild(registers);
  tellKeptPages(registers, pages);
  tellPools(registers);
  tellDisk(registers);
  const askDatabase = databaseFigures(registers);
  const requests = new Histogram({
    name: 'colonnade_http_request_duration_seconds',
    help: 'Requests answered, by kind of address and status, and how long each took',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  return {
    requests,
    contentType: registry.contentType,
    /** In Prometheus's text format. */
    read: async () => {
      await askDatabase();
      return registry.metrics();
    },
  };
}
