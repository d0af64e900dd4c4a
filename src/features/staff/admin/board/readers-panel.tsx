import type { ReadersBoard } from '../../contract';
import { Figure } from './figure';
import { lists } from './list-addresses';
import { Panel } from './panel';

export function ReadersPanel({ readers }: { readers: ReadersBoard }) {
  return (
    <Panel id="readers" title="Newsletter readers">
      <dl>
        <Figure label="Confirmed" href={lists.readersConfirmed} value={readers.confirmed} />
        <Figure label="Not confirmed yet" href={lists.readersFresh} value={readers.fresh} />
        <Figure label="Unsubscribed" href={lists.readersGone} value={readers.gone} />
      </dl>
    </Panel>
  );
}
