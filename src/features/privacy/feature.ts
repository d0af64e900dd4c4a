import type { Feature } from '@/core/shared/feature';

export const privacy = {
  name: 'privacy',
  backOfficePages: [
    {
      path: '/privacy',
      title: 'Privacy requests',
      view: 'privacy-view#PrivacyView',
      menu: { label: 'Privacy requests', roles: ['admin'] },
    },
  ],
} as const satisfies Feature;
