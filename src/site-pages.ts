import type { CachedAddresses, PreviewPage, SitePage } from '@/core/shared/feature';
import { previewAddress } from '@/core/shared/preview-addresses';
import { FEATURES, type ListedPage, type ListedPreview } from '@/features';
import { isClosed } from '@/kit/shared/closed-addresses';

export type SitePath = ListedPage['path'];
export type PathWithoutWords = Exclude<ListedPage, { words: object }>['path'];

type Listed = SitePage & { path: SitePath };

const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: SitePage) => place;

/** Every page of the site with its own address, in the sitemap's order. */
export const SITE_PAGES = FEATURES.flatMap(({ pages = [] }) => pages as readonly Listed[]).sort(
  (one, other) => placeOf(one) - placeOf(other),
);

/** @returns undefined for an address below a page, or of no page */
export const findSitePage = (path: string): SitePage | undefined =>
  SITE_PAGES.find((page) => page.path === path);

export const isSitePath = (path: string): path is SitePath => findSitePage(path) !== undefined;

const LAST_OF_DIRECTORY = 12;
const standsAlone = ({ path }: SitePage) => path !== '/sitemap' && !path.includes('/', 1);

/** What /sitemap lists by name, and all other pages except itself; subpages are reached from their parent. */
export const DIRECTORY = {
  pages: SITE_PAGES.filter((page) => placeOf(page) <= LAST_OF_DIRECTORY),
  more: SITE_PAGES.filter((page) => placeOf(page) > LAST_OF_DIRECTORY && standsAlone(page)),
};

/** Answered for machines, whatever the features are. */
const FOR_MACHINES = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt'];

const ANSWERS = FEATURES.flatMap(({ answers = [] }) => answers);

/** Addresses that are always answered, besides the pages of the list and the forms. */
export const OTHER_ANSWERS: readonly string[] = [...ANSWERS.map(({ path }) => path), ...FOR_MACHINES];

/** Of these, and of the pages of records, what the front caches. */
export const CACHED_ANSWERS: readonly string[] = [
  ...ANSWERS.filter(({ isCached }) => isCached).map(({ path }) => path),
  ...FOR_MACHINES,
];

/** What anybody can make up comes first: a path may fit more than one. */
export const CACHED_BELOW: readonly CachedAddresses[] = FEATURES.flatMap(({ cached = [] }) => cached).sort(
  (one, other) => Number(other.isGuessable ?? false) - Number(one.isGuessable ?? false),
);

/** Every page that can show a draft. */
export const PREVIEW_PAGES = FEATURES.flatMap(
  ({ previews = [] }) => previews as readonly (PreviewPage & Pick<ListedPreview, 'document'>)[],
).filter(({ path }) => !isClosed(path));

type Shown<Preview> = Preview extends { shows: infer Name }
  ? Name
  : Preview extends { path: infer Path }
    ? Path
    : never;
export type ShownPage = Shown<ListedPreview>;

/** What the preview renders: a page of the site, or one that has no address of its own. */
export const shownIn = ({ shows, path }: PreviewPage) => (shows ?? path) as ShownPage;

/** @returns undefined for a page without a preview */
export const findPreviewPage = (page: string) => PREVIEW_PAGES.find((one) => one.page === page);

/** Every document that has a preview, once. */
export const PREVIEWED_DOCUMENTS = [...new Set(PREVIEW_PAGES.map(({ document }): string => document))];

/** @returns null for a document that no page shows */
export const previewOfDocument = (document: string): string | null => {
  const first = PREVIEW_PAGES.find((one) => one.document === document);
  return first ? previewAddress(first.page) : null;
};

/** Collections whose records have a preview. */
export const PREVIEWED_COLLECTIONS = FEATURES.flatMap(({ previewedRecords = [] }) => previewedRecords);
