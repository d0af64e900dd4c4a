import type { DefaultServerCellComponentProps } from 'payload';
import { DesignLink } from './design-link';

type DesignCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData'>;

export function DesignCell({ cellData, rowData }: DesignCellProps) {
  return <DesignLink id={rowData.id} name={cellData} bytes={rowData.designBytes} />;
}
