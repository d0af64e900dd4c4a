import type { Form } from '@/kit/shared/form';

/** Looks a name up in the list of a draw; its round is a field. It is counted with the lookups of scripts. */
export const lookupForm = {
  name: 'draw-lookup',
  path: '/links/draw/lookup',
} as const satisfies Form;
