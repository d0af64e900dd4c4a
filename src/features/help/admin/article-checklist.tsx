'use client';

import { Checklist } from '@/core/admin/checklist/checklist';
import { articleCheck } from '../contract.check';

export const ArticleChecklist = () => <Checklist check={articleCheck} />;
