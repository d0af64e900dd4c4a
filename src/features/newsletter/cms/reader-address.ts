import type { EmailField } from 'payload';

/** One record per address, however it is typed. */
export const readerAddress: EmailField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  required: true,
  unique: true,
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
  },
};
