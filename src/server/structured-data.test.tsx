import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

// The environment is read once, at the first import.
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://a.example');
});

const dataIn = (html: string) =>
  JSON.parse(html.match(/^<script type="application\/ld\+json">(.*)<\/script>$/)?.[1] ?? '');

it('names the organisation, leaves out missing profiles, and cannot end its script element', async () => {
  const { organization } = await import('./structured-data');
  const { StructuredData } = await import('@/ui/structured-data');
  const brand = {
    name: 'A</script>',
    tagline: 'T',
    siteUrl: '/',
    social: { x: 'https://x.example/a', facebook: '' },
  };
  const data = organization(brand, '/icons/icon-512.png?v=1', { contactType: 'sales', email: 'q@a.example' });
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(dataIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'A</script>',
    url: 'https://a.example/',
    logo: 'https://a.example/icons/icon-512.png?v=1',
    description: 'T',
    sameAs: ['https://x.example/a'],
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: 'q@a.example' },
  });
});

it('shows the way to a page, and to one below it', async () => {
  const { Breadcrumbs } = await import('./structured-data');
  const steps = [{ label: 'History', path: '/terms/history' }];
  const html = renderToStaticMarkup(<Breadcrumbs path="/terms" below={steps} />);
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://a.example${path}`,
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
