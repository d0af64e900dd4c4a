import { closedView } from '@/features/staff/server/closed-view';

export const GET = closedView;
