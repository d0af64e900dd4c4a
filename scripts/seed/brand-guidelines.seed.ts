import type { BrandGuideline } from '@/payload-types';
import type { InfoSeed } from './info/seed-type';

export const guidelines: InfoSeed<BrandGuideline> = {
  intro: {
    heading: 'Everything we put our name on.',
    lead: '{brand} pictures, banners and screens, drawn from the live brand the moment you download them. Take what you need; nothing here is out of date.',
  },
  information: {
    description:
      '{brand} brings a chapter’s members, events, dues, recruitment and messages into one place. {seats} founding chapters get a lifetime discount, early access and a say in what we build.',
  },
  usage: { lead: 'A brand is what people recognize the second time around. These tips keep it that way.' },
  practices: {
    heading: 'Best practices',
    rows: [
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
    ],
  },
  suggestions: {
    heading: 'Content suggestions',
    rows: [
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
    ],
  },
  search: {
    title: 'Brand Assets',
    description:
      '{brand} profile pictures, banners, app screens and print pieces at exact sizes, drawn from the live brand.',
  },
};
