import type { Transaction } from '@/kit/db/transaction';
import { erasureMarks } from './erasure-list';

/** Whether somebody with this address requested erasure. */
export async function wasErased(tx: Transaction, address: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from site.erasures where address = any($1) limit 1', [
    erasureMarks(address),
  ]);
  return rowCount === 1;
}
