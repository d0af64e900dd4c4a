import type { EmailField, Tab, TextField } from 'payload';
import { isWebAddress } from '@/kit/shared/link-address';
import { BRAND_FORMATS, isSiteUrl } from '../contract';
import { PREFIX_HELP } from '../contract.questions';
import { colorFields } from './brand.color-fields';
import { faceFields } from './brand.face-fields';

const line = (name: string, label: string, rest: Partial<TextField> = {}) =>
  ({ name, label, type: 'text', required: true, maxLength: 200, ...rest }) as TextField;

const mailbox = (name: string, label: string, description: string): EmailField => ({
  name,
  label,
  type: 'email',
  required: true,
  admin: { description },
});

const profile = (name: string, label: string) =>
  line(name, label, {
    required: false,
    validate: (value: unknown) =>
      !value || isWebAddress(String(value)) || 'Please enter an address that starts with https://',
  });

export const identityTab: Tab = {
  label: 'Identity',
  fields: [
    line('name', 'Name', { maxLength: 60 }),
    line('prefix', 'Prefix', {
      validate: (value: unknown) =>
        BRAND_FORMATS.prefix.test(String(value)) || 'Please enter two to six capital letters',
      admin: { description: PREFIX_HELP },
    }),
    {
      name: 'audience',
      label: 'Chapters',
      type: 'select',
      required: true,
      defaultValue: 'fraternity',
      options: [
        { value: 'fraternity', label: 'Fraternities' },
        { value: 'sorority', label: 'Sororities' },
        { value: 'co-ed', label: 'Both, or co-ed' },
      ],
      admin: { description: 'The drawn app calls members brothers, sisters or members.' },
    },
    line('tagline', 'Tagline'),
    line('motto', 'Motto', { admin: { description: 'Carved over the door. Greek letters are welcome.' } }),
    {
      name: 'markPath',
      label: 'Mark',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      validate: (value: unknown) =>
        BRAND_FORMATS.markPath.test(String(value)) || 'Please enter SVG path data only',
      admin: {
        description: 'SVG path data on a 32-unit grid, drawn in one color.',
        components: { beforeInput: ['/src/features/brand/admin/mark/mark-upload#MarkUpload'] },
      },
    },
  ],
};

export const contactTab: Tab = {
  label: 'Addresses',
  fields: [
    line('siteUrl', 'Main site', {
      maxLength: 2048,
      validate: (value: unknown) =>
        isSiteUrl(String(value)) || 'Please enter an https:// address, or / for this site',
      admin: { description: 'Where "Check out our site" leads. / is this site.' },
    }),
    {
      name: 'mailboxes',
      type: 'group',
      fields: [
        mailbox('contact', 'Contact', 'Shown to visitors.'),
        mailbox('support', 'Support', 'Gets notices of new tickets, and replies.'),
        mailbox('applications', 'Applications', 'Gets notices of new applications.'),
        mailbox('quotes', 'Quotes', 'Gets notices of merchandise requests.'),
      ],
    },
    {
      name: 'social',
      label: 'Social profiles',
      type: 'group',
      fields: [
        profile('x', 'X'),
        profile('facebook', 'Facebook'),
        profile('instagram', 'Instagram'),
        profile('linkedin', 'LinkedIn'),
        profile('tiktok', 'TikTok'),
      ],
    },
  ],
};

export const looksTab: Tab = {
  label: 'Looks',
  fields: [
    colorFields,
    faceFields,
    {
      name: 'showcaseImage',
      label: 'Showcase picture',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description:
          'Beside the features on the home page. Portrait, 320:680 like a phone, at least 640 px wide. Without it, a drawn screen is shown.',
      },
    },
    {
      name: 'brandAssetsStaffOnly',
      label: 'Show the brand assets page to staff only',
      type: 'checkbox',
      defaultValue: false,
    },
  ],
};
