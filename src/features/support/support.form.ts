import type { z } from 'zod';
import { PRIORITIES } from '@/core/shared/desk';
import {
  areaField,
  choiceField,
  emailField,
  type FieldsWith,
  type InputsOf,
  lineField,
  requestOf,
} from '@/kit/shared/form-definition';

const CATEGORIES = [
  { value: 'technical', label: 'Technical Issue' },
  { value: 'billing', label: 'Billing & Payments' },
  { value: 'account', label: 'Account Management' },
  { value: 'feature', label: 'Feature Request' },
  { value: 'training', label: 'Training & Onboarding' },
  { value: 'other', label: 'Other' },
] as const;

/** A support request: each field with everything that follows from it. */
export const supportFields = {
  name: lineField({
    label: 'Name',
    min: 2,
    max: 100,
    autoComplete: 'name',
    notice: true,
    file: true,
    desk: 'name',
    byEmail: ({ name, address }) => name.trim() || address,
  }),
  email: emailField({
    label: 'Email',
    autoComplete: 'email',
    notice: true,
    file: true,
    desk: 'email',
    byEmail: ({ address }) => address,
  }),
  subject: lineField({
    label: 'Subject',
    min: 5,
    max: 200,
    message: 'Subject must be at least 5 characters',
    // Above the message.
    notice: false,
    file: true,
    desk: 'title',
    byEmail: ({ subject }) => subject || 'No subject',
  }),
  category: choiceField({
    control: 'select',
    label: 'Category',
    options: CATEGORIES,
    message: 'Please select a category',
    example: 'category',
    notice: true,
    file: true,
    desk: 'detail',
    byEmail: 'other',
  }),
  message: areaField({
    label: 'Message',
    min: 10,
    max: 5000,
    message: 'Message must be at least 10 characters',
    example: 'messageExample',
    // Quoted below the facts, and last in the file.
    notice: false,
    file: false,
    desk: 'message',
    byEmail: ({ text }) => text || '(The email has no text.)',
  }),
  priority: choiceField({
    control: 'segments',
    label: 'Priority',
    options: PRIORITIES,
    message: 'Please select a priority level',
    notice: true,
    file: true,
    desk: 'theirPriority',
    byEmail: 'medium',
  }),
} satisfies FieldsWith<'notice' | 'file' | 'desk' | 'byEmail'>;

export const supportRequest = requestOf(supportFields);
export type SupportRequest = z.output<typeof supportRequest>;
export type SupportInputs = InputsOf<typeof supportFields>;
