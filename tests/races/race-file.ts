import fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { query } from '../support/api';
import { type Entity, listEntities } from './entities';
import { openRaceEnvironment, type Person, type RaceEnvironment } from './environment';
import { playedSoFar, seed } from './overlap';

/** One of the two people, and one of the two processes. */
export const at = fc.integer({ min: 0, max: 1 });

/** What every file of races needs: its environment is opened before the first test, and closed after the last one. */
export class RaceFile {
  environment!: RaceEnvironment & { close: () => Promise<void> };
  entities: Entity[] = [];
  #count = 1;

  constructor({ withEntities }: { withEntities: boolean }) {
    beforeAll(async () => {
      console.log(`races: RACES_SEED=${seed}`);
      this.environment = await openRaceEnvironment();
      if (withEntities) this.entities = await listEntities(this.environment);
    }, 300_000);
    afterAll(async () => {
      console.log(`races: ${playedSoFar()} interleavings`);
      await this.environment?.close();
    });
  }

  readonly rows = <T extends object>(text: string, values: unknown[] = []) =>
    query<T>(this.environment.sites[0], text, values);
  readonly person = (who: number) => this.environment.people[who % 2] as Person;
  /** Another number each time. */
  readonly next = () => (this.#count += 1);
}
