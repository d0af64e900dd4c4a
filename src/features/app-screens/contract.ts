import { z } from 'zod';
import type { Audience } from '@/core/shared/audience';
import type { CodePath } from '@/kit/shared/picture';

/** CSS size of a phone artboard; exports have twice as many pixels in each direction. */
export const phoneArtboard = { width: 320, height: 680 } as const;
/** CSS size of a tablet artboard: a 13-inch iPad Air in portrait. */
export const tabletArtboard = { width: 1024, height: 1366 } as const;

const words = z.string().trim().min(1);
const count = z.number().int().min(0);
const percent = z.number().int().min(0).max(100);
const dollars = z.number().int().positive();
const clock = z.string().regex(/^\d{1,2}:\d{2}( [AP]M)?$/);

const samplePersonSchema = z.object({
  name: words,
  initials: z.string().regex(/^\p{Lu}{2}$/u),
  tint: z.enum(['ink', 'sand', 'lilac', 'sage', 'rose', 'blue']),
});

const sampleMemberSchema = samplePersonSchema.extend({
  office: words,
  /** In the app's notation: ’26. */
  classYear: z.string().regex(/^’\d{2}$/),
  attendance: percent,
  dues: z.enum(['Paid', 'Overdue']),
});

export const dashboardSampleSchema = z.object({
  time: clock,
  chapter: z.object({ name: words, letters: z.string().regex(/^\p{Script=Greek}{2,4}$/u), chapter: words }),
  greeting: words,
  next: words,
  members: count,
  attendance: percent,
  duesIn: percent,
  event: z.object({
    when: words,
    title: words,
    where: words,
    going: count,
    faces: z.array(samplePersonSchema),
  }),
  announcement: z.object({ by: sampleMemberSchema, title: words, detail: words }),
  live: z.array(z.object({ member: sampleMemberSchema, what: words, detail: words })).min(2),
});

/** What the tablet shows in addition to the phone's dashboard. */
export const dashboardMoreSchema = z.object({
  date: words,
  /** Number of calendar entries this month. */
  events: count,
  invitation: z.object({ answerBy: words, plusOne: z.boolean(), tags: z.array(words).min(1) }),
  announcements: z.array(z.object({ by: sampleMemberSchema, title: words, body: words, age: words })).min(3),
  /** Attendance at each meeting of the term, in percent of the members, oldest first; the last is so far. */
  meetings: z.array(z.object({ day: words, attendance: percent })).min(4),
  live: z.array(z.object({ person: samplePersonSchema, what: words, detail: words })).min(2),
});

export const checkInSampleSchema = z.object({
  time: clock,
  event: words,
  where: words,
  expected: count,
  here: count,
  /** Share of the expected members who are here, in whole percent. */
  rate: percent,
  guests: count,
  alumni: count,
  arrivals: z
    .array(z.object({ person: samplePersonSchema, guest: z.boolean(), from: words, at: clock }))
    .min(3),
  /** Some of the expected members who are not here. */
  missing: z.array(z.object({ person: samplePersonSchema, detail: words })).min(3),
});

export const duesSampleSchema = z.object({
  time: clock,
  term: words,
  /** Dues per member. */
  each: dollars,
  paid: count,
  onPlan: count,
  overdue: count,
  collected: dollars,
  total: dollars,
  reminder: words,
  rows: z.array(
    z.object({ member: sampleMemberSchema, detail: words, state: z.enum(['Paid', 'Overdue', '2 of 4']) }),
  ),
});

/** The roster table on a tablet. */
export const rosterTableSchema = z.array(
  z.object({ member: sampleMemberSchema, committee: words, events: count }),
);

export const rosterSampleSchema = z.object({
  time: clock,
  active: count,
  incoming: count,
  alumni: count,
  board: z.array(sampleMemberSchema).min(3),
  members: z.array(sampleMemberSchema).min(4),
});

export const messagesSampleSchema = z.object({
  time: clock,
  groups: z
    .array(
      z.object({
        name: words,
        members: count,
        badge: z.union([
          z.object({ letters: z.string().regex(/^\p{Script=Greek}{2,4}$/u) }),
          z.object({ glyph: z.enum(['key-round', 'user-plus']) }),
        ]),
        last: words,
        at: words,
        unread: count,
      }),
    )
    .min(3),
  direct: z.array(z.object({ person: sampleMemberSchema, last: words, at: words, unread: count })).min(3),
});

/** The conversation open on a tablet; `own` marks the reader's own messages. */
export const threadSampleSchema = z.object({
  name: words,
  detail: words,
  day: words,
  messages: z
    .array(
      z.object({
        by: sampleMemberSchema,
        own: z.boolean(),
        text: words,
        at: clock,
        /** A calendar event attached to the message. */
        event: z.object({ title: words, when: words }).optional(),
      }),
    )
    .min(4),
});

const eventTagSchema = z.enum([
  'Mandatory',
  'Open',
  'Volunteer',
  'Required Attendance',
  'Optional Event',
  'Weekend Event',
]);

const dayOfMonth = z.number().int().min(1).max(31);

export const calendarSampleSchema = z.object({
  time: clock,
  month: words,
  days: z.number().int().min(28).max(31),
  /** Weekday of the first of the month, 0 (Sunday) to 6. */
  startsOn: z.number().int().min(0).max(6),
  /** Days before it are over: 0 in a month to come, more than its days in one that is over. */
  today: z.number().int().min(0).max(32),
  upcoming: z
    .array(
      z.object({
        day: dayOfMonth,
        weekday: z.enum(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']),
        title: words,
        at: clock,
        where: words,
        going: count,
        tag: eventTagSchema,
      }),
    )
    .min(6),
  /** The month's other entries, for the grid. */
  others: z.array(z.object({ day: dayOfMonth, title: words })),
});

export const profileSampleSchema = z.object({
  time: clock,
  member: sampleMemberSchema,
  chapter: words,
  tags: z.array(words).min(2),
  email: z.email(),
  phone: z.string().regex(/^\(\d{3}\) 555-01\d{2}$/),
  major: words,
  gpa: z.number().min(0).max(4),
  /** Out of five. */
  rating: z.number().min(0).max(5),
  events: count,
  /** What the member did this term, out of what was expected. */
  term: z.array(z.object({ what: words, done: count, of: count })).min(3),
  activity: z.array(z.object({ what: words, detail: words, at: words })).min(3),
});

/** The part of the live brand that screens draw; the chapter on them is a sample. */
export type ScreenBrand = {
  name: string;
  tagline: string;
  audience: Audience;
  /** SVG path data on a 32-unit grid. */
  markPath: string;
  /** Six hex digits each. */
  colors: { primary: string; accent: string; light: string };
};

/** The texts around the phones that work. */
export type PhonesWords = Record<
  | 'name'
  | 'title'
  | 'text'
  | 'narrow'
  | 'after'
  | 'tour'
  | 'stop'
  | 'next'
  | 'again'
  | 'place'
  | `${'door' | 'formal' | 'dues' | 'house'}${'Title' | 'Text'}`,
  string
>;

/** Props of every screen. The server makes `code`, so that a browser can draw the screens too. */
export type AppScreenProps = { brand: ScreenBrand; code: CodePath };

export type SamplePerson = z.infer<typeof samplePersonSchema>;
export type SampleMember = z.infer<typeof sampleMemberSchema>;
export type DashboardSample = z.infer<typeof dashboardSampleSchema>;
export type DashboardMore = z.infer<typeof dashboardMoreSchema>;
export type CheckInSample = z.infer<typeof checkInSampleSchema>;
export type DuesSample = z.infer<typeof duesSampleSchema>;
export type MessagesSample = z.infer<typeof messagesSampleSchema>;
export type ThreadSample = z.infer<typeof threadSampleSchema>;
export type RosterTable = z.infer<typeof rosterTableSchema>;
export type EventTag = z.infer<typeof eventTagSchema>;
export type CalendarSample = z.infer<typeof calendarSampleSchema>;
export type ProfileSample = z.infer<typeof profileSampleSchema>;
export type RosterSample = z.infer<typeof rosterSampleSchema>;
