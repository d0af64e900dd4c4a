/** Letters of a help article's question. */
export const QUESTION_MAX = 120;

/** What a help article is drafted from: plain text, with empty lines between paragraphs. */
export type ArticleDraft = { question: string; answer: string };
