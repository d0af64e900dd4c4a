import type { Config } from 'payload';

const admin = (room: string) => `/src/features/${room}/admin`;
const door = (name: string) => `/src/app/(payload)/${name}`;

/** What of the back office's frame is ours, by path: Payload bundles it. */
export const backOfficeParts: NonNullable<Config['admin']>['components'] = {
  graphics: {
    Logo: `${admin('brand')}/brand-lockup#LoginLogo`,
    Icon: `${admin('brand')}/brand-lockup#BrandIcon`,
  },
  beforeLogin: [`${admin('staff')}/login-intro#LoginIntro`],
  beforeNavLinks: [`${admin('staff')}/open-nav#OpenNav`, `${admin('brand')}/brand-lockup#NavLogo`],
  afterNavLinks: [
    `${admin('staff')}/hand-files/hand-files-link#HandFilesLink`,
    `${admin('privacy')}/privacy-link#PrivacyLink`,
  ],
  views: {
    dashboard: { Component: door('promise-board#BackOfficeStart') },
    handFiles: {
      Component: door('hand-files-view#HandFilesView'),
      path: '/files',
      exact: true,
      meta: { title: 'Files that came by hand' },
    },
    privacy: {
      Component: door('privacy-view#PrivacyView'),
      path: '/privacy',
      exact: true,
      meta: { title: 'Privacy requests' },
    },
  },
};
