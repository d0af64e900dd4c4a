import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from '@/kit/ui/structured-data';
import { Breadcrumbs, organization } from './structured-data';

const dataIn = (html: string) =>
  JSON.parse(html.match(/^<script type="application\/ld\+json">(.*)<\/script>$/)?.[1] ?? '');

it('names the organization, leaves out missing profiles, and cannot end its script element', () => {
  const brand = {
    name: 'A</script>',
    tagline: 'T',
    siteUrl: '/',
    social: { x: 'https://x.example/a', facebook: '' },
  };
  const data = organization(brand, '/icons/icon-512.png?v=1', {
    contactType: 'sales',
    email: 'q@site.example',
  });
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(dataIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'A</script>',
    url: 'https://site.example/',
    logo: 'https://site.example/icons/icon-512.png?v=1',
    description: 'T',
    sameAs: ['https://x.example/a'],
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: 'q@site.example' },
  });
});

it('shows the breadcrumbs of a page, and of one below it', () => {
  const steps = [{ label: 'History', path: '/terms/history' }];
  const html = renderToStaticMarkup(<Breadcrumbs path="/terms" below={steps} />);
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://site.example${path}`,
  });
  expect(dataIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      item(1, 'Home', '/'),
      item(2, 'Terms of Service', '/terms'),
      item(3, 'History', '/terms/history'),
    ],
  });
});
