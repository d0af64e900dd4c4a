/**
 * Who may do what, written by hand: the one table against which the rules are tested, with real requests of every
 * role. A collection, global or endpoint that is missing here fails the tests.
 */
export const ROLES = ['admin', 'editor', 'support', 'marketing'] as const;
export const NOBODY = '';
const ALL = 'admin editor support marketing';
export const COLLECTIONS: Record<string, Record<'create' | 'read' | 'update' | 'delete', string>> = {
  users: { create: 'admin', read: ALL, update: ALL, delete: 'admin' },
  transitions: { create: NOBODY, read: 'admin support', update: NOBODY, delete: NOBODY },
  // Append-only: the author is whoever is signed in.
  notes: { create: 'admin support', read: 'admin support', update: NOBODY, delete: NOBODY },
  activity: { create: NOBODY, read: 'admin', update: NOBODY, delete: NOBODY },
  'social-links': { create: 'admin editor', read: ALL, update: 'admin editor', delete: 'admin editor' },
  waitlist: { create: 'admin support', read: 'admin support', update: 'admin support', delete: 'admin' },
  'prepared-mails': {
    create: 'admin support',
    read: 'admin support',
    update: 'admin support',
    delete: 'admin support',
  },
  'support-tickets': {
    create: 'admin support',
    read: 'admin support',
    update: 'admin support',
    delete: 'admin',
  },
  // Written beside their emails, by the staff endpoint and by the requester's page.
  'ticket-messages': { create: NOBODY, read: 'admin support', update: NOBODY, delete: NOBODY },
  'saved-replies': {
    create: 'admin support',
    read: 'admin support',
    update: 'admin support',
    delete: 'admin support',
  },
  quotes: { create: NOBODY, read: 'admin support', update: 'admin support', delete: 'admin' },
  newsletter: {
    create: 'admin marketing',
    read: 'admin marketing',
    update: 'admin marketing',
    delete: 'admin marketing',
  },
  // Only drafts are changed or removed; the sending job writes the rest.
  'newsletter-issues': {
    create: 'admin marketing',
    read: 'admin marketing',
    update: 'admin marketing',
    delete: 'admin marketing',
  },
  'newsletter-deliveries': { create: NOBODY, read: 'admin marketing', update: NOBODY, delete: NOBODY },
  // Staff add and remove entries; they cannot remove subscribers' own requests.
  suppressions: {
    create: 'admin marketing',
    read: 'admin marketing',
    update: NOBODY,
    delete: 'admin marketing',
  },
  // Its transitions have their own endpoints; once committed, it does not change.
  'draw-rounds': {
    create: 'admin marketing',
    read: 'admin marketing',
    update: 'admin marketing',
    delete: NOBODY,
  },
  // Append-only: publishing adds to it, inside the server.
  'policy-versions': { create: NOBODY, read: ALL, update: NOBODY, delete: NOBODY },
  'help-articles': { create: 'admin editor', read: ALL, update: 'admin editor', delete: 'admin editor' },
  'incoming-mails': { create: NOBODY, read: 'admin support', update: NOBODY, delete: NOBODY },
  mails: { create: NOBODY, read: 'admin support', update: NOBODY, delete: NOBODY },
  // Deleting one deletes its counts.
  sources: { create: 'admin marketing', read: ALL, update: 'admin marketing', delete: 'admin' },
  openings: { create: 'admin editor', read: ALL, update: 'admin editor', delete: 'admin editor' },
  'press-items': { create: 'admin editor', read: ALL, update: 'admin editor', delete: 'admin editor' },
  posts: { create: 'admin editor', read: ALL, update: 'admin editor', delete: 'admin editor' },
  media: { create: 'admin editor', read: ALL, update: 'admin editor', delete: 'admin editor' },
};
export const GLOBALS: Record<string, Record<'read' | 'update', string>> = {
  brand: { read: ALL, update: 'admin editor' },
  'brand-guidelines': { read: ALL, update: 'admin editor' },
  'privacy-policy': { read: ALL, update: 'admin editor' },
  terms: { read: ALL, update: 'admin editor' },
  cookies: { read: ALL, update: 'admin editor' },
  gdpr: { read: ALL, update: 'admin editor' },
  'official-rules': { read: ALL, update: 'admin editor' },
  about: { read: ALL, update: 'admin editor' },
  blog: { read: ALL, update: 'admin editor' },
  careers: { read: ALL, update: 'admin editor' },
  press: { read: ALL, update: 'admin editor' },
  accessibility: { read: ALL, update: 'admin editor' },
  sitemap: { read: ALL, update: 'admin editor' },
  'home-page': { read: ALL, update: 'admin editor' },
  'letters-section': { read: ALL, update: 'admin editor' },
  'application-form': { read: ALL, update: 'admin editor' },
  'newsletter-form': { read: ALL, update: 'admin editor' },
  'openings-page': { read: ALL, update: 'admin editor' },
  'page-frame': { read: ALL, update: 'admin editor' },
  'links-page': { read: ALL, update: 'admin editor' },
  'brand-assets-page': { read: ALL, update: 'admin editor' },
  'merch-page': { read: ALL, update: 'admin editor' },
  'quote-form': { read: ALL, update: 'admin editor' },
  'support-page': { read: ALL, update: 'admin editor' },
  'support-requests': { read: ALL, update: 'admin editor' },
};

/** In addition to Payload's own, which follow their collection's rules. `:id` is a missing record. */
export const ENDPOINTS: Record<string, string> = {
  'GET /admin/api/users/:id/sessions': 'admin',
  'DELETE /admin/api/users/:id/sessions': 'admin',
  'GET /admin/api/users/:id/factors': 'admin',
  'DELETE /admin/api/users/:id/factors': 'admin',
  'POST /admin/api/users/password': ALL,
  'GET /admin/api/social-links/:id/clicks': ALL,
  'GET /admin/api/sources/:id/visits': ALL,
  'GET /admin/api/quotes/:id/design': 'admin support',
  'POST /admin/api/waitlist/transitions': 'admin support',
  'POST /admin/api/file-imports': 'admin support',
  'GET /admin/api/desk': 'admin support',
  'GET /admin/api/desk/:id': 'admin support',
  'PATCH /admin/api/desk/:id': 'admin support',
  'GET /admin/api/desk/events': 'admin support',
  'POST /admin/api/desk/bulk': 'admin support',
  'POST /admin/api/desk/:id/files': 'admin support',
  'GET /admin/api/desk/:id/files/:file': 'admin support',
  'DELETE /admin/api/desk/:id/files/:file': 'admin support',
  'POST /admin/api/desk/:id/notes': 'admin support',
  'POST /admin/api/desk/:id/answers': 'admin support',
  'POST /admin/api/desk/:id/pending': 'admin support',
  'POST /admin/api/desk/:id/draft': 'admin support',
  'POST /admin/api/desk/:id/presence': 'admin support',
  'POST /admin/api/mails/retries': 'admin support',
  'POST /admin/api/incoming-mails/:id/sorting': 'admin support',
  'GET /admin/api/incoming-mails/:id/original': 'admin support',
  'GET /admin/api/newsletter-issues/:id/sending': 'admin marketing',
  'POST /admin/api/newsletter-issues/:id/sending': 'admin marketing',
  'POST /admin/api/newsletter-issues/:id/test': 'admin marketing',
  'GET /admin/api/newsletter-issues/sender': 'admin marketing',
  'POST /admin/api/newsletter-issues/preview': 'admin marketing',
  'GET /admin/api/draw-rounds/:id/control': 'admin marketing',
  'POST /admin/api/draw-rounds/:id/control': 'admin marketing',
  'POST /admin/api/draw-rounds/:id/people': 'admin marketing',
  'GET /admin/api/draw-rounds/:id/problems': 'admin marketing',
  'GET /admin/api/draw-rounds/:id/wheel': 'admin marketing',
  'POST /admin/api/imports/draw-rounds/:id': 'admin marketing',
  'GET /admin/api/brand-file': 'admin',
  'POST /admin/api/brand-file': 'admin',
  'POST /admin/api/privacy/held': 'admin',
  'POST /admin/api/privacy/file': 'admin',
  'POST /admin/api/privacy/erasure': 'admin',
};
