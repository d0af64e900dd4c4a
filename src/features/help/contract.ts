import { z } from 'zod';
import { SLUG_MAX } from '@/kit/shared/address-name';
import type { ArticleBlock } from '@/kit/shared/article';
import type { Picture } from '@/kit/shared/picture';
import { choice } from '@/kit/shared/request-contract';
import { text } from '@/kit/shared/text';
import { MISSING_MAX, SEARCH_MAX } from './rules/help-facts';

export * from './rules/help-facts';

/** What the site's search answers to scripts. */
export const helpAnswers = z.array(z.object({ title: z.string(), url: z.string(), excerpt: z.string() }));
export type HelpAnswer = z.output<typeof helpAnswers>[number];

export const searchedWords = text({ label: 'Search', max: SEARCH_MAX });

const HELPED = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** 'Did this help?', with what was missing if it did not. */
export const helpFeedback = z.object({
  article: text({ label: 'Article', min: 1, max: SLUG_MAX }),
  helped: choice(HELPED, 'Please choose Yes or No'),
  missing: text({ label: 'What was missing', max: MISSING_MAX, multiline: true }).default(''),
});
export type HelpFeedback = z.output<typeof helpFeedback>;

export type ArticleLink = { question: string; slug: string; minutes: number };
export type Topic = { name: string; articles: number; first: ArticleLink[] };

/** What /help shows. */
export type HelpOverview = { articles: number; topics: Topic[]; oftenAsked: string[] };

export type ArticleStep = { title: string; text: string; picture: Picture | null };

export type Article = {
  slug: string;
  question: string;
  answer: string;
  topic: string;
  audience: string;
  owner: string;
  /** `2026-11-12` */
  checkedOn: string;
  isCheckedLongAgo: boolean;
  steps: ArticleStep[];
  body: ArticleBlock[];
  tip: ArticleBlock[];
};

/** A found article, with the words by which it was found. */
export type FoundArticle = ArticleLink & { topic: string; excerpt: string; checkedOn: string };
export type SearchResult = {
  /** Published articles in all. */
  articles: number;
  found: FoundArticle[];
  /** When nothing was found: what comes closest. */
  closest: ArticleLink[];
  /** Searched words as the articles spell them, to be marked. */
  words: string[];
};

/** For editors, on the board. */
export type HelpBoard = {
  unchecked: { id: number; question: string; owner: string; checkedOn: string }[];
  notFound: { words: string; networks: number }[];
  /** What readers missed in an article. */
  missing: { id: number; article: number; question: string; text: string }[];
};
