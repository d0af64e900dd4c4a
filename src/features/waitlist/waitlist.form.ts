import type { z } from 'zod';
import { viaField } from '@/core/shared/via';
import {
  choiceField,
  emailField,
  type FieldsWith,
  type InputsOf,
  lineField,
  requestOf,
} from '@/kit/shared/form-definition';

const SIZES = ['1-25', '26-50', '51-100', '101+'] as const;
export const DEFAULT_ORGANIZATION_SIZE = SIZES[0];

/** An application: each field with everything that follows from it. */
export const waitlistFields = {
  fullName: lineField({
    label: 'Full name',
    called: 'Name',
    min: 2,
    max: 100,
    autoComplete: 'name',
    example: 'nameExample',
    notice: true,
    file: 'Full name',
    desk: { fact: 'Contact' },
  }),
  email: emailField({
    label: 'Email',
    autoComplete: 'email',
    example: 'emailExample',
    notice: true,
    file: true,
    desk: 'email',
  }),
  organization: lineField({
    label: 'Organization',
    min: 2,
    max: 200,
    autoComplete: 'organization',
    example: 'organizationExample',
    notice: true,
    file: true,
    desk: true,
  }),
  organizationSize: choiceField({
    control: 'segments',
    label: 'Organization size',
    options: SIZES.map((value) => ({ value, label: `${value} members` })),
    message: 'Please select an organization size',
    // Both list it as Members, and only the number.
    notice: false,
    file: true,
    desk: 'title',
  }),
  /** The code in the address that the applicant came by. */
  via: {
    label: 'Came by',
    optional: true,
    schema: viaField(),
    control: null,
    notice: false,
    file: true,
    desk: 'full record',
  },
} satisfies FieldsWith<'notice' | 'file' | 'desk'>;

export const waitlistRequest = requestOf(waitlistFields);
export type WaitlistRequest = z.output<typeof waitlistRequest>;
export type WaitlistInputs = InputsOf<typeof waitlistFields>;
