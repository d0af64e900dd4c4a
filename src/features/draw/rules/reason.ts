import { text } from '@/kit/shared/text';

/** Why staff changed something; visitors read it. */
export const reason = text({ label: 'Reason', min: 3, max: 300, message: 'Please give a reason' });
