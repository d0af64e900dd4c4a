import type { DefaultServerCellComponentProps } from 'payload';
import { deskPath } from '@/core/shared/desk';
import { quoteDueWords } from './due-words';

type DueCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>;

/** The time left, and a link to the request at the desk. */
export function QuoteDueCell({ cellData, rowData }: DueCellProps) {
  const { text, tone } = quoteDueWords(cellData, rowData.status, Date.now());
  return (
    <a href={deskPath('quote', rowData.id)} className="due" data-tone={tone}>
      {text}
    </a>
  );
}
