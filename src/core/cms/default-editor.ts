import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { cleanPaste } from '@/kit/cms/clean-paste';
import { textLinkFeature } from './text-links';

/** For policies: everything that Payload offers, with our links. */
export const defaultEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => key !== 'link'),
    textLinkFeature(),
    cleanPaste(),
  ],
});
