import type { Feature } from '@/core/shared/feature';

export const desk = {
  name: 'desk',
  backOfficePages: [
    {
      path: '/desk',
      title: 'Desk',
      view: 'desk-view#DeskView',
      hasPagesBelow: true,
      menu: { label: 'Desk', roles: ['admin', 'support'], isAbove: true },
    },
  ],
} as const satisfies Feature;
