import { SAMPLE_BRAND } from '@/core/shared/sample-brand';
import { FIRST_FIVE } from '@/kit/shared/palette/chosen-by-hand';

const { name, mailbox, social } = SAMPLE_BRAND;

/** The default brand; staff change it in the back office. */
export const brandSeed = {
  name,
  prefix: 'CLN',
  tagline: 'Run the chapter, not the spreadsheet.',
  motto: 'ΓΝΩΘΙ ΣΑΥΤΟΝ',
  markPath:
    'M16 2 31 12h-7.2L16 6.8 8.2 12H1zM13 13a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM4 14h4v16H4zM14 18h4v12h-4zM24 14h4v16h-4z',
  siteUrl: '/',
  mailboxes: { contact: mailbox, support: mailbox, applications: mailbox, quotes: mailbox },
  social,
  colors: { ...FIRST_FIVE, accent: '#a855f7', print: '#5F4B8B', printAccent: '#8960e2' },
  prize: '$250',
  seatsTotal: 100,
  announcements: [
    { text: 'ONLY {seats} FOUNDING SPOTS LEFT — Apply now before spots fill up' },
    { text: 'EXCLUSIVE LIFETIME BENEFITS FOR FOUNDING CHAPTERS' },
    { text: 'LIFETIME DISCOUNT ON ALL PLANS' },
    { text: 'PRIORITY SUPPORT & EARLY ACCESS TO NEW FEATURES' },
  ],
  benefits: [
    {
      title: 'Lifetime discount',
      text: 'A founding rate on every subscription plan, for as long as your chapter is with us.',
    },
    {
      title: 'Early access',
      text: 'Founding chapters get new features first, while there’s still time to shape them.',
    },
    {
      title: 'Free upgrades',
      text: 'Your chapter upgrades to premium features for free during its first year.',
    },
    {
      title: 'Priority support',
      text: 'Founding chapters go to the front of the line and get answers faster.',
    },
    {
      title: 'A say in the build',
      text: 'Tell us what slows your officers down, and help decide what we build next.',
    },
    {
      title: 'Founding status',
      text: 'A status only founding chapters hold, and the recognition that comes with it.',
    },
  ],
  claims: [
    { text: 'Only 100 founding spots' },
    { text: 'Lifetime discount on all subscription plans' },
    { text: 'Exclusive early access to new features' },
    { text: 'Free premium upgrades during your first year' },
    { text: 'Priority support and faster responses' },
    { text: 'A say in product development' },
    { text: 'Exclusive founding status and recognition' },
    { text: 'Dedicated onboarding for your officers' },
  ],
  // Invented; any resemblance to a chapter or school is unintended.
  partnerChapters: [
    { name: 'Xi Psi Omega', school: 'Westbrook', letters: 'ΞΨΩ' },
    { name: 'Gamma Omega Lambda', school: 'Hale State', letters: 'ΓΩΛ' },
    { name: 'Psi Delta Xi', school: 'Fenmore', letters: 'ΨΔΞ' },
    { name: 'Theta Psi Gamma', school: 'Carrow A&M', letters: 'ΘΨΓ' },
  ],
};

export const linkSeeds = [
  {
    label: 'Follow us on Instagram',
    url: social.instagram,
    icon: 'instagram',
    order: 1,
  },
  { label: 'Follow us on TikTok', url: social.tiktok, icon: 'tiktok', order: 2 },
  { label: 'Follow us on X', url: social.x, icon: 'x', order: 3 },
  { label: 'Like us on Facebook', url: social.facebook, icon: 'facebook', order: 4 },
  {
    label: 'Follow us on LinkedIn',
    url: social.linkedin,
    icon: 'linkedin',
    order: 5,
  },
];
