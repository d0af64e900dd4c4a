import type { Config } from 'payload';
import type { OwnPage } from '@/core/admin/nav-link';

const admin = (feature: string) => `/src/features/${feature}/admin`;
const viewPath = (name: string) => `/src/app/(payload)/${name}`;
const DESK = { path: '/desk', label: 'Desk', roles: ['admin', 'support'] };
/** Pages that are neither a list nor a form of Payload's. */
const OWN_PAGES = [
  { path: '/files', label: 'Files by hand', roles: ['admin', 'support'] },
  { path: '/brand-file', label: 'Brand file', roles: ['admin'] },
  { path: '/privacy', label: 'Privacy requests', roles: ['admin'] },
];

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
        pages: [DESK, ...OWN_PAGES],
        searchers: DESK.roles,
        begunElsewhere: { users: { path: '/collections/users', label: 'Invite somebody' } },
      },
    },
    navLink(DESK),
  ],
  afterNavLinks: OWN_PAGES.map(navLink),
  views: {
    dashboard: { Component: viewPath('promise-board#BackOfficeStart') },
    desk: {
      Component: viewPath('desk-view#DeskView'),
      path: '/desk',
      exact: false,
      meta: { title: 'Desk' },
    },
    fileImports: {
      Component: viewPath('file-imports-view#FileImportsView'),
      path: '/files',
      exact: true,
      meta: { title: 'Files sent to us' },
    },
    brandFile: {
      Component: viewPath('brand-file-view#BrandFileView'),
      path: '/brand-file',
      exact: true,
      meta: { title: 'Brand file' },
    },
    start: {
      Component: viewPath('start-view#StartView'),
      path: '/start',
      exact: true,
      meta: { title: 'Your own brand' },
    },
    privacy: {
      Component: viewPath('privacy-view#PrivacyView'),
      path: '/privacy',
      exact: true,
      meta: { title: 'Privacy requests' },
    },
  },
};
