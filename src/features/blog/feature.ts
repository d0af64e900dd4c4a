import type { Feature } from '@/shared/feature';
import { BLOG_TEXTS } from './contract.texts';

export const blog = { name: 'blog', words: [BLOG_TEXTS] } as const satisfies Feature;
