import type { DefaultServerCellComponentProps } from 'payload';
import { deskPath } from '@/core/shared/desk';
import { ticketDueWords } from './due-words';

type DueCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>;

/** The time left, and a link to the ticket at the desk. */
export function TicketDueCell({ cellData, rowData }: DueCellProps) {
  const { text, tone } = ticketDueWords(cellData, rowData.status, Date.now());
  return (
    <a href={deskPath('ticket', rowData.id)} className="due" data-tone={tone}>
      {text}
    </a>
  );
}
