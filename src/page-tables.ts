import { BLOG_TEXTS } from '@/features/blog/contract.texts';
import { ASSETS_TEXTS } from '@/features/brand-assets/contract.texts';
import { CHECK_TEXTS } from '@/features/draw/contract.check-texts';
import { ENTRY_TEXTS } from '@/features/draw/contract.entry-texts';
import { ROUND_TEXTS } from '@/features/draw/contract.round-texts';
import { DRAW_TEXTS } from '@/features/draw/contract.texts';
import { WHEEL_TEXTS } from '@/features/draw/contract.wheel-texts';
import { FRAME_TEXTS } from '@/features/frame/contract.texts';
import { HELP_TEXTS } from '@/features/help/contract.texts';
import { HOME_TEXTS } from '@/features/home/contract.texts';
import { POLICY_TEXTS } from '@/features/legal/contract.texts';
import { LETTERS_TEXTS } from '@/features/letters/contract.texts';
import { LINKS_TEXTS } from '@/features/links/contract.texts';
import { QUOTE_TEXTS } from '@/features/merch/contract.quote-texts';
import { MERCH_TEXTS } from '@/features/merch/contract.texts';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { OPENINGS_TEXTS } from '@/features/openings/contract.texts';
import { STATUS_TEXTS } from '@/features/status/contract.texts';
import { SUPPORT_TEXTS } from '@/features/support/contract.texts';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import type { PageTexts } from '@/shared/page-texts';

/** Every table of texts that is the owner's, in the order in which a new site stores them. */
export const PAGE_TABLES: readonly PageTexts[] = [
  HOME_TEXTS,
  LETTERS_TEXTS,
  APPLICATION_TEXTS,
  NEWSLETTER_TEXTS,
  OPENINGS_TEXTS,
  POLICY_TEXTS,
  STATUS_TEXTS,
  FRAME_TEXTS,
  HELP_TEXTS,
  BLOG_TEXTS,
  DRAW_TEXTS,
  ROUND_TEXTS,
  ENTRY_TEXTS,
  CHECK_TEXTS,
  WHEEL_TEXTS,
  LINKS_TEXTS,
  ASSETS_TEXTS,
  MERCH_TEXTS,
  QUOTE_TEXTS,
  SUPPORT_TEXTS,
  TICKET_TEXTS,
];
