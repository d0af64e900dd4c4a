/** Weeks that the funnel shows, with the one that has not ended. */
export const FUNNEL_WEEKS = 12;

/** How many of the applications that came in were reviewed, and how many hold a seat. */
export type FunnelCounts = { applied: number; reviewed: number; accepted: number };

/** `monday` and `sunday` are YYYY-MM-DD. */
export type FunnelWeek = FunnelCounts & { monday: string; sunday: string };

/** `id` and `name` are null for applications that came without a code. */
export type FunnelSource = FunnelCounts & { id: number | null; name: string | null };

/** Weeks newest first; sources with the most applications first, and those without a code last. */
export type Funnel = { weeks: FunnelWeek[]; sources: FunnelSource[] };
