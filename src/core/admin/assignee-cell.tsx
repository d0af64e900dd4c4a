import type { DefaultServerCellComponentProps } from 'payload';
import { deskNames } from './desk-names';

type AssigneeCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'payload'>;

export async function AssigneeCell({ cellData, payload }: AssigneeCellProps) {
  if (!cellData) return <span className="quiet">Nobody</span>;
  const id = typeof cellData === 'object' ? cellData.id : cellData;
  const names = await deskNames(payload);
  return <bdi>{names.find((one) => one.id === id)?.username ?? 'Former staff member'}</bdi>;
}
