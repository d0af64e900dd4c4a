import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readWordsOf } from '@/features/brand/server/owner-words.queries';
import { readAnnouncement } from '@/features/draw/server/announcement.queries';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { testEndpoint } from '@/features/newsletter/server/issue.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = testEndpoint(
  readBrandIdentity,
  readAnnouncement,
  readWordsOf(NEWSLETTER_TEXTS),
);
