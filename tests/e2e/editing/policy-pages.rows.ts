import { plantPolicies, restorePolicies } from './planted-policies';
import { type EditedDocument, newWords, newWordsWith, rowsOn } from './row';

const TERMS = '/terms';
const HISTORY = '/terms/history';
const WITHDRAWN = '/privacy-policy';
const VERSION = '/cookies/history/3';
const COMPARED = '/cookies/history/3/changes';
const SAME = '/cookies/history/4/changes';
const ONE_WORD = '/cookies/history/5/changes';
const REMOVED = '/cookies/history/6/changes';
const DESCRIPTION = 'meta[name="description"]@content';

export const policyPages: EditedDocument = {
  global: 'policy-pages',
  preview: 'policy-pages',
  previews: [TERMS],
  plant: plantPolicies,
  clear: restorePolicies,
  rows: [
    ...newWords(TERMS, 'main dl', ['page.updated', 'page.effective', 'page.history']),
    ...newWordsWith('{number}', TERMS, 'main dl', ['page.version']),
    ...newWords(TERMS, 'main nav', ['page.contents']),
    ...newWords('/gdpr', 'main dl', ['page.ahead']),
    ...newWordsWith('{date}', TERMS, 'main aside', ['coming.heading']),
    ...newWords(TERMS, 'main aside', ['coming.changes']),
    ...newWordsWith('{number}', TERMS, 'main aside', ['history.read']),
    ...newWordsWith('{link}', WITHDRAWN, 'main', ['withdrawn.text']),
    ...newWords(WITHDRAWN, 'main a[href="/support"]', ['withdrawn.link']),
    ...newWords(WITHDRAWN, 'main a[href="/privacy-policy/history"]', ['withdrawn.history']),
    ...newWords(WITHDRAWN, DESCRIPTION, ['search.withdrawn']),
    ...newWordsWith('{title}', HISTORY, 'h1', ['history.title']),
    ...newWordsWith('{link}', HISTORY, 'main', ['history.lead']),
    ...newWords(HISTORY, 'main p a[href="/terms"]', ['history.link']),
    ...newWords(HISTORY, 'main', ['history.first', 'history.changes']),
    ...rowsOn(HISTORY, [
      ['history.changesIn', 'of edition {number}', 'main a[href="/terms/history/3/changes"]', 'of edition 3'],
    ]),
    ...newWordsWith('{date}', HISTORY, 'main', ['states.inForce', 'states.coming', 'states.never']),
    ...newWords(HISTORY, DESCRIPTION, ['search.history']),
    ...newWords('/privacy-policy/history', 'main', ['states.withdrawn']),
    ...newWords('/cookies/history', 'main', ['states.replaced']),
    ...newWordsWith('{title} {number}', VERSION, 'h1', ['version.title']),
    ...newWordsWith('{note}', VERSION, 'main', ['version.note']),
    ...newWords(VERSION, 'main', ['version.compare', 'version.all', 'version.policy']),
    ...newWords('/links/rules/history/1', 'main', ['version.rules']),
    ...newWordsWith('{title} {number}', COMPARED, 'h1', ['compared.title']),
    ...newWords(COMPARED, 'main nav', ['compared.sections', 'compared.opening']),
    ...newWords(COMPARED, 'article', ['compared.added', 'compared.changed']),
    ...newWords(COMPARED, 'article ins', ['compared.saysAdded']),
    ...newWords(COMPARED, 'article del', ['compared.saysRemoved']),
    ...newWordsWith('{underlined} {crossed}', COMPARED, 'main', ['compared.marks']),
    ...newWords(COMPARED, 'main p ins', ['compared.underlined']),
    ...newWords(COMPARED, 'main p del', ['compared.crossed']),
    ...rowsOn(COMPARED, [
      ['compared.counts', 'Against {number}: {added}, {removed}', 'main', 'Against 2: '],
      ['compared.words', 'new many: {count}', 'main', 'new many: 5'],
      ['compared.same', 'The same as {number}', 'main', 'The same as 3'],
      ['compared.word', 'new single: {count}', 'main', 'new single: 1'],
    ]).map((row) => ({
      ...row,
      on: row.field === 'compared.same' ? SAME : row.field === 'compared.word' ? ONE_WORD : COMPARED,
    })),
    ...newWords(REMOVED, 'article', ['compared.removed']),
    ...rowsOn(REMOVED, [['search.compared', 'All of edition {number}', DESCRIPTION, 'All of edition 6']]),
  ],
};
