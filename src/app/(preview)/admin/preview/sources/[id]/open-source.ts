import { readSource } from '@/features/sources/server/source.queries';
import { openRecord } from '../../open-record';

export const openSource = openRecord('sources', readSource);
