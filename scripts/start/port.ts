import { createServer } from 'node:net';
import { Refusal } from '../lib/refusal';

/** @throws Refusal before any work is done if the port is taken */
export const ensurePortFree = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const why = code === 'EACCES' ? 'needs more rights' : 'is in use by another program';
      reject(new Refusal(`PORT ${port} ${why}: stop that program or set PORT to another number.`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
