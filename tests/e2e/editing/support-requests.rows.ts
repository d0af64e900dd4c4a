import { type EditedDocument, newWords, newWordsWith } from './row';
import {
  acknowledgement,
  answeredPage,
  emailsThatComeBack,
  reopenablePage,
  source,
  ticketPage,
  ticketReply,
} from './texts';

const PATH = '/support/status';
const state = (part: string, name: string) =>
  newWords(PATH, ticketPage(name), [`${part}.title`, `${part}.text`]);

export const supportRequests: EditedDocument = {
  global: 'support-requests',
  preview: 'support-requests',
  previews: [PATH],
  rows: [
    ...newWords(PATH, 'main', ['lookup.heading', 'lookup.lead', 'lookup.submit']),
    ...newWords(PATH, source(PATH), [
      'lookup.pageTitle',
      'lookup.pending',
      'lookup.silent',
      'lookup.offline',
    ]),
    ...newWords(PATH, ticketPage('new'), [
      'request.status',
      'request.ticketId',
      'request.received',
      'request.conversation',
      'request.you',
      'request.submit',
    ]),
    ...newWords(PATH, answeredPage, ['request.team']),
    ...newWords(PATH, ticketPage('new', '?sent=yes'), ['request.got']),
    ...newWords(PATH, ticketPage('closed'), ['request.again']),
    ...newWordsWith('{until}', PATH, reopenablePage, ['request.reopen']),
    ...state('fresh', 'new'),
    ...state('open', 'open'),
    ...state('waiting', 'waiting-on-you'),
    ...state('resolved', 'resolved'),
    ...state('closed', 'closed'),
    ...newWords(PATH, source(`${PATH}/nothing`), ['dead.title', 'dead.text', 'dead.link']),
    ...newWords(PATH, source(`${PATH}?refused=unknown`), ['lookup.unknown']),
    ...newWords(PATH, source(`${PATH}/message?refused=link`), ['plain.title', 'plain.link']),
    ...newWords(PATH, source(`${PATH}/message?refused=file`), ['plain.file']),
    ...newWords(PATH, source(`${PATH}/message?refused=unknown`), ['plain.text']),
    ...newWords(PATH, source(`${PATH}/message`), ['plain.name']),
    ...newWordsWith('{ticket}', PATH, acknowledgement, ['received.subject', 'received.text']),
    ...newWords(PATH, acknowledgement, [
      'received.greeting',
      'received.promise',
      'received.link',
      'received.mistake',
      'received.closing',
    ]),
    ...newWordsWith('{ticket}', PATH, ticketReply, ['reply.subject', 'reply.about']),
    ...newWords(PATH, ticketReply, ['reply.closing', 'reply.link']),
    ...newWords(PATH, emailsThatComeBack, [
      'received.byEmail',
      'received.linkByEmail',
      'reply.byEmail',
      'reply.linkByEmail',
    ]),
  ],
};
