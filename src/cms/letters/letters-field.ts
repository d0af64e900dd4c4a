import type { UIField } from 'payload';
import type { LettersProps } from '@/shared/letters';

/** The emails about a record, and the form for the next one. */
export const lettersField = (clientProps: LettersProps): UIField => ({
  name: 'letters',
  type: 'ui',
  admin: {
    components: { Field: { path: '/src/admin/letters/letters#Letters', clientProps } },
    disableListColumn: true,
  },
});
