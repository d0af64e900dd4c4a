import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const TITLE = '{title} becomes the title of the policy.';
const VERSION = '{number} becomes the number of the version.';
const DATE = '{date} becomes the day on which it takes effect.';

/** What stands around the text of a policy: its head, its history, and the comparison of two versions. */
export const POLICY_TEXTS = {
  slug: 'policy-pages' as const,
  label: 'Policy pages',
  about:
    'They surround the text of every policy and of the official rules; the texts themselves are their own documents.',
  parts: {
    page: part('Beside the text', {
      updated: line('Label of the last change', 30, 'Last updated'),
      effective: line('Label of the day from which it counts', 30, 'Effective'),
      ahead: line('The same for a day to come', 30, 'Takes effect'),
      version: needing(['number'], line('Number of the version', 30, 'Version {number}', VERSION)),
      history: line('Link to the history', 30, 'History'),
      contents: line('Above the contents', 30, 'Contents'),
    }),
    coming: part('Notice of a coming version', {
      heading: needing(['date'], line('Heading', 80, 'A new version takes effect on {date}', DATE)),
      changes: line('Link to what changes', 40, 'See what changes'),
    }),
    withdrawn: part('While a text is withdrawn', {
      text: paragraph(
        'Text',
        240,
        'We’re revising this text. Until it’s back, ask us through the {link} and we’ll send you the version in effect.',
        '{link} becomes the link to the support page.',
      ),
      link: line('Words of that link', 40, 'support page'),
      history: line('Link to the history', 50, 'Versions published so far'),
    }),
    history: part('The history', {
      title: needing(['title'], line('Heading', 60, '{title}: history', TITLE)),
      lead: paragraph(
        'Below the heading',
        300,
        'Every version we’ve published, newest first. A version never changes: a correction gets the next number. The one in effect today is on {link}.',
        '{link} becomes the link to the policy.',
      ),
      link: line('Words of that link', 40, 'its own page'),
      first: line('Instead of a change, at the first version', 60, 'The first version.'),
      read: needing(['number'], line('Link to a version', 40, 'Read version {number}', VERSION)),
      changes: line('Link to the changes', 40, 'See what changed'),
      changesIn: needing(
        ['number'],
        line('Added to that link for screen readers', 40, 'in version {number}', VERSION),
      ),
    }),
    states: part('State of a version', {
      inForce: line('In effect today', 60, 'In force, effective {date}', DATE),
      coming: line('From a day to come', 60, 'Takes effect on {date}', DATE),
      withdrawn: line('Withdrawn', 80, 'Effective {date}, withdrawn while we revise it', DATE),
      replaced: line(
        'Replaced',
        100,
        'Effective {date}, replaced by version {number} on {day}',
        `${DATE} {number} and {day} become the version that replaced it, and when.`,
      ),
      never: line(
        'Replaced before it took effect',
        100,
        'Announced for {date}, but version {number} came first',
        `${DATE} {number} becomes the version that came first.`,
      ),
    }),
    version: part('The page of one version', {
      title: needing(
        ['title', 'number'],
        line('Heading', 60, '{title}, version {number}', `${TITLE} ${VERSION}`),
      ),
      note: needing(
        ['note'],
        line('Before its change', 60, 'What it changes: {note}', '{note} becomes the change in words.'),
      ),
      compare: line('Link to the comparison', 40, 'Changes word by word'),
      all: line('Link to the history', 40, 'All versions'),
      policy: line('Link to the policy', 40, 'The policy today'),
      rules: line('Link to the official rules', 40, 'The rules today'),
    }),
    compared: part('The comparison with the version before', {
      title: needing(
        ['title', 'number'],
        line('Heading', 60, '{title}: changes in version {number}', `${TITLE} ${VERSION}`),
      ),
      counts: paragraph(
        'How much has changed',
        160,
        'Compared with version {number}: {added} added, {removed} removed.',
        '{number}, {added} and {removed} become the version before, and the two numbers with their words.',
      ),
      word: needing(['count'], line('One word', 24, '{count} word')),
      words: needing(['count'], line('Words', 24, '{count} words')),
      marks: paragraph(
        'How to read it',
        160,
        'Added words are {underlined}, removed words are {crossed}.',
        '{underlined} and {crossed} become the words below, marked so.',
      ),
      underlined: line('Underlined', 30, 'underlined'),
      crossed: line('Crossed out', 30, 'struck through'),
      same: paragraph(
        'If nothing has changed',
        120,
        'Word for word, the same text as version {number}.',
        '{number} becomes the version before.',
      ),
      sections: line('Above the changed sections', 40, 'Changed sections'),
      opening: line('Name of the text before the first section', 40, 'Opening lines'),
      added: line('Beside an added paragraph', 20, 'Added'),
      removed: line('Beside a removed paragraph', 20, 'Removed'),
      changed: line('Beside a changed paragraph', 20, 'Changed'),
      saysAdded: line('Before added words, for screen readers', 24, 'added'),
      saysRemoved: line('Before removed words, for screen readers', 24, 'removed'),
    }),
    search: part('Search results', {
      withdrawn: paragraph('Description of a withdrawn text', 160, 'We’re revising this text.'),
      history: paragraph(
        'Description of a history',
        160,
        'Every version we have published, newest first, and what each of them changed.',
      ),
      compared: paragraph(
        'Description of a comparison without a change in words',
        160,
        'What version {number} changed, word by word.',
        VERSION,
      ),
    }),
  },
};

export type PolicyWords = WordsOf<typeof POLICY_TEXTS>;
