import { line, list, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const ROUND = '{title} becomes the title of the round.';
const SIZE = '{prize}, {tickets} and {people} become the prize and the numbers, with their words.';

/** The texts of /links/draw, of what /links and its rules say of the draw, and of its search results. */
export const DRAW_TEXTS = {
  slug: 'draw-page' as const,
  label: 'Draw page',
  about: 'The round’s own page is under Draw: the page of a round.',
  parts: {
    opening: part('Opening', {
      title: line('Heading', 30, 'The draw'),
      lead: paragraph(
        'Below the heading',
        160,
        'Nobody could know the winner in advance, not even us. Check it yourself.',
      ),
    }),
    counting: part('Numbers in sentences', {
      ticket: needing(['count'], line('One ticket', 24, '{count} ticket')),
      tickets: needing(['count'], line('Tickets', 24, '{count} tickets')),
      person: needing(['count'], line('One person', 24, '{count} person')),
      people: needing(['count'], line('People', 24, '{count} people')),
    }),
    rounds: part('The list of rounds', {
      heading: line('Heading', 30, 'Rounds'),
      committed: line('State: committed', 40, 'Committed, not drawn yet'),
      drawn: line('State: drawn', 40, 'Drawn, result to follow'),
      published: line('State: result published', 40, 'Drawn'),
      cancelled: line('State: called off', 40, 'Called off'),
      first: line('After the state of a round of the first protocol', 40, ', by our first protocol'),
      won: needing(
        ['winner'],
        line('Who won', 60, '{prize} went to {winner}', '{prize} and {winner} become the prize and a name.'),
      ),
      time: needing(['date'], line('When it was committed', 40, 'Committed {date}')),
      fingerprint: line('Before the fingerprint', 24, 'Fingerprint'),
      ticket: line('On the stub of one ticket', 16, 'ticket'),
      tickets: line('On the stub', 16, 'tickets'),
    }),
    none: part('Before the first round', {
      title: line('Heading', 50, 'Nothing is sealed yet'),
      text: paragraph(
        'Text',
        300,
        'No round has been committed so far, so there is nothing to check today. When the entries of the next one close, its sealed list appears on this page: before the draw, not after it.',
      ),
      until: paragraph('Until then', 160, 'Until then, every listed account that you follow is an entry.'),
      accounts: line('Button to the accounts', 24, 'See the accounts'),
      rules: line('Button to the rules', 24, 'Read the rules'),
    }),
    how: part('How a round is drawn', {
      heading: line('Heading', 50, 'How a round is drawn'),
      steps: list({
        label: 'Steps',
        row: 'Step',
        min: 2,
        max: 4,
        columns: { step: line('Heading', 40), text: paragraph('Text', 240) },
        original: [
          {
            step: 'The list closes',
            text: 'On drawing day we gather who follows each listed account, and the free entries. Each follow is a ticket.',
          },
          {
            step: 'We commit',
            text: 'The list becomes one fingerprint, published here. It names the public number that will decide, and when it comes out: a number that does not exist yet.',
          },
          {
            step: 'A public number comes out',
            text: 'drand, a network of independent organizations, publishes one every three seconds. We do not run it, and nobody can know it beforehand.',
          },
          {
            step: 'The winner is calculated',
            text: 'Fingerprint and public number give a row of ticket numbers. The first one wins. The wheel only shows it.',
          },
        ],
      }),
    }),
    proves: part('What a check proves', {
      heading: line('Heading', 60, 'What a check proves, and what it does not'),
      does: line('What it proves: heading', 60, 'It proves: nobody steered the draw'),
      doesText: paragraph(
        'What it proves: text',
        400,
        'The list, the prize and the rules were fixed before the public number existed, and the winner follows from them and from that number alone. Had we changed one ticket afterwards, or picked somebody we like, the check would not match. No secret of ours is part of it.',
      ),
      doesMore: paragraph(
        'What it proves: second text',
        300,
        'It also proves that a ticket is in the list: whoever names their own entry gets its path to the root, and their browser follows it.',
      ),
      not: line('What it does not prove: heading', 60, 'It does not prove: that the list is complete'),
      notText: needing(
        ['link'],
        paragraph(
          'What it does not prove: text',
          400,
          'Networks show us who follows an account, and we copy what they show. Somebody whom they left out, or whom we missed, is not in the list, and no calculation can tell. That is why you can look yourself up: if you should be in and are not, {link}.',
          '{link} becomes the link to support.',
        ),
      ),
      link: line('The link in it', 24, 'tell us'),
      notMore: paragraph(
        'What it does not prove: second text',
        400,
        'And it has to be the fingerprint that was there before the number. A page can be rewritten, a note of yours cannot: keep the fingerprint when a draw is announced, and compare it afterwards.',
      ),
    }),
    stakes: part('On /links and in its rules', {
      promise: paragraph('Promise', 120, 'Nobody could know the winner in advance, not even us.'),
      check: line('Link after it', 30, 'Check it yourself.'),
      day: line('Before the day of the next draw', 30, 'Drawing day'),
      time: needing(['time'], line('After the day', 30, 'at {time}')),
      oneDay: line('One day left', 12, 'day'),
      days: line('Days left', 12, 'days'),
      hours: line('Hours left', 12, 'hours'),
      minutes: line('Minutes left', 12, 'min'),
      closed: line('Once the list is closed', 60, 'The list is closed. The draw is on its way.'),
      last: needing(
        ['winner'],
        line('The last winner', 60, '{winner} won the last {prize}', 'They become a name and the prize.'),
      ),
      lastRound: needing(
        ['title'],
        line('Below it', 80, '{title}, one of {tickets} held by {people}.', `${ROUND} ${SIZE}`),
      ),
      prize: line('In the rules: before the prize', 30, 'Prize'),
      entriesClosed: line('In the rules: before when entries closed', 30, 'Entries closed'),
      open: line('In the rules: while no draw is set', 60, 'Announced when the entries close'),
      sponsor: line('In the rules: before who runs it', 30, 'Sponsor'),
    }),
    search: part('Search results and link previews', {
      title: line('Title', 60, 'The draw'),
      description: paragraph(
        'Description',
        160,
        'Nobody could know the winner in advance, not even us. See each round and its result, look yourself up, and check the draw in your browser.',
      ),
      headline: line('In the picture: heading', 40, 'A draw that anyone can check'),
      call: line('In the picture: on the ticket', 36, 'Sealed first, drawn after'),
      stub: line('In the picture: on the stub', 24, '1 draw each round'),
      round: needing(['title'], line('Title of a round', 40, '{title}: the draw', ROUND)),
      wheel: needing(['title'], line('Title of a wheel', 40, '{title}: the wheel', ROUND)),
      published: needing(
        ['prize'],
        paragraph(
          'Description of a drawn round',
          160,
          '{prize}, drawn from {tickets} of {people}. See the result, look yourself up, and check the draw in your browser.',
          SIZE,
        ),
      ),
      sealed: needing(
        ['prize'],
        paragraph(
          'Description of a round before that',
          160,
          '{prize}, to be drawn from {tickets} of {people}. The list is closed: here is its fingerprint.',
          SIZE,
        ),
      ),
      wheelDescription: paragraph(
        'Description of a wheel',
        160,
        'Spin the wheel of this round: it stops where the calculation says.',
      ),
    }),
  },
};

export type DrawWords = WordsOf<typeof DRAW_TEXTS>;
