import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Rooms with words that are not in the back office: what they are. */
const OTHER_ROOMS: Record<string, string> = {
  'app-screens': 'sample data of the drawn app',
  info: 'names in the figures of the accessibility audit',
  staff: 'for staff',
};

/** Drawings of the coming app: sample data too. And what only signed-in staff see: on /links, before a wheel, above pictures with a code. */
const NOT_READ =
  /^src\/(features\/(merch\/ui\/(approval|quote|sizes)-preview\.tsx$|links\/ui\/editor\/|draw\/ui\/wheel\/(for-staff|publish-step)\.tsx$)|app\/\(preview\)\/admin\/preview\/sources\/)/;

/** The other words that a visitor can read and the owner cannot change, each with its reason. */
const FIXED: Record<string, string[]> = {
  'names a field, as the messages of its contract and the team’s emails do': [
    'Full name',
    'Email',
    'Organization',
    'Organization size',
    `\${value} members`,
    'Name',
    'Subject',
    'Category',
    'Priority',
    'Message',
    'Add a message',
    'Ticket ID',
    'Merchandise type',
    'Quantity',
    'A whole number from 1 to 10,000',
    'Order this academic year',
    'Sizes',
    'Event',
    'Design idea',
    'Design file',
    'File (optional)',
  ],
  'names a control of the form kit or the messages, the same on every page': [
    'Close',
    'Close message',
    'Remove the file',
  ],
  'describes a file on /social-media to screen readers, as its messages do': [
    `\${name} profile picture`,
    `\${label}, phone`,
    `\${label}, iPad`,
    'Marketing flyer',
    'Horizontal banner',
    'Step and repeat banner',
    'App placement banner',
  ],
  'shows a typeface, or a color’s value': ['Aa', 'rgb('],
  'is for staff': ['Manage links', 'Managing links needs JavaScript.', 'Error'],
  'is read by robots only': ['Leave this empty'],
  'is read by the editor in a preview': [
    'Preview',
    'This is a preview',
    'Nothing was sent.',
    'Click a text to edit it',
    'Pages with this draft',
    'See the draft on',
  ],
  'is part of a drawing of the app, with its sample data': [
    'Six members of the sample chapter and 78 more',
    'of $34,440',
    'Tornado watch until 9 PM',
    'Emergency alert to 84 members',
  ],
  'is a block of an article, the same in each': ['Join the waitlist', 'Get the newsletter', 'Table'],
  'names the first step of the path in search results': ['Home'],
};

const READ_ATTRIBUTES = [
  'alt',
  'aria-label',
  'aria-valuetext',
  'hint',
  'label',
  'pendingLabel',
  'placeholder',
  'title',
];
const READ_PROPERTIES = ['description', 'label', 'text', 'title'];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) =>
    /^src\/(ui|server|app\/[^/]+\.tsx|app\/\((site|preview)\)|features\/[^/]+\/ui)/.test(file),
  )
  .filter((file) => !NOT_READ.test(file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixture\./.test(file))
  .filter((file) => !((/^src\/features\/([^/]+)/.exec(file)?.[1] ?? '') in OTHER_ROOMS));

const isLiteral = (node: ts.Node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** The branches of an expression that can end up in the page. */
function written(node: ts.Node): string[] {
  if (ts.isConditionalExpression(node)) return [...written(node.whenTrue), ...written(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return written(node.expression);
  if (ts.isBinaryExpression(node)) return [...written(node.left), ...written(node.right)];
  return isLiteral(node) ? [node.getText().slice(1, -1)] : [];
}

/** What a source says to its readers: JSX text, attributes that are read, and the texts of messages. */
function wordsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      found.push(...written(node.expression));
    if (ts.isJsxAttribute(node) && node.initializer && READ_ATTRIBUTES.includes(node.name.getText())) {
      const { initializer } = node;
      found.push(
        ...written(
          ts.isJsxExpression(initializer) && initializer.expression ? initializer.expression : initializer,
        ),
      );
    }
    if (ts.isPropertyAssignment(node) && READ_PROPERTIES.includes(node.name.getText()))
      found.push(...written(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(
      (text) => !/^(#[\da-f]{6}$|select )/.test(text) && /\p{L}{2}/u.test(text.replace(/\$\{[^}]*\}/g, '')),
    );
}

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

it('finds words wherever a page can say them', () => {
  const page = `const toast = { title: 'Sent!', tone: 'default' };
    const Page = ({ full, name }) => (
      <main className="wide page" aria-label="The page">
        Hello <b>{full ? 'No seat' : \`Seat for \${name}\`}</b> {name} · <Field label={'Name'} type="text" />
      </main>
    );`;
  expect(wordsIn(parse('page.tsx', page))).toEqual([
    'Sent!',
    'The page',
    'Hello',
    'No seat',
    `Seat for \${name}`,
    'Name',
  ]);
});

it('says nothing to a visitor that the owner cannot change, except for what is listed with its reason', () => {
  expect(files.length).toBeGreaterThan(100);
  const said = new Set(files.flatMap((file) => wordsIn(parse(file, readFileSync(file, 'utf8')))));
  const fixed = Object.values(FIXED).flat();
  expect([...said].filter((text) => !fixed.includes(text))).toEqual([]);
  expect(fixed.filter((text) => !said.has(text))).toEqual([]);
  expect(fixed.length).toBeLessThan(53);
});
