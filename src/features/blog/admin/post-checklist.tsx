'use client';

import { Checklist } from '@/core/admin/checklist/checklist';
import { postCheck } from '../contract.check';

export const PostChecklist = () => <Checklist check={postCheck} />;
