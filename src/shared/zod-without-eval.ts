import { config } from 'zod';

// Zod probes for `new Function` when the first object schema is made; in a browser, the site's CSP refuses that and
// reports a violation. Import this before any schema that a page loads.
if (typeof window !== 'undefined') config({ jitless: true });
