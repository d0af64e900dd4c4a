import type { DefaultServerCellComponentProps } from 'payload';

export function DisabledCell({ cellData }: DefaultServerCellComponentProps) {
  return cellData ? 'Switched off' : '';
}
