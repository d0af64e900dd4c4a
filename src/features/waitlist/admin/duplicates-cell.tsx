import type { DefaultServerCellComponentProps } from 'payload';

/** Counting stops here; larger numbers are not distinguished. */
const MANY = 20;

function alikeWords(count: number): string {
  if (count >= MANY) return `${MANY} or more alike`;
  return count === 1 ? '1 more alike' : `${count} more alike`;
}

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
