import { viaField } from '@/core/shared/via';
import { emailField, type FormFields, lineField, requestOf } from '@/kit/shared/form-definition';

/** A subscription. The form in the footer asks for the address alone. */
export const newsletterFields = {
  email: emailField({ label: 'Email', autoComplete: 'email' }),
  /** Scripts may send it, and readers add it with their preferences. */
  name: lineField({ label: 'Name', optional: true, max: 100 }),
  /** The code in the address that the reader came by. */
  via: { label: 'Came by', optional: true, schema: viaField(), control: null },
} satisfies FormFields;

export const newsletterRequest = requestOf(newsletterFields);
