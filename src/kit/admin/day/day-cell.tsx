import type { DefaultCellComponentProps } from 'payload';
import { dayInWords } from './local-day';

/** A stored day in a list. */
export const DayCell = ({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) => (
  <span>{dayInWords(cellData)}</span>
);
