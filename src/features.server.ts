import type { PersonalData } from '@/core/db/personal-data';
import type { AnsweredSource, DeskSource, ReplyHelp } from '@/core/server/desk-source';
import type { DirectLoaders } from '@/core/server/direct-posts';
import type { FileImporter } from '@/core/server/file-imports.endpoint';
import type { MailInbox, ReturnedMail } from '@/core/server/mail-inbox';
import type { Expiring, FeatureJobs, FormEndpoints, ServerFeature } from '@/core/server/server-feature';
import { DESK_KINDS } from '@/core/shared/desk';
import type { FeatureName } from '@/features';
import type { Endpoint, EndpointTable } from '@/kit/server/public-endpoint';
import { isClosed } from '@/kit/shared/closed-addresses';

type Load = () => Promise<ServerFeature>;

/** In the order of the back office's menu. A request loads its own feature, and no other. */
const OWN: { [Name in FeatureName]?: Load } = {
  waitlist: async () => (await import('@/features/waitlist/feature.server')).waitlistServer,
  support: async () => (await import('@/features/support/feature.server')).supportServer,
  merch: async () => (await import('@/features/merch/feature.server')).merchServer,
  newsletter: async () => (await import('@/features/newsletter/feature.server')).newsletterServer,
  sources: async () => (await import('@/features/sources/feature.server')).sourcesServer,
  mail: async () => (await import('@/features/mail/feature.server')).mailServer,
  links: async () => (await import('@/features/links/feature.server')).linksServer,
  draw: async () => (await import('@/features/draw/feature.server')).drawServer,
  help: async () => (await import('@/features/help/feature.server')).helpServer,
  brand: async () => (await import('@/features/brand/feature.server')).brandServer,
  staff: async () => (await import('@/features/staff/feature.server')).staffServer,
};

/** Where a feature's forms are, if not below its name. */
const FORMS_BELOW: { [Name in FeatureName]?: string } = { draw: '/links/draw' };

/** One part of every feature that declares it, in their order; of those that are switched off, too. */
async function loadEach<Part extends keyof ServerFeature>(
  part: Part,
  isChosen: (name: FeatureName) => boolean = () => true,
) {
  const loaders = Object.entries(OWN).filter(([name]) => isChosen(name as FeatureName));
  const all = await Promise.all(loaders.map(([, load]) => load()));
  return all.flatMap(({ [part]: declared }) => (declared ? [declared] : []));
}

/** Of those that are on. The list of features loads every manifest, so a request for a form never gets here. */
const loadEachOn = async <Part extends keyof ServerFeature>(part: Part) =>
  loadEach(part, (await import('@/features')).isOn);

const loadAll = <T>(loaders: readonly (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(loaders.map((load) => load()));

/** The personal data of all features: the back office, the worker and the start pass it to the privacy feature. */
export const loadPersonalData = async (): Promise<PersonalData[]> =>
  (await loadAll(await loadEach('personalData'))).flat();

/** Rows that features keep for some days. */
export const loadExpiring = async (): Promise<Expiring[]> => (await loadEach('expires')).flat();

/** What the worker runs for the features; for one that is switched off, only what removes data. */
export async function loadJobs(): Promise<FeatureJobs[]> {
  const { isOn } = await import('@/features');
  const [on, off] = await Promise.all([
    loadEach('jobs', isOn).then(loadAll),
    loadEach('jobs', (name) => !isOn(name)).then(loadAll),
  ]);
  return [...on, ...off.map(({ tidyUp, erase }) => ({ tidyUp, erase }))];
}

/** The endpoints of the form at this path, or at this address for scripts. */
export async function loadFormAt(path: string): Promise<FormEndpoints | undefined> {
  if (isClosed(path)) return undefined;
  const place = path.replace(/^\/api(?=\/)/, '');
  for (const [name, load] of Object.entries(OWN)) {
    const root = FORMS_BELOW[name as FeatureName] ?? `/${name}`;
    if (place !== root && !place.startsWith(`${root}/`)) continue;
    const { forms = [] } = await load();
    const found = forms.find(({ form }) => form.path === path || form.api === path);
    if (found) return found.load();
  }
  return undefined;
}

export const loadFormApi = async (path: string): Promise<Endpoint | undefined> =>
  path.startsWith('/api/') ? (await loadFormAt(path))?.api : undefined;

/** How each endpoint is loaded whose POST the front calls itself (decision 004). */
export async function findDirectPosts(): Promise<DirectLoaders> {
  const forms = (await loadEachOn('forms')).flat();
  const apis = forms.flatMap(({ form: { api } }) => api ?? []);
  const loaders = Object.fromEntries(apis.map((api) => [api, () => loadFormApi(api)]));
  return Object.assign(loaders, ...(await loadEachOn('direct')));
}

/** The endpoints for staff that a feature has without another. */
export const findStaffEndpoints = async (): Promise<EndpointTable> =>
  Object.assign({}, ...(await loadEachOn('staff')));

/** Where two features have one mailbox, the first takes what begins something new. */
const byKind = (one: Pick<DeskSource, 'kind'>, other: Pick<DeskSource, 'kind'>) =>
  DESK_KINDS.indexOf(one.kind) - DESK_KINDS.indexOf(other.kind);

/** One desk for every feature whose senders are answered, with the saved texts of all for those without their own. */
export async function loadDesk(): Promise<{
  sources: AnsweredSource[];
  draftArticle: ReplyHelp['draftArticle'];
}> {
  const [sources, replies] = await Promise.all([
    loadEach('desk').then(loadAll),
    loadEachOn('replies').then(loadAll),
  ]);
  const savedTexts = replies
    .map((one, at) => `select * from (${one.savedTexts}) saved_${at}`)
    .join(' union all ');
  const draftArticle = replies.find((one) => one.draftArticle)?.draftArticle;
  const answered = sources.map((source) => ({
    savedTexts,
    ...source,
    makesArticles: source.makesArticles === true && draftArticle !== undefined,
  }));
  return { sources: answered.sort(byKind), draftArticle };
}

/** Where emails are filed. */
export const loadInboxes = async (): Promise<MailInbox[]> =>
  (await loadAll(await loadEach('inbox'))).sort((one, other) => byKind(one.desk, other.desk));

/** Who must know that an email came back. */
export async function loadReturnedMail(): Promise<ReturnedMail> {
  const [inboxes, reports] = await Promise.all([loadInboxes(), loadEach('returned').then(loadAll)]);
  return Object.assign({ inboxes }, ...reports);
}

/** Records that staff enter from a downloaded file. */
export const loadFileImporters = async (): Promise<FileImporter[]> => loadAll(await loadEach('files'));
