const admin = (room: string) => `/src/features/${room}/admin`;
const view = (name: string) => `/src/app/(payload)/${name}`;

/** What stands around the collections in the back office: the brand, the sign-in, the menu, and screens of our own. */
export const adminComponents = {
  graphics: {
    Logo: `${admin('brand')}/brand-lockup#LoginLogo`,
    Icon: `${admin('brand')}/brand-lockup#BrandIcon`,
  },
  beforeLogin: [`${admin('staff')}/login-intro#LoginIntro`],
  beforeNavLinks: [`${admin('staff')}/open-nav#OpenNav`, `${admin('brand')}/brand-lockup#NavLogo`],
  afterNavLinks: [`${admin('staff')}/hand-files/hand-files-link#HandFilesLink`],
  views: {
    dashboard: { Component: view('promise-board#BackOfficeStart') },
    handFiles: {
      Component: view('hand-files-view#HandFilesView'),
      path: '/files' as const,
      meta: { title: 'Files that came by hand' },
    },
  },
};
