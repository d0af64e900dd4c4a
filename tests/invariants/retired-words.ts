/** Words that had a private meaning in this project. Their replacements: docs/architecture.md, Terms. */
export type RetiredWord = {
  /**
   * Lower case, with the parts of a name separated: 'kept page' is keptPage, KEPT_PAGE, kept-page.ts and "a kept
   * page".
   */
  words: readonly string[];
  instead: string;
  /** true: only in names of code and files, because the word is plain English elsewhere. */
  inNamesOnly?: true;
  /** Where it has its ordinary meaning. */
  except?: readonly (readonly [files: RegExp, why: string])[];
};

const BUILDINGS: readonly [RegExp, string] = [
  /^scripts\/seed\/|^src\/features\/(app-screens|home|info|share-cards|brand)\/|^src\/(shared\/share-card|payload-types|ui\/page-shell\/not-found-view)/,
  'buildings, in drawings and in texts for visitors',
];
const GREEK: readonly [RegExp, string] = [
  /^scripts\/(seed\/|make-fonts)|^src\/features\/(app-screens|brand|home|letters|merch|share-cards)\/|^src\/ui\/letters\/|^src\/app\/(home-view|up-pages|\(site\)\/(up|merch)\/)|^src\/(rooms|page-tables|shared\/(organization-key|share-card|letters-house|greek-letters|typed-letters)|features\/waitlist\/ui\/(application|pending|sent|share|site))|^tests\/(int|e2e)\/(editing\/)?(letters|documents|text-lengths)|^tests\/int\/published-brand|^tests\/invariants\/font-ranges|^src\/payload-types/,
  'Greek letters and their fonts',
];
const CHARACTERS: readonly [RegExp, string] = [
  /^src\/features\/(brand-assets|draw|links)\/|^src\/shared\/mail-text|^tests\/int\/growth|^src\/front\/static-cache\.test/,
  'characters of a text',
];

export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    words: ['door', 'doors'],
    instead: 'route, endpoint, body limit, role check',
    except: [
      BUILDINGS,
      [/^src\/features\/(frame|merch|newsletter)\//, 'doors of buildings, in texts and in samples of mails'],
      [/^tests\/(e2e|int|abuse|support|screens)\//, 'samples of mails and of designs: "the doors open"'],
    ],
  },
  {
    words: ['letter', 'letters'],
    instead: 'email template, record mail, mail draft',
    inNamesOnly: true,
    except: [GREEK, CHARACTERS],
  },
  {
    words: ['shelf', 'shelves'],
    instead: 'cache, store, backup folder',
  },
  { words: ['twig', 'twigs', 'trunk', 'trunks'], instead: 'subtree, upper tree' },
  {
    words: ['standing', 'standings'],
    instead: 'version status, round status',
    except: [
      [/^tests\/e2e\/editing\//, '"standing in line", in texts for visitors'],
      [/^src\/features\/(home|status)\//, 'members in good standing; a column that stands'],
    ],
  },
  { words: ['linger', 'lingers', 'lingering'], instead: 'drain' },
  { words: ['furnish', 'furnished', 'furnishes'], instead: 'buildCollections' },
  { words: ['errand', 'errands'], instead: 'context, pending mail' },
  {
    words: ['wish', 'wishes'],
    instead: 'request',
  },
  {
    words: ['kept page', 'kept pages', 'kept route', 'kept routes'],
    instead: 'cached page, cacheable route',
    except: [
      [
        /^src\/front\/metrics\/|^docs\/operations|^tests\/int\/(api-qr-health|sources)/,
        'the metric colonnade_kept_pages_total',
      ],
    ],
  },
  { words: ['hand file', 'hand files'], instead: 'file import' },
  {
    words: ['keep moves', 'moves', 'take step', 'takes step', 'taken step'],
    instead: 'transition',
    inNamesOnly: true,
  },
  { words: ['go on'], instead: 'continueSending', inNamesOnly: true },
  { words: ['speak', 'spoken'], instead: 'public error', inNamesOnly: true },
  { words: ['no persons', 'nobodies'], instead: 'isAutomated, without entries', inNamesOnly: true },
  { words: ['stranger', 'strangers'], instead: 'anonymous, unverified', inNamesOnly: true },
  {
    words: ['world', 'strike', 'struck', 'survives'],
    instead: 'environment, fault, durable',
    inNamesOnly: true,
  },
  { words: ['judge', 'judged', 'manners'], instead: 'evaluate, classify, check, rules', inNamesOnly: true },
  { words: ['trap', 'traps', 'trapped'], instead: 'spam checks, spam fields', inNamesOnly: true },
  { words: ['moment', 'moments'], instead: 'date, time, version', inNamesOnly: true },
  {
    words: ['fresh touch', 'fresh touches', 'touch step'],
    instead: 'reauthentication, sensitive action',
    inNamesOnly: true,
  },
  {
    words: ['take in', 'takes in', 'taken in', 'took in', 'take out list', 'taken out'],
    instead: 'import, receive, process, remove',
    inNamesOnly: true,
  },
  {
    words: ['near sight', 'let paint', 'turn to'],
    instead: 'nearViewport, yieldToPaint, scrollTo',
    inNamesOnly: true,
  },
  { words: ['keep one', 'keep fresh'], instead: 'processSingleton, cachedRead', inNamesOnly: true },
  {
    words: [
      'colour',
      'colours',
      'programme',
      'programmes',
      'licence',
      'licences',
      'behaviour',
      'neighbour',
      'favour',
      'centre',
      'grey',
      'catalogue',
      'organise',
      'recognise',
      'whilst',
    ],
    instead: 'color, program, license, behavior: as in American English',
    except: [[/^tests\/invariants\/plain-words/, 'its own list of retired phrases']],
  },
  {
    words: ['desk'],
    instead: 'control, card, queue, tools',
    inNamesOnly: true,
    except: [
      [
        /^src\/(admin|app\/\(payload\)|cms|features\/(desk|mail|merch|privacy|support|waitlist|staff))\/|^docs\/decisions\/071|^src\/(back-office-parts|db\/(content-watch|desk-changes|desk-tables)|migrations\/|server\/(answer-by-mail|desk-source|file-imports|mail-inbox|record-mails|record-messages)|worker\/receive-mail|shared\/desk)|^tests\//,
        'the place where staff answer applications, tickets and quotes',
      ],
    ],
  },
  {
    words: ['stage'],
    instead: 'presentation',
    inNamesOnly: true,
    except: [
      [/^tests\/(int\/image|support\/dockerfile)/, 'stages of a Dockerfile'],
      [/^src\/features\/(home|links)\//, 'class names of drawings'],
    ],
  },
];
