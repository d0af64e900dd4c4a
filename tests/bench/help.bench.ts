import { addHelpArticles, addManyHelpArticles, HELP_QUESTIONS } from '../support/help-articles';
import { openPayload } from '../support/payload';
import type { Bench } from './bench-type';
import { percentile } from './figures';

const SIZES = [40, 5000];
const ROUNDS = 5;

/** The search in help, at the database: what /api/help and /help/search wait for. */
export const helpBench: Bench = {
  name: 'help',
  title: 'Search in help',
  async measure(report) {
    const site = await openPayload();
    const { searchHelp } = await import('../../src/features/help/server/search.queries');
    await addHelpArticles(site.query);
    const lines = ['| articles | median, ms | p95, ms |', '|---:|---:|---:|'];
    for (const size of SIZES) {
      await addManyHelpArticles(site.query, size);
      const times: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [asked] of HELP_QUESTIONS) {
          const start = performance.now();
          await searchHelp(asked);
          // The first round plans the statement.
          if (round > 0) times.push(performance.now() - start);
        }
      report(`${size} articles`);
      lines.push(
        `| ${size} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |`,
      );
    }
    await site.close();
    return lines.join('\n');
  },
};
