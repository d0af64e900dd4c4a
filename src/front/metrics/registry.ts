import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { env } from '@/env';
import { requestPool, workPool } from '@/kit/db/pool';
import type { PageCache } from '../page-cache';
import { databaseFigures } from './database-figures';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

function registerBuild(registers: Registry[]): void {
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

function registerPageCache(registers: Registry[], { counts }: PageCache): void {
  new Counter({
    name: 'colonnade_kept_pages_total',
    help: 'Requests for cacheable pages: served from a copy (hit), or by a render that they waited for (miss)',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, counts.hits);
      this.inc({ result: 'miss' }, counts.misses);
    },
  });
}

function registerPools(registers: Registry[]): void {
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

function registerDisk(registers: Registry[]): void {
  new Gauge({
    name: 'colonnade_disk_free_bytes',
    help: 'Free disk space for uploads',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(env().MEDIA_DIR).catch(() => ({ bavail: 0, bsize: 0 }));
      this.set(bavail * bsize);
    },
  });
}

/**
 * Everything that is reported. Labels take a fixed set of values, none of them from a visitor: neither addresses nor
 * paths nor names.
 */
export function createRegistry(pages: PageCache) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerBuild(registers);
  registerPageCache(registers, pages);
  registerPools(registers);
  registerDisk(registers);
  const queryDatabase = databaseFigures(registers);
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
      await queryDatabase();
      return registry.metrics();
    },
  };
}
