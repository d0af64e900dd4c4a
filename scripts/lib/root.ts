import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever a command is started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
