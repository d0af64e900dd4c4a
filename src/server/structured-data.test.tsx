import { expect, it } from 'vitest';
import { headElements } from '@/shared/head-elements';
import { Breadcrumbs, organization, StructuredData } from './structured-data';

/** What the page's head will have in its data block. */
const blockOf = (data: Record<string, unknown>) =>
  headElements().get(StructuredData({ data }).props.name)?.text ?? '';

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
  const block = blockOf(data);
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual({
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
  const { data } = Breadcrumbs({ path: '/terms', below: steps }).props;
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://site.example${path}`,
  });
  expect(JSON.parse(blockOf(data))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      item(1, 'Home', '/'),
      item(2, 'Terms of Service', '/terms'),
      item(3, 'History', '/terms/history'),
    ],
  });
});
