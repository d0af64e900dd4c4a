import { expect, it } from 'vitest';
import { organizationJson } from './merch.metadata';

it('names the organisation, leaves out missing profiles, and cannot end its script element', () => {
  const brand = {
    name: 'A</script>',
    tagline: 'T',
    mailbox: 'q@a.example',
    profiles: ['https://x.example/a', ''],
  };
  const text = organizationJson(brand, 'https://a.example/');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'A</script>',
    url: 'https://a.example/',
    description: 'T',
    sameAs: ['https://x.example/a'],
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: 'q@a.example' },
  });
});
