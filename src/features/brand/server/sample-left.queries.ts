import { isSampleMailbox, isSampleProfile } from '@/core/shared/sample-brand';
import type { SampleLeft } from '../contract.staff';
import { readPublishedBrand } from './published-brand';

const MAILBOXES = { contact: 'Contact', support: 'Support', applications: 'Applications', quotes: 'Quotes' };
const PROFILES = {
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};
const SETTINGS = '/admin/globals/brand';

type Link = { id: number; label: string; url: string; isSample?: boolean };

/** What is the sample brand's still, under a brand of one's own: each with where it is changed. */
export async function readSampleLeft(links: readonly Link[]): Promise<SampleLeft[]> {
  const { name, mailboxes, social } = (await readPublishedBrand()).brand;
  const settings = <Key extends string>(
    labels: Record<Key, string>,
    values: Partial<Record<Key, string | null>>,
    isSample: typeof isSampleMailbox,
    noun: string,
  ) =>
    (Object.keys(labels) as Key[])
      .filter((key) => isSample(name, values[key]))
      .map((key) => ({ name: `${labels[key]} ${noun}`, address: values[key] ?? '', path: SETTINGS }));
  return [
    ...settings(MAILBOXES, mailboxes, isSampleMailbox, 'mailbox'),
    ...settings(PROFILES, social ?? {}, isSampleProfile, 'profile'),
    ...links
      .filter(({ isSample }) => isSample)
      .map(({ id, label, url }) => ({
        name: `Link: ${label}`,
        address: url,
        path: `/admin/collections/social-links/${id}`,
      })),
  ];
}
