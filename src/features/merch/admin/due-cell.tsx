import type { DefaultServerCellComponentProps } from 'payload';
import { quoteDueWords } from './due-words';

type DueCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>;

/** First column of the list: the time left, and a link to the request. */
export function DueCell({ cellData, rowData }: DueCellProps) {
  const { text, tone } = quoteDueWords(cellData, rowData.status, Date.now());
  return (
    <a href={`/admin/collections/quotes/${rowData.id}`} className="due" data-tone={tone}>
      {text}
    </a>
  );
}
