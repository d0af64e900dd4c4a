import type { EndpointTable } from '@/kit/server/public-endpoint';

const desk = async () => (await import('./desk-endpoints')).desk;
const factors = () => import('@/features/staff/server/second-factor/account-factors.endpoint');
const incoming = () => import('@/features/mail/server/incoming/incoming.endpoints');
const invitations = () => import('@/features/staff/server/invitations.endpoints');
const issues = () => import('@/features/newsletter/server/issue.endpoints');
const privacy = () => import('@/features/privacy/server/privacy.endpoints');
const rounds = () => import('@/features/draw/server/control.endpoints');

const announcement = async () =>
  (await import('@/features/draw/server/announcement.queries')).readAnnouncement;
const personalData = async () => (await import('@/features.server')).PERSONAL_DATA;

/** Our own endpoints for staff, by their path below /admin/api. */
export const STAFF_ENDPOINTS: EndpointTable = {
  'brand-file': async () =>
    (await import('@/features/brand/server/brand-file/brand-file.endpoint')).brandFileEndpoint,
  'brand-questions': async () =>
    (await import('@/features/brand/server/questions/questions.endpoint')).questionsEndpoint,
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
  'draw-rounds/:id/control': async () => (await rounds()).controlEndpoint,
  'draw-rounds/:id/people': async () => (await rounds()).peopleEndpoint,
  'draw-rounds/:id/problems': async () =>
    (await import('@/features/draw/server/lists/problems.endpoint')).problemsEndpoint,
  'draw-rounds/:id/wheel': async () =>
    (await import('@/features/draw/server/wheel.endpoint')).presentationWheelEndpoint,
  'file-imports': async () => {
    const [{ fileImportsEndpoint }, { applicationFiles }, { ticketFiles }] = await Promise.all([
      import('@/core/server/file-imports.endpoint'),
      import('@/features/waitlist/server/application-file.import'),
      import('@/features/support/server/ticket-file.import'),
    ]);
    return fileImportsEndpoint([applicationFiles, ticketFiles]);
  },
  'imports/draw-rounds/:id': async () =>
    (await import('@/features/draw/server/lists/list.endpoint')).listEndpoint,
  'incoming-mails/:id/original': async () => (await incoming()).originalEndpoint,
  'incoming-mails/:id/sorting': async () => {
    const [{ sortingEndpoint }, { INBOXES }] = await Promise.all([incoming(), import('@/inboxes')]);
    return sortingEndpoint(INBOXES);
  },
  'mails/retries': async () => (await import('@/features/mail/server/retry.endpoint')).retryEndpoint,
  'newsletter-issues/preview': async () => (await issues()).previewEndpoint(await announcement()),
  'newsletter-issues/sender': async () =>
    (await import('@/features/newsletter/server/sender.endpoint')).senderEndpoint,
  'newsletter-issues/:id/sending': async () => (await issues()).sendingEndpoint(await announcement()),
  'newsletter-issues/:id/test': async () => (await issues()).testEndpoint(await announcement()),
  'open-forms': async () => (await import('@/core/server/open-forms.endpoint')).openFormsEndpoint,
  'privacy/erasure': async () => (await privacy()).erasureEndpoint(await personalData()),
  'privacy/file': async () => (await privacy()).personFileEndpoint(await personalData()),
  'privacy/held': async () => (await privacy()).heldEndpoint(await personalData()),
  'privacy/page': async () => (await privacy()).personPageEndpoint(await personalData()),
  'quotes/:id/design': async () =>
    (await import('@/features/merch/server/design-download.endpoint')).designDownloadEndpoint,
  sentences: async () => {
    const [{ sentencesEndpoint }, { PAGE_TABLES }] = await Promise.all([
      import('@/core/server/sentences.endpoint'),
      import('@/features'),
    ]);
    return sentencesEndpoint(PAGE_TABLES);
  },
  'social-links/:id/clicks': async () => (await import('@/features/links/server/clicks')).clicksEndpoint,
  'sources/:id/visits': async () => (await import('@/features/sources/server/visits')).visitsEndpoint,
  'users/:id/factors': async () => (await factors()).accountFactorsEndpoint,
  'users/:id/sessions': async () =>
    (await import('@/features/staff/server/sessions.endpoint')).sessionsEndpoint,
  'users/invitations': async () => (await invitations()).invitationsEndpoint,
  'users/invitations/:id': async () => (await invitations()).oneInvitationEndpoint,
  'users/password': async () =>
    (await import('@/features/staff/server/own-password.endpoint')).ownPasswordEndpoint,
  'waitlist/second-spots': async () =>
    (await import('@/features/waitlist/server/second-spots.endpoint')).secondSpotsEndpoint,
  'waitlist/transitions': async () =>
    (await import('@/features/waitlist/server/transitions.endpoint')).transitionsEndpoint,
};
