import type { DefaultServerCellComponentProps } from 'payload';
import { dueWords } from './due-words';

type DueCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>;

/** First column of the list: how long there still is, and the way to the request. */
export function DueCell({ cellData, rowData }: DueCellProps) {
  const { text, tone } = dueWords(cellData, rowData.status);
  return (
    <a href={`/admin/collections/quotes/${rowData.id}`} className="due" data-tone={tone}>
      {text}
    </a>
  );
}
