import { line, list, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

/** The texts of /links, of its tickets, and of the picture that visitors share. */
export const LINKS_TEXTS = {
  slug: 'links-page' as const,
  label: 'Links page',
  about: 'The links themselves are under Links, and the prize is under Brand settings.',
  parts: {
    intro: part('The giveaway', {
      heading: needing(
        ['prize'],
        line('Heading', 14, 'Win {prize}!', '{prize} becomes the prize. The shared picture has it too.'),
      ),
      lead: paragraph(
        'First sentences',
        400,
        'Each listed account you follow counts as one entry. At drawing time we gather the follower lists of all accounts and spin a wheel to choose the winner. Follow more accounts, and your chances improve.',
      ),
      steps: list({
        label: 'Steps',
        row: 'Step',
        min: 2,
        max: 3,
        columns: { step: line('What to do', 16), detail: line('With what', 24) },
        original: [
          { step: 'Follow', detail: 'any account' },
          { step: 'Collect', detail: 'one entry each' },
          { step: 'Spin', detail: 'one winner' },
        ],
      }),
      terms: paragraph('Small print', 160, 'No purchase necessary. Not sponsored by any network named here.'),
      rules: line('Link to the rules', 30, 'Giveaway rules'),
      check: line('Link to the draws', 30, 'Check a draw'),
    }),
    tickets: part('The tickets', {
      count: line(
        'How many were opened',
        30,
        '{count} of {all} opened',
        '{count} and {all} become the numbers of tickets.',
      ),
      entry: line('On a ticket, below the 1', 8, 'entry'),
      opened: line('On a ticket that was opened', 10, 'Opened'),
      isOpened: line('The same, read aloud after the name', 20, 'opened'),
      newTab: line('Read aloud after a name', 40, '(opens in a new tab)'),
      note: paragraph(
        'Below the tickets',
        200,
        'A ticket tears when you open it here. Whether you follow, only the network knows: your entry counts from there.',
      ),
      none: line('While there are no links', 40, 'No links added yet'),
    }),
    buttons: part('Buttons', {
      site: line('To the site', 30, 'Check out our site'),
      share: line('Shares the picture', 16, 'Share'),
      save: line('Saves the picture', 20, 'Save image'),
      failed: line('When there is no picture', 80, 'Download failed. Please try again.'),
    }),
    picture: part('The shared picture and the preview of links', {
      call: line('On the ticket', 36, 'Follow us on all platforms to enter'),
      entry: line('Beside the 1', 12, 'entry each'),
    }),
    search: part('Search results', {
      title: line('Title', 60, 'Win {prize}!', '{prize} becomes the prize.'),
      description: paragraph(
        'Description',
        160,
        'Follow {brand} on every platform listed here: each account you follow is one entry to win {prize}.',
        '{prize} becomes the prize.',
      ),
    }),
  },
};

export type LinksWords = WordsOf<typeof LINKS_TEXTS>;
