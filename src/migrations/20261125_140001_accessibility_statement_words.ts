import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const TEXTS = {
  conformance_heading: 'Where we stand',
  conformance_status: 'Partially conforms',
  conformance_text: 'We measure this site by WCAG 2.2 AA, the web’s current standard. Most of the site meets it, and some parts don’t yet. We list those parts below.',
  limits_heading: 'What still gets in the way',
  limits_text: 'We know about these. Each one comes with another way to get there.',
  limits_instead: 'Instead',
  measures_heading: 'How we keep it up',
  approach_heading: 'How it’s built and tested',
  dates_statement: 'We made this statement on',
  dates_statement_date: '2026-11-25T12:00:00Z',
  dates_review: 'We last reviewed it on',
  dates_review_date: '2026-11-25T12:00:00Z',
  dates_text: 'We review it at least once a year, and whenever the site changes in a big way.',
  help_write_to: 'Or send an email to',
};

const LISTS = {
  limits: [
    {
      name: 'The drawn phones',
      text: 'The app screens on the home page are drawings. Their small words don’t grow with your text size, and a screen reader hears only one line about each.',
      way: 'The section on features tells you the same in plain text. The buttons that work are real buttons.',
    },
    {
      name: 'Brand assets',
      text: 'Your browser draws these pictures when you download them. That takes JavaScript, and the words in a PNG can’t be read aloud.',
      way: 'Every picture has a name on its page. Tell us which one you need, and we’ll send you the picture and its words.',
    },
    {
      name: 'The wheel',
      text: 'The prize wheel turns on the screen, and you can’t follow that part by ear.',
      way: 'When it stops, a screen reader announces the winner. The result is also in text on the page of the draw. If your device asks for less motion, the wheel doesn’t turn.',
    },
    {
      name: 'Greek letters',
      text: 'Some screen readers skip ΑΒΓ, or read it as Latin letters.',
      way: 'Where you put up your own letters, their names are announced too: Alpha, Beta, Gamma.',
    },
    {
      name: 'Other sites',
      text: 'Our profiles on X, Facebook, Instagram and LinkedIn are run by those networks. We can’t fix what’s hard to use there.',
      way: 'The newsletter and this site bring you our news without them.',
    },
    {
      name: 'The staff side',
      text: 'Our staff work in Payload, a system made by others. We name its controls for screen readers, but some parts, like its text editor, take practice.',
      way: 'Visitors never need it. If you work with us and it holds you up, someone else can make the change for you.',
    },
  ],
  measures: [
    { text: 'Accessibility is part of every change. A page that fails the check doesn’t go live.' },
    { text: 'A second test walks through each page with the keyboard alone.' },
    { text: 'A third one reads each page at ten widths, with larger spacing and in your own colors.' },
    { text: 'New pictures need a description before they can be published.' },
    { text: 'We treat a barrier like any other bug: it gets a person and a due date.' },
  ],
  approach: [
    {
      name: 'Built with',
      text: 'HTML, CSS, SVG and WAI-ARIA. JavaScript adds comfort, but you can read every page and send every form without it.',
    },
    {
      name: 'Made for',
      text: 'Current versions of Chrome, Edge, Firefox and Safari, with the screen reader of your device. Our own tests run in Chromium, the engine of Chrome and Edge.',
    },
    {
      name: 'Tested by',
      text: 'Us, with automated tests. No outside firm has audited the site yet.',
    },
  ],
};

const quoted = (text: string) => `'${text}'`;

/** The same words in the page and in each of its versions, so that an older one can be restored. */
const fill = (table: string, prefix: string, list: (part: string) => string, id: [string, string]) => {
  const columns = Object.entries(TEXTS).map(([name, text]) => `${prefix}${name} = ${quoted(text)}`);
  const statements = [
    `UPDATE ${table} SET ${columns.join(', ')} WHERE ${prefix}conformance_heading IS NULL`,
  ];
  for (const [part, rows] of Object.entries(LISTS)) {
    const names = Object.keys(rows[0] as object);
    const values = rows.map(
      (row, place) => `(${[String(place + 1), ...Object.values(row as object).map(quoted)].join(', ')})`,
    );
    statements.push(`INSERT INTO ${list(part)} (_order, _parent_id, ${id[0]}, ${names.join(', ')})
      SELECT given.place, page.id, ${id[1]}, ${names.map((name) => `given.${name}`).join(', ')}
      FROM ${table} AS page, (VALUES ${values.join(', ')}) AS given (place, ${names.join(', ')})
      WHERE NOT EXISTS (SELECT 1 FROM ${list(part)} AS other WHERE other._parent_id = page.id)`);
  }
  return statements;
};

const NEW_ID = 'substr(md5(random()::text), 1, 24)';

/** Sites that had the page before it was a statement get the rest of it, to be changed as they like. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of [
    ...fill('accessibility', '', (part) => `accessibility_${part}_rows`, ['id', NEW_ID]),
    ...fill('_accessibility_v', 'version_', (part) => `_accessibility_v_version_${part}_rows`, ['_uuid', NEW_ID]),
  ])
    await db.execute(sql.raw(statement));
}

/** The columns go with the migration before. */
export async function down(_: MigrateDownArgs): Promise<void> {}
