import { beforeEach, expect, it } from 'vitest';
import { PageStore } from './page-cache';

type Page = { bytes: number; words: string };
type Made = { page?: Page };

let clock: number;
let store: PageStore<Page, Made>;
beforeEach(() => {
  clock = 0;
  store = new PageStore(100, () => clock);
});

const page =
  (words: string, bytes = 10) =>
  async (): Promise<Made> => ({ page: { words, bytes } });
const cached = (path = '/') => store.get(path)?.page.words;

/** A render that ends when the test says so. */
function slow() {
  let end: (made: Made) => void = () => {};
  const made = new Promise<Made>((resolve) => {
    end = resolve;
  });
  return { make: () => made, end };
}

it('serves a page for ten seconds from the start of its rendering, and is due after eight', async () => {
  const { make, end } = slow();
  const render = store.render('/', make);
  clock = 3000;
  end({ page: { words: 'one', bytes: 10 } });
  await render;
  expect(store.get('/')).toMatchObject({ age: 3000, isDue: false });
  clock = 8000;
  expect(store.get('/')).toMatchObject({ age: 8000, isDue: true });
  clock = 9999;
  expect(cached()).toBe('one');
  clock = 10_000;
  expect(cached()).toBeUndefined();
});

it('renders one at a time, while the old one is served', async () => {
  await store.render('/', page('old'));
  clock = 8500;
  const { make, end } = slow();
  let renders = 0;
  const counted = () => {
    renders += 1;
    return make();
  };
  const all = [1, 2, 3].map(() => store.render('/', counted));
  expect([renders, cached()]).toEqual([1, 'old']);
  end({ page: { words: 'new', bytes: 10 } });
  await Promise.all(all);
  expect(store.get('/')).toMatchObject({ page: { words: 'new' }, age: 0 });
});

it('caches nothing that began before an invalidation, and later requests do not wait for it', async () => {
  await store.render('/links', page('other page'));
  const before = slow();
  const early = store.render('/', before.make);
  store.drop();
  expect(cached('/links')).toBeUndefined();
  const late = store.render('/', page('after'));
  expect((await late).page?.words).toBe('after');
  before.end({ page: { words: 'before', bytes: 10 } });
  expect((await early).page?.words).toBe('before');
  expect(cached()).toBe('after');
});

it('keeps the old page when a render yields none, and renders again', async () => {
  await store.render('/', page('old'));
  clock = 8500;
  await store.render('/', async () => ({}));
  expect(cached()).toBe('old');
  await store.render('/', page('new'));
  expect(cached()).toBe('new');
});

it('holds so many bytes and no more: the page unused the longest goes first, and one too large is not stored', async () => {
  for (const path of ['/a', '/b', '/c']) await store.render(path, page(path, 40));
  expect(['/a', '/b', '/c'].map(cached)).toEqual([undefined, '/b', '/c']);
  await store.render('/b', page('again', 60));
  expect(['/b', '/c'].map(cached)).toEqual(['again', '/c']);
  await store.render('/d', page('too large', 101));
  expect(['/b', '/c', '/d'].map(cached)).toEqual(['again', '/c', undefined]);
});
