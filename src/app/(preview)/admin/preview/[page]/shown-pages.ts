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
import type { SearchParams } from '@/kit/shared/search-params';
import type { ShownPage } from '@/site-pages';

/** The public pages themselves: what an editor sees here is what visitors will see. */
export const SHOWN_PAGES: Record<ShownPage, ComponentType<{ searchParams: SearchParams }>> = {
  '/': HomePage,
  '/about': AboutPage,
  '/accessibility': AccessibilityPage,
  '/blog': BlogPage,
  '/careers': CareersPage,
  '/cookies': CookiesPage,
  '/gdpr': GdprPage,
  '/help': HelpPage,
  '/help/search': HelpSearchPage,
  '/links': LinksPage,
  '/links/draw': DrawPage,
  '/links/rules': RulesPage,
  '/merch': MerchPage,
  '/press': PressPage,
  '/privacy-policy': PrivacyPolicyPage,
  '/sitemap': SitemapPage,
  '/social-media': SocialMediaPage,
  '/support': SupportPage,
  '/support/status': StatusLookupPage,
  '/terms': TermsPage,
  'newest-round': NewestRound,
  'newest-wheel': NewestWheel,
  'policy-history': PolicyHistory,
};
