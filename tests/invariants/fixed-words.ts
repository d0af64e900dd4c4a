/** Rooms with words that are not in the back office: what they are. */
export const OTHER_ROOMS: Record<string, string> = {
  'app-screens': 'sample data of the drawn app',
  info: 'names in the figures of the accessibility audit',
  staff: 'for staff',
};

/** Drawings of the coming app: sample data too. And what only signed-in staff see: on /links, before a wheel, above pictures with a code. */
export const NOT_READ =
  /^src\/(features\/(merch\/ui\/(approval|quote|sizes)-preview\.tsx$|links\/ui\/editor\/|draw\/ui\/wheel\/(for-staff\.tsx|publish-step\.tsx|publish-round\.ts)$)|app\/\(preview\)\/admin\/preview\/sources\/)/;

/** Whole files of words that a visitor can read and the owner cannot change, each with its reason. */
export const FIXED_FILES: Record<string, string[]> = {
  'says what a field takes: the form, the page without JavaScript and the API say the same': [
    'features/draw/contract.ts',
    'features/draw/rules/reason.ts',
    'features/help/contract.ts',
    'features/merch/contract.ts',
    'features/merch/ui/submit-quote.ts',
    'features/newsletter/contract.ts',
    'features/support/contract.ts',
    'features/waitlist/contract.ts',
    'core/shared/record-files.ts',
    'kit/shared/request-contract.ts',
    'kit/shared/text.ts',
    'core/shared/via.ts',
  ],
  'is an answer of the API, the same on every installation': [
    'kit/server/endpoint-errors.ts',
    'core/server/health.endpoint.ts',
    'core/server/private-file-download.ts',
    'kit/server/public-endpoint.ts',
    'core/server/qr.endpoint.ts',
    'kit/server/read-upload.ts',
    'core/server/upload-slots.ts',
    'kit/shared/plain-refusals.ts',
    'kit/ui/http.ts',
  ],
  'is a file or a line that staff import': [
    'features/merch/rules/design.ts',
    'features/merch/rules/pieces.ts',
    'features/support/ui/submit-support.ts',
    'features/waitlist/ui/submit-application.ts',
  ],
  'names a step of the published protocol': ['features/draw/ui/check/check-words.ts'],
  'names a hue of the brand’s colors': ['features/merch/rules/dyes.ts'],
  'is the price model, which is fixed': ['features/merch/rules/shirt-price.ts'],
  'names a network': ['features/brand-assets/contract.ts', 'features/draw/ui/entry/account-choice.ts'],
  'names a page in the back office and to robots': [
    'features/legal/contract.ts',
    'core/shared/policies-in-force.ts',
  ],
  'names a kind of work, and what it is paid by': ['features/openings/contract.ts'],
  'names the members, and follows the audience': ['core/shared/audience.ts'],
  'stands until the owner writes another sentence': ['core/shared/business-hours.ts'],
  'names a Greek letter': ['kit/shared/greek-letters.ts'],
  'names a typeface': [
    'features/share-cards/ui/card-type.ts',
    'kit/shared/faces.ts',
    'kit/ui/fonts/faces-css.ts',
  ],
  'is part of a drawing of the app, with its sample data': ['features/home/ui/room-fragments.tsx'],
  'is read by robots only': ['features/home/ui/questions.tsx', 'core/server/structured-data.tsx'],
  'is for staff': [
    'features/draw/rules/round-states.ts',
    'features/links/contract.ts',
    'features/links/ui/use-editor.ts',
    'features/newsletter/rules/issue-states.ts',
    'features/support/rules/ticket-states.ts',
    'features/waitlist/rules/application-states.ts',
    'core/server/answer-by-mail.ts',
    'core/server/import-file-once.ts',
    'core/server/record-messages.ts',
    'kit/shared/address-name.ts',
    'core/shared/desk.ts',
    'core/shared/reauthentication.ts',
    'core/shared/import-file.ts',
    'core/shared/mail-text.ts',
    'core/shared/visibility.ts',
    'kit/shared/state-machine.ts',
  ],
};

/** Labels of fields that no form declares. */
export const FIELD_NAMES = [
  'Email',
  'Add a message',
  'Ticket ID',
  `A whole number from \${min} to \${max.toLocaleString('en-US')}`,
  'Design file',
  'File (optional)',
];

/** Single words of other files, in the same way. */
export const FIXED: Record<string, string[]> = {
  'names a field, as the messages of its contract and the team’s emails do': FIELD_NAMES,
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
  'is for staff': [
    'Manage links',
    'Managing links needs JavaScript.',
    `This \${noun} looks like spam, so nobody is emailed. Mark it as not spam first.`,
  ],
  'is read by robots only': ['Leave this empty'],
  'is read by the editor in a preview': [
    'Preview',
    'This is a preview',
    'Nothing was sent.',
    'Click a text to edit it',
    'Pages with this draft',
    'See the draft on',
  ],
  'is a block of an article, the same in each': ['Join the waitlist', 'Get the newsletter', 'Table'],
  'names a network': ['Facebook', 'Instagram', 'LinkedIn'],
  'closes a letter that staff wrote': [`The \${brand.name} team`],
  'is part of an HTTP header': ['Cookie', 'Accept'],
};
