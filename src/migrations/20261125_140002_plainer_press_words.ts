import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Column of the press page, the words that the site came with, and plainer ones. */
const REWORDED = [
  [
    'words_line',
    '{brand} is one platform to run a fraternity or sorority chapter.',
    '{brand} is one place to run a fraternity or sorority chapter.',
  ],
  [
    'words_paragraph',
    '{brand} brings a chapter’s members, events, money, recruitment, messages and records into one place. It has not launched yet; {seats} founding chapters can apply for early access, a lifetime discount and a say in product development.',
    '{brand} puts a chapter’s members, events, money, recruitment, messages and records in one place. It hasn’t launched yet. Right now, {seats} founding chapters can apply. They get early access, a lifetime discount and a say in what we build.',
  ],
  [
    'words_page',
    '{brand} is an all-in-one platform for chapter operations and member experience. Officers keep the roster, plan events with RSVP and QR check-in, collect dues with reminders and payment plans, run recruitment, reach members with announcements and emergency alerts, and hand over documents and reports to whoever takes the office next. A merchandise arm makes custom apparel and shows the whole cost, margin included, before an order is placed. The platform is in pre-launch: a founding program of {seats} chapters offers early access, dedicated onboarding and a lifetime discount on all subscription plans.',
    '{brand} is one place to run a chapter. Officers keep the roster, plan events, count RSVPs and check people in with a QR code. They collect dues, with reminders and payment plans. They run recruitment, and they reach members with news and emergency alerts. When the year ends, they hand their documents and reports to the next officers. We also make custom apparel, and we show the whole cost, our margin included, before anyone orders. {brand} hasn’t launched yet. The {seats} founding chapters get early access, help with getting started and a lifetime discount on all plans.',
  ],
] as const;

/** Plainer words for the press, where nobody changed those that the site came with. Older versions stay as they were. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [column, old, now] of REWORDED) {
    await db.execute(sql.raw(`UPDATE press SET ${column} = '${now}' WHERE ${column} = '${old}'`));
    await db.execute(
      sql.raw(`UPDATE _press_v SET version_${column} = '${now}' WHERE latest AND version_${column} = '${old}'`),
    );
  }
}

/** What was published stays published. */
export async function down(_: MigrateDownArgs): Promise<void> {}
