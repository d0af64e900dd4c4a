import { feedRoute } from '@/app/blog-feeds';

export const dynamic = 'force-dynamic';

export const GET = feedRoute('rss');
