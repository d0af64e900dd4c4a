import { readDraft } from '@/features/blog/server/post.queries';
import { openRecord } from '../../open-record';

export const openPost = openRecord('posts', readDraft);
