import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

/** The texts of a round's wheel, for visitors and in the presentation. */
export const WHEEL_TEXTS = {
  slug: 'draw-wheel' as const,
  label: 'Draw: the wheel',
  about: 'Numbers with their words are under Draw page, and the ways in under Draw: the page of a round.',
  parts: {
    wheel: part('The wheel', {
      size: needing(
        ['tickets', 'people'],
        line('What is on it', 40, '{tickets} of {people}', 'They become numbers, with their words.'),
      ),
      name: needing(
        ['size'],
        line('Its name, read aloud', 40, 'A wheel with {size}', '{size} becomes what is on it.'),
      ),
      stake: line('After the prize, before it turns', 40, 'goes to one of them'),
      person: needing(['count'], line('A person whose name is not shown', 24, 'Person {count}')),
      spin: line('Button', 24, 'Spin the wheel'),
      skip: line('Button while it turns', 24, 'Straight to the result'),
      again: line('Button afterward', 24, 'Spin again'),
      retry: line('Button after a failure', 24, 'Try again'),
      failed: paragraph('Failure', 120, 'The names could not be loaded. Please check your connection.'),
      scripts: paragraph(
        'Without JavaScript',
        120,
        'The wheel needs JavaScript. The result stands on the page of its round all the same.',
      ),
      screen: line('Button: full screen', 20, 'Full screen'),
      wins: needing(
        ['prize'],
        line('After the winner’s name', 40, 'wins {prize}', '{prize} becomes the prize.'),
      ),
      ticket: needing(
        ['ticket', 'way'],
        line('Below it', 60, 'Ticket {ticket} of {all}, {way}', 'They become two numbers and the way in.'),
      ),
    }),
    below: part('Below the wheel', {
      heading: line('Heading', 60, 'The wheel decides nothing'),
      text: paragraph(
        'Text',
        240,
        'The winner was calculated before it turned, from a sealed list and a public value. The wheel only shows it, and it stops at the same place each time.',
      ),
      check: line('Link to the check', 60, 'Work the result out yourself'),
      sealed: line('Link before the result is published', 60, 'The sealed commitment of this round'),
    }),
    nobody: part('When everybody was passed over', {
      heading: line('Heading', 40, 'The wheel'),
      text: paragraph(
        'Text',
        120,
        'Everybody who was drawn in this round was passed over: there is nobody to turn it to.',
      ),
    }),
  },
};

export type WheelWords = WordsOf<typeof WHEEL_TEXTS>;
