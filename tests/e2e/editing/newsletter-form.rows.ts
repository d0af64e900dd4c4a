import {
  archivePage,
  issueMail,
  newLinkMail,
  preferencesPage,
  subscriberPage,
  subscriptionMail,
  welcomeMail,
} from './newsletter-texts';
import { type EditedDocument, newWords as newWordsOf, rowsOn } from './row';
import { source } from './texts';

/** Unlike those of the application form, which is on the same page and has fields of the same names. */
const newWords = (...given: Parameters<typeof newWordsOf>) =>
  newWordsOf(...given).map((row) => ({ ...row, text: row.text.replace('N', 'O') }));

const CONFIRM = '/newsletter/confirm';
const UNSUBSCRIBE = '/newsletter/unsubscribe';
const PREFERENCES = '/newsletter/preferences';
const ISSUE = '/newsletter/second';

export const newsletterForm: EditedDocument = {
  global: 'newsletter-form',
  preview: 'newsletter-form',
  previews: ['/'],
  rows: [
    ...newWords('/', 'footer section', ['form.heading', 'form.text', 'form.button']),
    ...rowsOn('/', [['form.example', 'reader@school.example', 'footer [name="email"]@placeholder']]),
    ...newWords('/', source('/'), ['form.pending', 'form.done', 'messages.failedText']),
    ...newWords('/newsletter/submit', source('/newsletter/submit?sent=yes'), [
      'messages.sentTitle',
      'messages.sentText',
      'plain.title',
    ]),
    ...newWords('/newsletter/submit', source('/newsletter/submit?refused=email'), ['messages.failedTitle']),
    ...newWords('/newsletter/submit', 'main', ['plain.name']),
    ...newWords(CONFIRM, subscriberPage(CONFIRM), ['confirm.title', 'confirm.text', 'confirm.button']),
    ...newWords(CONFIRM, source(`${CONFIRM}?result=done`), ['confirm.doneTitle', 'confirm.doneText']),
    ...newWords(CONFIRM, source(`${CONFIRM}?result=expired`), [
      'confirm.expiredTitle',
      'confirm.expiredText',
    ]),
    ...newWords(UNSUBSCRIBE, subscriberPage(UNSUBSCRIBE), [
      'unsubscribe.pageTitle',
      'unsubscribe.title',
      'unsubscribe.text',
      'unsubscribe.button',
    ]),
    ...newWords(UNSUBSCRIBE, source(`${UNSUBSCRIBE}?result=done`), [
      'unsubscribe.doneTitle',
      'unsubscribe.doneText',
    ]),
    ...newWords(UNSUBSCRIBE, subscriberPage(UNSUBSCRIBE, '&result=expired'), [
      'unsubscribe.expiredTitle',
      'unsubscribe.expiredText',
      'unsubscribe.expiredButton',
    ]),
    ...newWords(CONFIRM, subscriptionMail, [
      'confirmation.subject',
      'confirmation.greeting',
      'confirmation.text',
      'confirmation.button',
      'confirmation.mistake',
      'confirmation.never',
      'confirmation.closing',
    ]),
    ...newWords(CONFIRM, welcomeMail, [
      'welcome.subject',
      'welcome.greeting',
      'welcome.text',
      'welcome.button',
      'welcome.preferences',
      'welcome.unsubscribe',
      'welcome.closing',
    ]),
    ...newWords(ISSUE, issueMail, [
      'issue.why',
      'issue.browser',
      'issue.preferences',
      'issue.unsubscribe',
      'issue.plainClosing',
      'issue.plainBrowser',
      'issue.plainPreferences',
      'issue.plainUnsubscribe',
    ]),
    ...newWords(UNSUBSCRIBE, newLinkMail, [
      'newLink.subject',
      'newLink.greeting',
      'newLink.text',
      'newLink.button',
      'newLink.mistake',
      'newLink.closing',
    ]),
    ...newWords('/newsletter', archivePage('/newsletter'), ['archive.title', 'archive.text']),
    ...newWords(ISSUE, archivePage(ISSUE), [
      'archive.dated',
      'archive.mailed',
      'archive.signed',
      'archive.older',
      'archive.all',
      'archive.link',
    ]),
    ...newWords(PREFERENCES, preferencesPage('confirmed', '&result=save'), [
      'preferences.title',
      'preferences.text',
      'preferences.email',
      'preferences.name',
      'preferences.save',
      'preferences.saved',
      'preferences.leave',
    ]),
    ...newWords(PREFERENCES, preferencesPage('unsubscribed'), [
      'preferences.leftTitle',
      'preferences.leftText',
      'preferences.join',
    ]),
    ...newWords(CONFIRM, source(`${CONFIRM}?result=sent`), [
      'links.sentTitle',
      'links.sentText',
      'links.home',
    ]),
    ...newWords(CONFIRM, source(`${CONFIRM}?result=gone`), [
      'links.goneTitle',
      'links.goneText',
      'links.again',
    ]),
  ],
};
