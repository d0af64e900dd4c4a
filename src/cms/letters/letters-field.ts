import type { UIField } from 'payload';
import type { LettersProps } from '@/shared/letters';

/** What was mailed about a record, and the box for the next mail. */
export const lettersField = (clientProps: LettersProps): UIField => ({
  name: 'letters',
  type: 'ui',
  admin: {
    components: { Field: { path: '/src/admin/letters/letters#Letters', clientProps } },
    disableListColumn: true,
  },
});
