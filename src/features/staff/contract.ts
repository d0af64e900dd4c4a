import '@/shared/zod-without-eval';
import { z } from 'zod';

export const SESSION_API = '/api/auth/session';
export const LOGIN_API = '/api/auth/login';
export const LOGOUT_API = '/api/auth/logout';

const REQUIRED = 'Please provide both username and password';

export const loginRequest = z.object({
  username: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(200, REQUIRED),
  password: z.string({ error: REQUIRED }).min(1, REQUIRED).max(1024, REQUIRED),
});
export const sessionResponse = z.object({ authenticated: z.boolean() });

export const ROLES = [
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'support', label: 'Support' },
  { value: 'marketing', label: 'Marketing' },
] as const;
export type Role = (typeof ROLES)[number]['value'];

/** A session lives this long after its last refresh; a working day. */
export const SESSION_SECONDS = 12 * 60 * 60;
