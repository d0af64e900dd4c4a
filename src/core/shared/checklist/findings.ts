/** 'must' refuses publication; 'advice' never does. */
export type Finding = { field: string; label: string; level: 'must' | 'advice'; message: string };

/** A document as its form or the database holds it. */
export type Draft = Readonly<Record<string, unknown>>;

export type CheckedPicture = { id: number; name: string; width: number; isDescribed: boolean };

/** What only the database knows about a draft. */
export type DraftFacts = {
  /** Links of its texts that lead to a page of this site that does not exist. */
  broken: readonly string[];
  /** Its pictures that exist. */
  pictures: readonly CheckedPicture[];
};

/** What has to be looked up before a draft can be checked. */
export type DraftQuestion = { links: string[]; pictures: number[]; own: string | null };

/** How one kind of document is checked before it is published. */
export type DraftCheck = {
  question: (draft: Draft) => DraftQuestion;
  /** Everything that readers read, for counting. */
  words: (draft: Draft) => string;
  /** @param facts null while they are not known yet: what depends on them is not reported then */
  findings: (draft: Draft, facts: DraftFacts | null) => Finding[];
};

export const must = (field: string, label: string, message: string): Finding => ({
  field,
  label,
  level: 'must',
  message,
});
export const advise = (field: string, label: string, message: string): Finding => ({
  ...must(field, label, message),
  level: 'advice',
});

/** The findings that refuse publication, one sentence or more at each field. */
export function refusalsOf(findings: readonly Finding[]): { path: string; label: string; message: string }[] {
  const fields = new Map<string, { path: string; label: string; message: string }>();
  for (const { field, label, level, message } of findings) {
    if (level !== 'must') continue;
    const earlier = fields.get(field);
    fields.set(field, { path: field, label, message: earlier ? `${earlier.message} ${message}` : message });
  }
  return [...fields.values()];
}
