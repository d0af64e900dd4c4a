import type { BrandGuideline } from '@/payload-types';
import type { InfoSeed } from './info/seed-type';

export const guidelines: InfoSeed<BrandGuideline> = {
  intro: {
    heading: 'Everything we put our name on.',
    lead: 'Pictures, banners and screens of {brand}, drawn from the live brand the moment you download them. Take what you need; nothing here is out of date.',
  },
  information: {
    description:
      '{brand} brings a chapter’s members, events, dues, recruitment and messages into one place. {seats} founding chapters get a lifetime discount, early access and a say in what we build.',
  },
  usage: { lead: 'A brand is what people recognize the second time. These keep it recognizable.' },
  practices: {
    heading: 'Best practices',
    rows: [
      {
        name: 'Use the file as it is',
        text: 'Every picture has the size its platform asks for. Cropping or stretching one softens the type.',
      },
      {
        name: 'One mark, one color',
        text: 'Leave the width of one of its columns of air on every side, and never put a shadow or an outline on it.',
      },
      {
        name: 'Download again before a campaign',
        text: 'Names, seats and claims change. A fresh file costs two seconds; a wrong number on a banner costs a reprint.',
      },
      {
        name: 'Describe every picture',
        text: 'Write alt text that says what the picture says: “Win $250: follow us on all platforms to enter.”',
      },
    ],
  },
  suggestions: {
    heading: 'Content suggestions',
    rows: [
      {
        name: 'Count the seats down',
        text: '“{seats} founding spots” is a fact people repeat. Post it with the banner of that platform when a round number falls.',
      },
      {
        name: 'Show one screen, tell one story',
        text: 'Post the check-in screen with the meeting it saved you, not with a list of features.',
      },
      {
        name: 'Let a chapter speak',
        text: 'A treasurer on the first term without chasing dues says more than we can. Ask before you name a chapter.',
      },
      {
        name: 'Close with one thing to do',
        text: 'Join the waitlist, or enter the giveaway. Never both in one post.',
      },
    ],
  },
  search: {
    title: 'Brand Assets',
    description:
      'Profile pictures, banners, app screens and print pieces of {brand} at exact sizes, drawn from the live brand.',
  },
};
