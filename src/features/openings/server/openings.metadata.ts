import type { PageFacts } from '@/core/server/page-metadata';
import { escaped } from '@/core/shared/mail-frame';
import { type OpeningView, openingPath } from '../contract';
import type { OpeningsWords } from '../contract.texts';

const card: PageFacts['card'] = { motif: { kind: 'document' } };

/** /careers while there is an opening. */
export const openingsFacts = ({ search }: OpeningsWords): PageFacts => ({ ...search, card });

export const openingFacts = ({ title, summary, changedAt }: OpeningView): PageFacts => ({
  title,
  description: summary,
  changedAt,
  isFindable: true,
  card,
});

type Employer = { name: string; site: string; icon: string };

/** The last moment of the last day, as the page shows it. */
const validThrough = (closesOn: string | null) => closesOn && { validThrough: `${closesOn}T23:59:59Z` };

/** schema.org's JobPosting; its description is HTML. */
export function jobPosting(opening: OpeningView, { name, site, icon }: Employer): Record<string, unknown> {
  const { title, place, isRemote, kind, pay, closesOn, postedAt, slug } = opening;
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${escaped(opening.summary)}</p><p>${escaped(opening.text).replaceAll('\n', '<br>')}</p>`,
    url: new URL(openingPath(slug), site).href,
    datePosted: postedAt,
    ...validThrough(closesOn),
    employmentType: kind.schema,
    hiringOrganization: { '@type': 'Organization', name, sameAs: site, logo: new URL(icon, site).href },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'US' },
    },
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    }),
    ...(pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.from,
          maxValue: pay.to,
          unitText: pay.unit.schema,
        },
      },
    }),
  };
}
