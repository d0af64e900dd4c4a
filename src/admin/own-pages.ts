/** The back office's pages that are no list and no form of Payload's, and the roles that use them. */
export const DESK_PAGE = { path: '/desk', label: 'Desk', roles: ['admin', 'support'] };

export const OWN_PAGES = [
  { path: '/files', label: 'Files by hand', roles: ['admin', 'support'] },
  { path: '/brand-file', label: 'Brand file', roles: ['admin'] },
  { path: '/privacy', label: 'Privacy requests', roles: ['admin'] },
];
