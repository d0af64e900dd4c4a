import { z } from 'zod';

/** How urgent a request is, to its sender and to us. */
export const PRIORITIES = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const;
export type Priority = (typeof PRIORITIES)[number]['value'];
export const priority = z.enum(PRIORITIES.map(({ value }) => value));
