import type { EmailField, GroupField, SelectField, Tab, TextField } from 'payload';
import { DEFAULT_FACES, DISPLAY_FACES, type Faces, TEXT_FACES } from '@/kit/shared/faces';
import { isWebAddress } from '@/kit/shared/link-address';
import { type ColorName, checkColors, refusalOf } from '@/kit/shared/palette/limits';
import { type AskedColors, FIVE_COLORS } from '@/kit/shared/palette/palette';
import { BRAND_FORMATS, isSiteUrl } from '../contract';
import { COLOR_HELP, PREFIX_HELP } from '../contract.questions';

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && BRAND_FORMATS.color.test(value);

/** Another color that is not one is reported at its own field. */
function readable(name: ColorName, value: string, siblings: Partial<AskedColors>): true | string {
  const asked = { ...siblings, [name]: value } as AskedColors;
  if (!FIVE_COLORS.every((one) => isColor(asked[one]))) return true;
  const { accent, print, printAccent } = asked;
  const chosen = [accent, print, printAccent].every((one) => !one || isColor(one));
  const color = chosen && checkColors(asked).find((one) => one.name === name);
  return (color && refusalOf(color)) || true;
}

const color = (name: ColorName, label: string, description: string, required = true): TextField => ({
  name,
  label,
  type: 'text',
  required,
  maxLength: 7,
  validate: (value: unknown, { siblingData }: { siblingData: Partial<AskedColors> }) => {
    if (!value && !required) return true;
    return isColor(value)
      ? readable(name, value, siblingData)
      : 'Please enter a color as # and six digits, like #336699';
  },
  admin: { description },
});

/** The five colors from which every other one follows, and three that a brand may choose itself. */
const colorFields: GroupField = {
  name: 'colors',
  label: 'Colors',
  type: 'group',
  fields: [
    color('paper', 'Paper', COLOR_HELP.paper),
    color('ink', 'Ink', COLOR_HELP.ink),
    color('primary', 'Primary', COLOR_HELP.primary),
    color('light', 'Light', COLOR_HELP.light),
    color('highlight', 'Highlight', COLOR_HELP.highlight),
    {
      name: 'colorsInUse',
      type: 'ui',
      admin: { components: { Field: '/src/features/brand/admin/colors-in-use#ColorsInUse' } },
    },
    color('accent', 'Accent', 'Between Primary and Light. Empty: it follows from them.', false),
    color('print', 'Print', 'On printed pieces. Empty: it follows from Primary.', false),
    color('printAccent', 'Print accent', 'Beside Print. Empty: it follows from Primary.', false),
  ],
};

const face = (
  name: keyof Faces,
  label: string,
  faces: Record<string, string>,
  description: string,
): SelectField => ({
  name,
  label,
  type: 'select',
  required: true,
  defaultValue: DEFAULT_FACES[name],
  options: Object.entries(faces).map(([value, title]) => ({ value, label: title })),
  admin: { description },
});

/** The two faces in which everything is set: pages, emails, link previews, brand assets and the back office. */
const faceFields: GroupField = {
  name: 'faces',
  label: 'Type',
  type: 'group',
  fields: [
    face(
      'display',
      'Display face',
      DISPLAY_FACES,
      'Headings and figures, and Greek letters everywhere: each of these draws all 24 Greek capitals.',
    ),
    face('text', 'Text face', TEXT_FACES, 'Everything else: text, buttons and forms.'),
  ],
};

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
