import type { Feature } from '@/core/shared/feature';
import { CHECK_TEXTS } from './contract.check-texts';
import { ENTRY_TEXTS } from './contract.entry-texts';
import { ROUND_TEXTS } from './contract.round-texts';
import { DRAW_TEXTS } from './contract.texts';
import { WHEEL_TEXTS } from './contract.wheel-texts';
import { lookupForm } from './rules/lookup-form';
import { roundStates } from './rules/round-states';

export const draw = {
  name: 'draw',
  closes: ['/links/draw', '/api/draws', '/admin/draws'],
  pages: [{ path: '/links/draw', label: 'The Draw', isIndexable: true, place: 17 }],
  // A round, and its wheel.
  cached: [{ at: /^\/links\/draw\/[1-9]\d{0,8}(\/wheel)?$/ }],
  uncheckedBelow: ['/links/draw'],
  forms: [lookupForm],
  previews: [
    { page: 'draw-page', path: '/links/draw', document: 'draw-page' },
    { page: 'draw-stakes', path: '/links', document: 'draw-page' },
    { page: 'draw-round', path: '/links/draw', document: 'draw-round', shows: 'newest-round' },
    { page: 'draw-entry', path: '/links/draw', document: 'draw-entry', shows: 'newest-round' },
    { page: 'draw-check', path: '/links/draw', document: 'draw-check', shows: 'newest-round' },
    { page: 'draw-wheel', path: '/links/draw', document: 'draw-wheel', shows: 'newest-wheel' },
  ],
  words: [DRAW_TEXTS, ROUND_TEXTS, ENTRY_TEXTS, CHECK_TEXTS, WHEEL_TEXTS],
  states: { rounds: roundStates },
} as const satisfies Feature;
