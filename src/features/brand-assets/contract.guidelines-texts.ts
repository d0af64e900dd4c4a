import { line, list, pageTop, paragraph, part, searchResult, type WordsOf } from '@/core/shared/page-texts';

type Advice = { name: string; text: string };

const advice = (label: string, heading: string, original: Advice[]) =>
  part(label, {
    heading: line('Heading', 120, heading),
    rows: list({
      label,
      row: 'Piece of advice',
      min: 1,
      max: 8,
      columns: { name: line('In a few words', 120), text: paragraph('Why, or how', 800) },
      original,
    }),
  });

/** The advice on /social-media. Everything drawn there comes from the brand settings. */
export const GUIDELINES_TEXTS = {
  slug: 'brand-guidelines' as const,
  label: 'Brand assets page',
  group: 'brand' as const,
  about: 'Who may see the page is set under Brand settings, Looks.',
  parts: {
    intro: pageTop(
      'Everything we put our name on.',
      '{brand} pictures, banners and screens, drawn from the live brand the moment you download them. Take what you need; nothing here is out of date.',
    ),
    information: part('Brand information', {
      description: paragraph(
        'Description',
        800,
        '{brand} brings a chapter’s members, events, dues, recruitment and messages into one place. {seats} founding chapters get a lifetime discount, early access and a say in what we build.',
        'For profiles and posts, ready to copy.',
      ),
    }),
    usage: part('Usage guidelines', {
      lead: paragraph(
        'First sentence',
        800,
        'A brand is what people recognize the second time around. These tips keep it that way.',
      ),
    }),
    practices: advice('Best practices', 'Best practices', [
      {
        name: 'Use files as they are',
        text: 'Every picture is the size its platform asks for. Cropping or stretching it blurs the type.',
      },
      {
        name: 'One mark, one color',
        text: 'Leave clear space one column wide on every side, and never add a shadow or an outline.',
      },
      {
        name: 'Download again before a campaign',
        text: 'Names, seats and claims change. A fresh file takes two seconds; a wrong number on a banner costs a reprint.',
      },
      {
        name: 'Describe every picture',
        text: 'Write alt text that says what the picture shows: “Win $250: follow us on all platforms to enter.”',
      },
    ]),
    suggestions: advice('Content suggestions', 'Content suggestions', [
      {
        name: 'Count down the seats',
        text: '“{seats} founding spots” is a fact people repeat. Post it with that platform’s banner each time you hit a round number.',
      },
      {
        name: 'Show one screen, tell one story',
        text: 'Post the check-in screen with the story of a meeting it saved, not a list of features.',
      },
      {
        name: 'Let a chapter speak',
        text: 'A treasurer’s first term without chasing dues says more than we can. Ask before you name a chapter.',
      },
      {
        name: 'End with one thing to do',
        text: 'Join the waitlist, or enter the giveaway. Never both in one post.',
      },
    ]),
    search: searchResult(
      'Brand Assets',
      '{brand} profile pictures, banners, app screens and print pieces at exact sizes, drawn from the live brand.',
    ),
  },
};

export type GuidelinesWords = WordsOf<typeof GUIDELINES_TEXTS>;
