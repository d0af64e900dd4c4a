import type { Config } from 'payload';
import type { OwnPage } from '@/core/admin/nav-link';
import { FEATURES } from '@/features';

const admin = (feature: string) => `/src/features/${feature}/admin`;
const PAGES = FEATURES.flatMap(({ backOfficePages = [] }) => backOfficePages);
/** Links in the menu above Payload's lists, or below them. */
const linksIn = (part: 'above' | 'below'): OwnPage[] =>
  PAGES.flatMap(({ path, menu }) =>
    menu && (menu.isAbove ? 'above' : 'below') === part
      ? [{ path, label: menu.label, roles: menu.roles }]
      : [],
  );

const view = (name: string) => `/src/app/(payload)/${name}`;

const navLink = (clientProps: OwnPage) => ({
  path: '/src/core/admin/nav-link#NavLink',
  clientProps,
});

/** Our parts of the back office's frame, by path: Payload bundles them. */
export const backOfficeParts: NonNullable<Config['admin']>['components'] = {
  graphics: {
    Icon: `${admin('brand')}/brand-lockup#BrandIcon`,
  },
  header: ['/src/kit/admin/skip-link#SkipLink'],
  providers: [
    '/src/kit/admin/kept-words/kept-answers#KeptAnswers',
    '/src/kit/admin/named-controls#NamedControls',
    '/src/core/admin/reauthentication/reauthentication#Reauthentication',
    '/src/core/admin/edit-text/edit-text#EditText',
    '/src/kit/admin/theme/kept-theme#KeptTheme',
  ],
  beforeNavLinks: [
    `${admin('staff')}/open-nav#OpenNav`,
    `${admin('brand')}/brand-lockup#NavLogo`,
    {
      path: '/src/core/admin/command-palette/command-palette#CommandPalette',
      clientProps: {
        pages: [...linksIn('above'), ...linksIn('below')],
        searchers: ['admin', 'support'],
        begunElsewhere: { users: { path: '/collections/users', label: 'Invite somebody' } },
      },
    },
    ...linksIn('above').map(navLink),
  ],
  afterNavLinks: linksIn('below').map(navLink),
  views: {
    dashboard: { Component: view('promise-board#BackOfficeStart') },
    ...Object.fromEntries(
      PAGES.map(({ path, title, view: component, hasPagesBelow }) => [
        path.slice(1),
        { Component: view(component), path, exact: !hasPagesBelow, meta: { title } },
      ]),
    ),
  },
};
