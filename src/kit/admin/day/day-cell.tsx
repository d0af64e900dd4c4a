import type { DefaultCellComponentProps } from 'payload';
import { storedDayText } from './local-day';

/** A stored day in a list. */
export const DayCell = ({ cellData }: Pick<DefaultCellComponentProps, 'cellData'>) => (
  <span>{storedDayText(cellData)}</span>
);
