import { z } from 'zod';

/** Below the back office's API. */
export const OPEN_FORMS = '/open-forms';

/** What an open form reports about itself. A global has no id. */
export const openForm = z.object({
  slug: z.string().max(60),
  id: z.int().positive().nullable(),
  is: z.enum(['here', 'gone']),
});

/** The names of the colleagues who have the same document open. */
export const alsoHere = z.object({ colleagues: z.array(z.string()) });
