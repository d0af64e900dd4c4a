import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const SUPPORT = '{link} becomes the link to support.';

/** The texts of a round's own page, but for its check and its wheel. */
export const ROUND_TEXTS = {
  slug: 'draw-round' as const,
  label: 'Draw: the page of a round',
  about: 'States of a round, and numbers with their words, are under Draw page.',
  parts: {
    head: part('Opening', {
      state: line('Before its state', 20, 'State'),
      prize: line('Before the prize', 20, 'Prize'),
      tickets: line('Before the number of tickets', 20, 'Tickets'),
      people: line('Before the number of people', 20, 'People'),
      closed: line('Before when entries closed', 24, 'Entries closed'),
      committed: line('Before when it was committed', 24, 'Committed'),
      before: paragraph(
        'Promise before the draw',
        120,
        'Nobody can know the winner in advance, not even us.',
      ),
      after: paragraph(
        'Promise after the draw',
        120,
        'Nobody could know the winner in advance, not even us.',
      ),
      check: line('Link after the promise', 30, 'Check it yourself.'),
      first: paragraph(
        'Instead, for a round of the first protocol',
        400,
        'This round used the first version of our protocol, and this site no longer recomputes it. We could have steered it: staff knew its secret, and chose the public value. Every later round is drawn in a way that nobody can steer.',
      ),
    }),
    status: part('Before the result', {
      committed: line('Committed: heading', 80, 'Closed, and waiting for a number that nobody knows'),
      committedText: needing(
        ['number', 'date', 'address'],
        paragraph(
          'Committed: text',
          400,
          'The winner follows from the closed list and one public number, {number}, and from nothing else. It comes out on {date}. Anybody can look it up then at {address}.',
          'They become which number it is, when it comes out, and a link.',
        ),
      ),
      number: needing(['round'], line('Which number', 60, 'round {round} of drand’s network quicknet')),
      newTab: line('Read aloud after the link', 40, '(opens in a new tab)'),
      keep: paragraph(
        'Committed: before the download',
        160,
        'Keep the fingerprint today: later you can tell that nothing was exchanged.',
      ),
      download: line('Committed: the download', 40, 'Download what it stands for'),
      drawn: line('Drawn: heading', 80, 'Drawn. The result follows here'),
      drawnText: paragraph(
        'Drawn: text',
        400,
        'The public number is out, and the winner follows from it. We publish the name as soon as it has been looked at. You need not wait for us: the download below works the winning ticket out.',
      ),
      cancelled: line('Called off: heading', 80, 'This round was called off'),
      cancelledText: needing(
        ['reason'],
        line('Called off: text', 60, 'On {date}: {reason}', 'They become when and why it was called off.'),
      ),
      cancelledMore: paragraph(
        'Called off: second text',
        160,
        'What was committed to stays here for good, and so does what had been drawn.',
      ),
    }),
    result: part('The result', {
      wins: needing(
        ['winner'],
        line('Heading', 60, '{winner} wins {prize}', '{winner} and {prize} become a name and the prize.'),
      ),
      text: needing(
        ['ticket', 'way'],
        line('Text', 80, 'With ticket {ticket} of {all}, {way}.', 'They become two numbers and the way in.'),
      ),
      followed: needing(['account'], line('Way in: an account', 60, 'entered through “{account}”')),
      free: line('Way in: without an account', 60, 'entered by a free entry'),
      onward: needing(
        ['place'],
        paragraph(
          'When earlier places were passed over',
          120,
          'The prize went on to place {place}: the reasons are below.',
        ),
      ),
      nobody: line('Nobody is left: heading', 60, 'Nobody has the prize'),
      nobodyText: paragraph(
        'Nobody is left: text',
        120,
        'Everybody who was drawn was passed over; the reasons are below.',
      ),
      wheel: line('Button to the wheel', 24, 'Spin the wheel'),
      check: line('Link to the check', 24, 'Check this draw'),
      drawn: line('Before when it was drawn', 24, 'Drawn'),
      value: needing(['number'], line('Before the public number', 40, 'Public value, {number}')),
      secret: line('Before the secret of the first protocol', 40, 'Secret, sealed until then'),
    }),
    places: part('All places', {
      all: needing(['count'], line('Opens the list', 60, 'All {count} places in their order')),
      place: line('Column: place', 16, 'Place'),
      who: line('Column: who', 16, 'Who'),
      ticket: line('Column: ticket', 20, 'Ticket'),
      outcome: line('Column: what became of it', 30, 'What became of it'),
      passed: needing(
        ['reason'],
        line('Passed over', 60, 'Passed over on {date}: {reason}', 'They become when and why.'),
      ),
      drawn: line('Drawn, while nobody has the prize', 40, 'Was drawn'),
      winner: line('Has the prize', 40, 'Has the prize'),
      next: line('Comes after the winner', 40, 'Would be next in turn'),
    }),
    absent: part('What no check explains', {
      missing: line('Not on the list: heading', 60, 'If you are not on the list'),
      missingText: needing(
        ['link'],
        paragraph(
          'Not on the list: text',
          400,
          '“No. This name is not on the list.” Networks show us who follows an account, and sometimes they leave somebody out. If you followed before {date}, {link}: that is the one thing this page cannot prove.',
          `{date} becomes when entries closed. ${SUPPORT}`,
        ),
      ),
      closed: line('Instead of that date, if it is unknown', 40, 'the list closed'),
      link: line('Link to support', 24, 'tell us'),
      gone: line('Names erased: heading', 60, 'If the list is gone'),
      goneText: paragraph(
        'Names erased: text',
        300,
        '“We erased the names 90 days after the draw.” The fingerprint stays, and so does every proof somebody kept. The draw can still be checked.',
      ),
      limits: line('Link to what a check proves', 60, 'What a check proves, and what it does not'),
    }),
  },
};

export type RoundWords = WordsOf<typeof ROUND_TEXTS>;
