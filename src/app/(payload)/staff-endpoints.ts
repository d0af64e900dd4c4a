import {
  findStaffEndpoints,
  loadDesk,
  loadFileImporters,
  loadInboxes,
  loadPersonalData,
} from '@/features.server';
import type { EndpointTable } from '@/kit/server/public-endpoint';

const desk = async () => {
  const [{ deskEndpoints }, { sources, draftArticle }] = await Promise.all([
    import('@/features/desk/server/desk.endpoints'),
    loadDesk(),
  ]);
  return deskEndpoints(sources, draftArticle);
};
const issues = () => import('@/features/newsletter/server/issue.endpoints');
const announcement = async () =>
  (await import('@/features/draw/server/announcement.queries')).readAnnouncement;
const privacy = () => import('@/features/privacy/server/privacy.endpoints');

/** Endpoints for staff that the core has, or that put several features together. */
const COMPOSED: EndpointTable = {
  desk: async () => (await desk()).queue,
  'desk/bulk': async () => (await desk()).bulk,
  'desk/events': async () => (await desk()).events,
  'desk/:id': async () => (await desk()).record,
  'desk/:id/answers': async () => (await desk()).answers,
  'desk/:id/articles': async () => (await desk()).articles,
  'desk/:id/draft': async () => (await desk()).draft,
  'desk/:id/files': async () => (await desk()).files,
  'desk/:id/files/:file': async () => (await desk()).file,
  'desk/:id/merge': async () => (await desk()).merge,
  'desk/:id/notes': async () => (await desk()).notes,
  'desk/:id/pending': async () => (await desk()).pending,
  'desk/:id/presence': async () => (await desk()).presence,
  'draft-facts': async () => (await import('@/core/server/draft-facts.endpoint')).draftFactsEndpoint,
  'file-imports': async () =>
    (await import('@/core/server/file-imports.endpoint')).fileImportsEndpoint(await loadFileImporters()),
  'incoming-mails/:id/sorting': async () =>
    (await import('@/features/mail/server/incoming/incoming.endpoints')).sortingEndpoint(await loadInboxes()),
  'newsletter-issues/preview': async () => (await issues()).previewEndpoint(await announcement()),
  'newsletter-issues/:id/sending': async () => (await issues()).sendingEndpoint(await announcement()),
  'newsletter-issues/:id/test': async () => (await issues()).testEndpoint(await announcement()),
  'open-forms': async () => (await import('@/core/server/open-forms.endpoint')).openFormsEndpoint,
  'privacy/erasure': async () => (await privacy()).erasureEndpoint(await loadPersonalData()),
  'privacy/file': async () => (await privacy()).personFileEndpoint(await loadPersonalData()),
  'privacy/held': async () => (await privacy()).heldEndpoint(await loadPersonalData()),
  'privacy/page': async () => (await privacy()).personPageEndpoint(await loadPersonalData()),
  sentences: async () => {
    const [{ sentencesEndpoint }, { SHOWN_TABLES }] = await Promise.all([
      import('@/core/server/sentences.endpoint'),
      import('@/features'),
    ]);
    return sentencesEndpoint(SHOWN_TABLES);
  },
};

/** Our own endpoints for staff, by their path below /admin/api. */
export const loadStaffEndpoints = async (): Promise<EndpointTable> => ({
  ...COMPOSED,
  ...(await findStaffEndpoints()),
});
