import type { ComponentType } from 'react';
import AboutPage from '@/app/(site)/about/page';
import AccessibilityPage from '@/app/(site)/accessibility/page';
import BlogPage from '@/app/(site)/blog/page';
import CareersPage from '@/app/(site)/careers/page';
import CookiesPage from '@/app/(site)/cookies/page';
import GdprPage from '@/app/(site)/gdpr/page';
import HelpPage from '@/app/(site)/help/page';
import HelpSearchPage from '@/app/(site)/help/search/page';
import DrawPage from '@/app/(site)/links/draw/page';
import LinksPage from '@/app/(site)/links/page';
import RulesPage from '@/app/(site)/links/rules/page';
import MerchPage from '@/app/(site)/merch/page';
import HomePage from '@/app/(site)/page';
import PressPage from '@/app/(site)/press/page';
import PrivacyPolicyPage from '@/app/(site)/privacy-policy/page';
import SitemapPage from '@/app/(site)/sitemap/page';
import SocialMediaPage from '@/app/(site)/social-media/page';
import SupportPage from '@/app/(site)/support/page';
import StatusLookupPage from '@/app/(site)/support/status/page';
import TermsPage from '@/app/(site)/terms/page';
import { NewestRound, NewestWheel } from '@/app/newest-round';
import { PolicyHistory } from '@/app/policy-history';
import type { PreviewName } from '@/shared/preview-pages';
import type { SearchParams } from '@/shared/search-params';

/** The public pages themselves: what an editor sees here is what visitors will see. */
export const SHOWN_PAGES: Record<PreviewName, ComponentType<{ searchParams: SearchParams }>> = {
  home: HomePage,
  links: LinksPage,
  support: SupportPage,
  merch: MerchPage,
  'privacy-policy': PrivacyPolicyPage,
  terms: TermsPage,
  cookies: CookiesPage,
  gdpr: GdprPage,
  'policy-pages': TermsPage,
  'policy-history': PolicyHistory,
  'links-rules': RulesPage,
  about: AboutPage,
  blog: BlogPage,
  careers: CareersPage,
  press: PressPage,
  accessibility: AccessibilityPage,
  sitemap: SitemapPage,
  'platform-status': SitemapPage,
  'social-media': SocialMediaPage,
  'home-page': HomePage,
  'letters-section': HomePage,
  'application-form': HomePage,
  'newsletter-form': HomePage,
  'openings-page': CareersPage,
  'page-frame': HomePage,
  'help-page': HelpPage,
  'help-search': HelpSearchPage,
  'minutes-page': BlogPage,
  'draw-page': DrawPage,
  'draw-stakes': LinksPage,
  'draw-round': NewestRound,
  'draw-entry': NewestRound,
  'draw-check': NewestRound,
  'draw-wheel': NewestWheel,
  'links-page': LinksPage,
  'brand-assets-page': SocialMediaPage,
  'merch-page': MerchPage,
  'quote-form': MerchPage,
  'support-page': SupportPage,
  'support-requests': StatusLookupPage,
};
