import { line, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const NAME = '{name} becomes the names of the letters.';

/** The texts of the section where visitors put their letters on the house, and of the page that opens with letters. */
export const LETTERS_TEXTS = {
  slug: 'letters-section',
  label: 'Put your letters up',
  about: 'Letters are put up on the home page, and their address can be shared. Nothing of it is stored.',
  parts: {
    section: part('The section', {
      heading: paragraph('Heading', 50, 'Put your\nletters up.', 'One or two lines.'),
      lead: paragraph(
        'First sentences',
        180,
        'See the house with your name on it, before you sign anything. Nothing is sent, and only this device remembers your letters.',
      ),
      label: line('Label of the field', 40, 'Your letters, or your name'),
      limit: line('Beside the label', 30, 'up to 5 letters'),
      keys: line('Name of the keys, read aloud', 40, 'Greek capitals'),
      remove: line('Key that takes a letter back, read aloud', 40, 'Delete the last letter'),
      help: paragraph('Below the keys', 120, 'Type S for Σ, or write “xi psi omega”: we know all 24.'),
      helpKeys: line('The same, on large screens', 80, 'The small letter on a key is the key that types it.'),
      send: line('Button without JavaScript', 30, 'Put them up'),
    }),
    messages: part('Messages', {
      up: line('Letters are up, read aloud', 60, '{name} is up', NAME),
      unread: line(
        'Something is not a letter',
        80,
        'We could not read ‘{word}’ as a letter.',
        '{word} becomes what was typed.',
      ),
      cut: line('More than five letters', 80, 'The house carries five letters: the first five are up.'),
      blocked: line('The letters are on your list', 80, 'These letters can’t be put up here.'),
    }),
    house: part('The house', {
      plate: line('Plate on the house at the top of the page', 20, 'Put yours up'),
      change: line('The same, once letters are up', 20, 'Change'),
      card: line('Above the address', 50, 'The card that travels with your link'),
      copy: line('Button beside the address', 16, 'Copy'),
      copied: line('The same, after copying', 16, 'Copied'),
      apply: line('Button to the application', 24, 'Apply as {name}', NAME),
      applyWithout: line('The same while no letters are up', 34, 'Apply for your house'),
      share: line('Button that shares the address', 20, 'Share'),
      save: line('Button that saves the picture', 20, 'Save the card'),
      claim: paragraph(
        'Beside the buttons',
        160,
        'A picture, not a claim: putting letters up does not hold a spot and does not speak for the organization.',
      ),
    }),
    opened: part('A shared house', {
      heading: line('First sentence', 50, 'Somebody put {letters} up.', '{letters} becomes the letters.'),
      question: line('Question', 50, 'Is this your house?'),
      other: line('Button to the field', 30, 'Put up other letters'),
    }),
    card: part('The picture of a shared house, and its description', {
      headline: line('Large line', 40, '{name} under one roof.', NAME),
      invitation: line(
        'Small line',
        50,
        'Put your letters up at {site}',
        '{site} becomes the address of this site.',
      ),
      description: paragraph('Description', 150, 'See {letters} on the house, and put your own letters up.'),
    }),
    blocked: part('Letters that nobody can put up', {
      sets: paragraph('Letters', 1000, '', 'One set per line, as letters or as names: Xi Psi Omega.'),
    }),
  },
};

export type LettersWords = WordsOf<typeof LETTERS_TEXTS>;
