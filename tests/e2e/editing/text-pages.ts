import type { Site } from '../../support/site';
import { beforeRounds, card, presented, told, withOne } from './draw-texts';
import {
  archivePage,
  issueMail,
  newLinkMail,
  preferencesPage,
  subscriberPage,
  subscriptionMail,
  welcomeMail,
} from './newsletter-texts';
import { plantHelp, plantPosts, removeHelp, removePosts } from './planted-articles';
import { plantPolicies, restorePolicies } from './planted-policies';
import { plantRounds } from './planted-rounds';
import { PANELS, plantMails } from './platform-texts';
import type { Reading } from './row';
import {
  acknowledgement,
  answeredPage,
  applicationMail,
  emailsThatComeBack,
  homeWithOneBenefit,
  linksWithout,
  openingPage,
  pageWithSeats,
  pressPage,
  quoteAcknowledgement,
  reopenablePage,
  sentQuote,
  sentRequest,
  supportWithHelp,
  ticketPage,
  ticketReply,
} from './texts';

type TextPages = {
  /** Where else than on the pages of its previews its texts are read: addresses, and readings of what needs something done. */
  read: (string | Reading)[];
  /** Texts that are not shown as they are typed, by path, and how they are shown. */
  shown?: Record<string, [typed: string, shown: string]>;
  /** Texts that another test reads. */
  elsewhere?: string[];
  /** Adds the content that its pages need. */
  plant?: (site: Site) => Promise<unknown>;
  /** Removes it again, where the pages of other documents would differ. */
  clear?: (site: Site) => Promise<unknown>;
};

const CONFIRM = '/newsletter/confirm';
const UNSUBSCRIBE = '/newsletter/unsubscribe';
const COOKIES = '/cookies/history';
const ROUND = '/links/draw';
const LOOKUP = '/links/draw/lookup';

/** Documents whose texts are read elsewhere too, in the order in which the test changes them. */
export const TEXT_PAGES: Record<string, TextPages> = {
  press: { read: [pressPage] },
  'home-page': { read: [pageWithSeats('/', 0), pageWithSeats('/', 1), homeWithOneBenefit] },
  'letters-section': {
    read: ['/up/xi-psi'],
    // Where a page's code looks it up.
    shown: { 'blocked.sets': ['Chi Mu Nu Chi', 'ΧΜΝΧ'] },
  },
  'application-form': {
    read: [
      '/waitlist/submit',
      '/waitlist/submit?sent=yes',
      '/waitlist/submit?refused=email',
      pageWithSeats('/', 0),
      applicationMail,
    ],
  },
  'newsletter-form': {
    read: [
      '/newsletter/submit',
      '/newsletter/submit?sent=yes',
      '/newsletter/submit?refused=email',
      ...['done', 'expired', 'sent', 'gone'].map((result) => `${CONFIRM}?result=${result}`),
      `${UNSUBSCRIBE}?result=done`,
      subscriberPage(CONFIRM),
      subscriberPage(UNSUBSCRIBE),
      subscriberPage(UNSUBSCRIBE, '&result=expired'),
      preferencesPage('confirmed', '&result=save'),
      preferencesPage('unsubscribed'),
      archivePage('/newsletter'),
      archivePage('/newsletter/second'),
      subscriptionMail,
      welcomeMail,
      issueMail,
      newLinkMail,
    ],
  },
  'openings-page': { read: [openingPage('/careers'), openingPage('/careers/treasurer-of-words')] },
  'page-frame': {
    read: [
      '/no-such-page',
      '/newsletter/submit',
      '/support/submit',
      ...['email', 'too-many', 'too-large', 'too-slow'].map((reason) => `/support/submit?refused=${reason}`),
    ],
  },
  'help-page': {
    plant: plantHelp,
    clear: removeHelp,
    read: [
      '/help/send-a-reminder',
      '/help/tune-the-lyre',
      '/help/search?q=reminders',
      '/help/search?q=lyre',
      '/help/search?q=parking+permit+for+the+house',
      '/help/search?topic=None',
      '/help/search?topic=Dues',
      ...['', '?sent=yes', '?sent=no', '?refused=invalid'].map((query) => `/help/feedback${query}`),
    ],
  },
  'minutes-page': {
    plant: plantPosts,
    clear: removePosts,
    read: ['/blog/page/2', '/blog/topics/roll-call', '/blog/planted-8', '/blog/feed.xml'],
  },
  'links-page': { read: [linksWithout] },
  'brand-assets-page': {
    read: [pageWithSeats('/social-media', 0), pageWithSeats('/social-media', 1)],
  },
  'quote-form': {
    read: [
      '/merch/quote',
      '/merch/quote?refused=design',
      '/merch/quote?refused=email',
      sentQuote,
      quoteAcknowledgement,
    ],
  },
  'support-page': {
    // Shown after twenty answers: tests/int/desk-queue.test.ts.
    elsewhere: ['hero.measured'],
    read: ['/support/submit', '/support/submit?refused=email', supportWithHelp, sentRequest],
  },
  'support-requests': {
    read: [
      '/support/status?refused=unknown',
      '/support/status/nothing',
      ...['', '?refused=link', '?refused=file', '?refused=unknown'].map(
        (query) => `/support/status/message${query}`,
      ),
      ...['new', 'open', 'waiting-on-you', 'resolved', 'closed'].map((state) => ticketPage(state)),
      ticketPage('new', '?sent=yes'),
      answeredPage,
      reopenablePage,
      acknowledgement,
      ticketReply,
      emailsThatComeBack,
    ],
  },
  'policy-pages': {
    plant: plantPolicies,
    clear: restorePolicies,
    read: [
      '/gdpr',
      '/privacy-policy',
      '/terms/history',
      '/privacy-policy/history',
      '/links/rules/history/1',
      COOKIES,
      `${COOKIES}/3`,
      ...[3, 4, 5, 6].map((version) => `${COOKIES}/${version}/changes`),
    ],
  },
  'platform-status': { plant: plantMails, read: PANELS },
  'draw-page': {
    plant: plantRounds,
    read: ['/links/rules', `${ROUND}/1`, `${ROUND}/2`, `${ROUND}/1/wheel`, beforeRounds, withOne, card],
  },
  'draw-round': { read: [1, 2, 3, 4, 5, 6, 7, 8].map((round) => `${ROUND}/${round}`) },
  'draw-entry': {
    read: [`${ROUND}/1`, `${LOOKUP}?refused=invalid`, told('in'), told('not-in'), told('erased')],
  },
  'draw-check': { read: [1, 2, 3, 5].map((round) => `${ROUND}/${round}`) },
  'draw-wheel': { read: [`${ROUND}/1/wheel`, `${ROUND}/7/wheel`, presented] },
};
