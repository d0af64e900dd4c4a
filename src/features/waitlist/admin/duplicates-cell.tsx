import type { DefaultServerCellComponentProps } from 'payload';
import { alikeWords } from './alike-words';

type DuplicatesCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>;

/** Links to the record, which names the others. */
export function DuplicatesCell({ cellData, rowData }: DuplicatesCellProps) {
  const count = Number(cellData ?? rowData.duplicates ?? 0);
  if (!count) return <span className="quiet">None</span>;
  return (
    <a href={`/admin/collections/waitlist/${rowData.id}#alike`} className="alike__flag">
      {alikeWords(count)}
    </a>
  );
}
