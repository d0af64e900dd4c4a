import { expect, test } from 'vitest';
import { textLinkFeature } from './text-links';

type Url = {
  validate: (typed: unknown, options: { event: string }) => unknown;
  hooks: { beforeChange: ((given: { value: unknown }) => unknown)[] };
};

/** The field of a link's address, as the editor's dialog gets it. */
function urlField(): Url {
  const { serverFeatureProps } = textLinkFeature();
  const { fields } = serverFeatureProps as unknown as {
    fields: (given: object) => (Url & { name: string })[];
  };
  const [url] = fields({ defaultFields: [{ name: 'url' }] });
  if (!url) throw new Error('no address');
  return url;
}

const REFUSED = 'Please give an address that starts with https:// or, on this site, with /.';

test.each([
  ['tel:2101234567', true],
  ['dues.example/rules', true],
  ['/support', true],
  ['javascript:alert(1)', REFUSED],
  ['ftp://files.example', REFUSED],
  ['', REFUSED],
])('%j typed into the dialog: %s', (typed, answer) => {
  expect(urlField().validate(typed, { event: 'onChange' })).toBe(answer);
});

test('a stored address never stops its text from being saved', () => {
  expect(urlField().validate('ftp://files.example', { event: 'submit' })).toBe(true);
});

test.each([
  ['dues.example/rules', 'https://dues.example/rules'],
  ['/στοά', '/στοά'],
  ['https://intranet/rules', 'https://intranet/rules'],
  ['ftp://files.example', 'ftp://files.example'],
])('%s is stored as %s', (typed, stored) => {
  const [hook] = urlField().hooks.beforeChange;
  expect(hook?.({ value: typed })).toBe(stored);
});
