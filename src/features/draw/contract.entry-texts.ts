import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const SUPPORT = '{link} becomes the link to support.';
const FOUND =
  '{name}, {tickets}, {all} and {numbers} become the name, the numbers of its tickets and of all, and which they are.';

/** The texts of 'Am I in?': the question on a round's page, and every answer to it. */
export const ENTRY_TEXTS = {
  slug: 'draw-entry' as const,
  label: 'Draw: am I in?',
  about: 'Numbers with their words are under Draw page.',
  parts: {
    form: part('The question', {
      title: line('Heading', 40, 'Am I in?'),
      text: paragraph(
        'Text',
        160,
        'Type the name you follow us with. The list is closed and can no longer change.',
      ),
      privacy: paragraph('Second text', 160, 'It shows nobody’s name: only who types one can find it.'),
      account: line('Label of the account', 24, 'Account'),
      choose: line('Account before one is selected', 30, 'Choose an account'),
      free: line('Account of a free entry', 10, 'Free entry'),
      name: line('Label of the name', 30, 'Your name there'),
      hint: line('After that label', 30, 'with or without @'),
      submit: line('Button', 20, 'Look me up'),
      pending: line('Button while looking', 20, 'Looking...'),
      noName: paragraph(
        'What was typed is no name',
        120,
        'Please enter a handle, such as @sam, or the address of your profile',
      ),
      failed: line('Not answered: heading', 60, 'We could not look'),
      again: line('Not answered: text', 60, 'Please try again.'),
      link: line('Link to support, in the answers', 24, 'tell us'),
    }),
    yes: part('Yes', {
      before: line('Heading before the draw', 40, 'Yes. You are in.'),
      after: line('Heading after the draw', 40, 'Yes. You were in.'),
      one: needing(
        ['numbers'],
        paragraph(
          'Text with one ticket',
          160,
          '{name} has {tickets} of {all}: number {numbers}. Your browser checked it against the fingerprint.',
          FOUND,
        ),
      ),
      many: needing(
        ['numbers'],
        paragraph(
          'Text with more tickets',
          160,
          '{name} has {tickets} of {all}: numbers {numbers}. Your browser checked each of them against the fingerprint.',
          FOUND,
        ),
      ),
      won: needing(['ticket'], line('One of them won', 60, 'Ticket {ticket} won: it is yours.')),
      lost: needing(
        ['winner'],
        line(
          'Another one won',
          80,
          'Ticket {ticket} won. It belongs to {winner}.',
          'They become a number and a name.',
        ),
      ),
      keep: line('Saves the proof', 30, 'Keep this proof'),
      stubOne: needing(['all'], line('On the stub of one ticket', 24, 'ticket of {all}')),
      stub: needing(['all'], line('On the stub', 24, 'tickets of {all}')),
    }),
    no: part('No', {
      title: line('Heading', 60, 'No. This name is not on the list.'),
      text: needing(
        ['link'],
        paragraph(
          'Text',
          300,
          '{name} is not on it through this account. Networks show us who follows an account, and sometimes they leave somebody out. If you followed before the list closed, {link}: that is the one thing this page cannot prove.',
          `{name} becomes what was typed. ${SUPPORT}`,
        ),
      ),
      unproven: line('The proof is wrong: heading', 60, 'This proof does not hold'),
      unprovenText: needing(
        ['link'],
        paragraph(
          'The proof is wrong: text',
          300,
          'The site says that {name} is in the list, but what it sent does not lead to the committed root. Please {link}, and keep the fingerprint above.',
          `{name} becomes what was typed. ${SUPPORT}`,
        ),
      ),
    }),
    erased: part('The names were erased', {
      title: line('Heading', 60, 'We erased the names 90 days after the draw.'),
      text: paragraph('Text', 160, 'The fingerprint stays, and so does every proof that somebody kept.'),
      check: line('Instead of the form, after both', 60, 'The draw can still be checked below.'),
    }),
    plain: part('Without JavaScript', {
      refused: line('Not sent', 120, 'Please choose an account, and enter the name that you follow us with.'),
      draws: line('Link to the draws', 30, 'See the draws'),
      back: line('Link back', 30, 'Back to the draw'),
      yes: needing(['numbers'], paragraph('Yes', 160, 'This name has {tickets} of {all}: {numbers}.', FOUND)),
      more: line('After the numbers, if there are more', 24, 'and more'),
      said: paragraph(
        'Yes: second text',
        160,
        'That is what we say. With JavaScript, your browser checks it against the fingerprint.',
      ),
      no: needing(
        ['link'],
        paragraph(
          'No',
          300,
          'It is not on it through this account. Networks show us who follows an account, and sometimes they leave somebody out. If you followed before the list closed, {link}.',
          SUPPORT,
        ),
      ),
    }),
  },
};

export type EntryWords = WordsOf<typeof ENTRY_TEXTS>;
