import { vi } from 'vitest';
import { TRUSTED } from './raw-mails';
import type { Site } from './site';

/** What takes email in, in this process, with the rights of the worker, as where it runs. */
export async function openMailIntake({ env }: Site): Promise<typeof import('./process-mail')> {
  const mailOn = {
    DATABASE_URL: env.DATABASE_WORKER_URL ?? '',
    LMTP_PORT: '2424',
    MAIL_AUTHSERV_ID: TRUSTED,
  };
  for (const [name, value] of Object.entries({ ...env, ...mailOn })) vi.stubEnv(name, value);
  vi.resetModules();
  return import('./process-mail');
}
