import type { DefaultServerCellComponentProps } from 'payload';
import { ticketDueWords } from './due-words';

type DueCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>;

/** First column of the list: the time left, and a link to the ticket. */
export function DueCell({ cellData, rowData }: DueCellProps) {
  const { text, tone } = ticketDueWords(cellData, rowData.status, Date.now());
  return (
    <a href={`/admin/collections/support-tickets/${rowData.id}`} className="due" data-tone={tone}>
      {text}
    </a>
  );
}
