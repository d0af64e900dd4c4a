import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, Field } from 'payload';
import { cleanPaste } from '@/kit/cms/clean-paste';
import { isTextAddress, TEXT_ADDRESS_MESSAGE, textLinkFeature } from './text-links';

const words = (description: string, required = true): Field => ({
  name: 'text',
  type: 'textarea',
  required,
  maxLength: 600,
  admin: { description, rows: 3 },
});

const BLOCKS: Block[] = [
  {
    slug: 'callout',
    labels: { singular: 'Call-out', plural: 'Call-outs' },
    fields: [words('Set apart in a box.')],
  },
  {
    slug: 'link-card',
    labels: { singular: 'Link card', plural: 'Link cards' },
    fields: [
      {
        name: 'url',
        label: 'Address',
        type: 'text',
        required: true,
        maxLength: 2048,
        validate: (value: unknown) =>
          (isTextAddress(value) && !String(value).trim().startsWith('#')) || TEXT_ADDRESS_MESSAGE,
        admin: { description: 'A video, a form, another page. Nothing is loaded from there.' },
      },
      { name: 'title', type: 'text', required: true, maxLength: 120 },
      words('What the reader finds there.', false),
    ],
  },
  {
    slug: 'code',
    labels: { singular: 'Code', plural: 'Code' },
    fields: [{ name: 'code', type: 'code', required: true, maxLength: 10_000 }],
  },
  {
    slug: 'apply',
    labels: { singular: 'Apply', plural: 'Apply' },
    fields: [words('A sentence above the button that leads to the waitlist.', false)],
  },
  {
    slug: 'subscribe',
    labels: { singular: 'Subscribe', plural: 'Subscribe' },
    fields: [words('A sentence above the button that leads to the newsletter.', false)],
  },
];

/** For articles on public pages; `src/kit/shared/article-blocks.ts` reads what it stores. */
export const articleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    InlineCodeFeature(),
    textLinkFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    UploadFeature({
      collections: { media: { fields: [{ name: 'caption', type: 'text', maxLength: 300 }] } },
    }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: BLOCKS }),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
    cleanPaste(),
  ],
});
