import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const SUPPORT = '{link} becomes the link to support.';
const SIZE = '{tickets} and {people} become the numbers, with their words.';

/** The texts of a round's check: how it is run, its six lines, and what is behind them. */
export const CHECK_TEXTS = {
  slug: 'draw-check' as const,
  label: 'Draw: the check of a round',
  about: 'What the check finds is not here: it names the steps of the published protocol.',
  parts: {
    check: part('The check', {
      title: line('Heading', 40, 'Six lines, no trust needed.'),
      first: line('Instead, for a round of the first protocol', 40, 'What was published'),
      text: needing(
        ['count'],
        paragraph(
          'Text',
          240,
          'Your browser fetches the published files and works the result out again, from all {count} tickets. It takes our word for nothing.',
        ),
      ),
      more: paragraph(
        'Second text',
        160,
        'Or do it without this page: the download holds the files, and a program that checks them.',
      ),
      start: line('Button', 20, 'Check this draw'),
      stop: line('Button while checking', 20, 'Stop'),
      again: line('Button afterward', 20, 'Check again'),
      download: line('The download', 24, 'Download all of it'),
      scripts: paragraph(
        'Without JavaScript',
        120,
        'The check on this page needs JavaScript; the download does not.',
      ),
      progress: needing(['count'], line('How far it is', 40, '{count} of {all} tickets')),
      failed: line('Not made: heading', 60, 'The check could not be made'),
      failedText: needing(
        ['reason'],
        paragraph(
          'Not made: text',
          160,
          '{reason} This says nothing about the draw: please try again.',
          '{reason} becomes a sentence.',
        ),
      ),
      tooMany: line(
        'Not made: too many files',
        120,
        'So many files went to your network within this hour that the site sends no more for now.',
      ),
      answered: line(
        'Not made: the site refuses',
        60,
        'The site answered {status}.',
        '{status} is a number.',
      ),
      noFile: line('Not made: no such file', 80, 'The site sent something that is no such file.'),
      part: line('Not made: half a file', 80, 'The file is incomplete, and cannot be checked.'),
      offline: line('Not made: no connection', 80, 'The connection broke off.'),
      compared: line('Opens what was compared', 40, 'What was compared'),
      stated: line('Before what was published', 20, 'Stated'),
      found: line('Before what was calculated', 20, 'Found'),
    }),
    lines: part('The six lines', {
      closed: paragraph('I', 160, 'We closed the list: {tickets} held by {people}.', SIZE),
      committed: paragraph(
        'II',
        160,
        'We boiled that list down to one fingerprint and published it on {date}.',
        '{date} becomes when it was committed.',
      ),
      change: paragraph('III', 160, 'Change one ticket, and the fingerprint no longer fits.'),
      due: paragraph(
        'IV before the draw',
        200,
        'A public number comes out on {date}. We do not run it, and nobody can know it beforehand.',
      ),
      came: paragraph(
        'IV after the draw',
        200,
        'Then a public number came out, on {date}. We do not run it, and nobody could know it beforehand.',
      ),
      winner: paragraph(
        'V',
        160,
        'List and public number together name one ticket. Anybody who works it out gets the same one.',
      ),
      idle: paragraph('VI before the check', 120, 'Your browser works it out when you press the button.'),
      yourself: line('VI without JavaScript: the download', 40, 'Work it out yourself'),
      running: line('VI during the check', 40, 'Working it out…'),
      matches: line('VI: it matches', 80, 'Your browser just worked it out: it matches.'),
      matchesSoFar: line(
        'VI before the draw: it matches',
        80,
        'Your browser checked all there is so far: it matches.',
      ),
      took: needing(['count'], line('VI: how long it took', 60, 'That took {count} seconds.')),
      wrong: needing(
        ['reason'],
        line('VI: it does not match', 60, 'It does not match: {reason}.', '{reason} becomes what was found.'),
      ),
      tell: line('VI: it does not match, link to support', 30, 'Tell us at once'),
    }),
    sources: part('Where the tickets came from', {
      heading: line('Heading', 60, 'Where the tickets came from'),
      text: needing(
        ['link'],
        paragraph(
          'Text',
          300,
          'This is what no calculation can prove: that the lists are complete and real. So here is what went in. If you should be in and are not, {link}.',
          SUPPORT,
        ),
      ),
      link: line('Link to support', 24, 'tell us'),
      isOut: line('After a list that does not count', 30, '(taken out again)'),
      row: needing(['count'], line('One row of a list', 30, '{count} row')),
      rows: needing(['count'], line('Rows of a list', 30, '{count} rows')),
      list: needing(
        ['rows', 'file'],
        paragraph(
          'What became of a list',
          200,
          '{rows}, {taken} taken, {known} known already, {refused} refused. SHA-256 of the file: {file}',
          'They become numbers, and the hash of the file.',
        ),
      ),
      freeOne: needing(['count'], line('One free entry', 60, '{count} ticket is a free entry.')),
      free: needing(['count'], line('Free entries', 60, '{count} tickets are free entries.')),
      disqualifiedOne: needing(
        ['count'],
        line('One person disqualified', 60, '{count} person was disqualified.'),
      ),
      disqualified: needing(['count'], line('People disqualified', 60, '{count} people were disqualified.')),
      byHand: line('Heading of changes by hand', 40, 'Done by hand'),
      noneByHand: paragraph(
        'Without changes by hand',
        120,
        'Nobody was joined, parted or disqualified by hand.',
      ),
      setFree: line('By hand: a free entry', 60, 'Free entry set'),
      joined: line('By hand: joined', 60, 'Handles joined as one person'),
      parted: line('By hand: parted', 60, 'Handle parted from a person'),
      outed: line('By hand: disqualified', 60, 'Person disqualified'),
      admitted: line('By hand: admitted', 60, 'Person admitted again'),
      time: needing(['count'], line('By hand: once', 30, '{count} time')),
      times: needing(['count'], line('By hand: more often', 30, '{count} times')),
    }),
    math: part('The math', {
      show: line('Opens it', 30, 'Show the math'),
      heading: line('Heading', 40, 'The commitment'),
      text: paragraph(
        'Text',
        300,
        'Fixed before the draw, and the same ever since. Its fingerprint is the SHA-256 of exactly these lines: one letter more or less would give another one. Note it, post it, send it to a friend.',
      ),
      stamped: paragraph(
        'With a stored time stamp',
        300,
        'An authority for time stamps (RFC 3161) stated when it was there. Its stamp is in the download, and OpenSSL reads it; this site does not check it.',
      ),
      unstamped: paragraph(
        'Without a time stamp',
        200,
        'A fingerprint that you noted before the draw is what shows when it was there.',
      ),
      rules: line('Link to the rules', 60, 'The rules that count for this round'),
      fingerprint: line('Before the fingerprint', 24, 'Fingerprint'),
      copy: line('Button that copies it', 30, 'Copy the fingerprint'),
      copied: line('Copied', 30, 'Copied'),
      notCopied: paragraph(
        'Not copied',
        120,
        'Your browser did not allow it: please mark and copy it by hand.',
      ),
    }),
  },
};

export type CheckWords = WordsOf<typeof CHECK_TEXTS>;
