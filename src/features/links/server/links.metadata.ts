import type { PageFacts } from '@/server/page-metadata';

export const linksFacts = ({ name, prize }: { name: string; prize: string }): PageFacts => ({
  title: `Win ${prize}!`,
  description: `Follow ${name} on every platform listed here: each account you follow is one entry to win ${prize}.`,
  card: {
    motif: { kind: 'ticket', call: 'Follow us on all platforms to enter', stub: '1 entry each' },
  },
});
