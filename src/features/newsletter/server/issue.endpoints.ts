import { enqueueMail } from '@/core/db/enqueue-mail';
import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { requireRole } from '@/core/server/session';
import type { ReadAnnouncement } from '@/core/shared/announcement';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import { withTransaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { ARCHIVE, type IssuePreview, issueDraft, sendingRequest, testRequest } from '../contract';
import { announcementOf } from './announced-draw';
import { issueMail } from './issue-mail.email';
import { issueReader } from './issue-reader';
import { readCode, readIssue, readSending } from './issue-rows';
import { readNewsletterWords } from './newsletter-words.queries';
import { setPublic } from './set-public';
import { transitionIssue } from './transition-issue';

const MARKETERS = ['admin', 'marketing'];
/** The editor's tree is many times as long as its text. */
const LONGEST_ISSUE = 1024 * 1024;

async function sendingOf(id: number) {
  const sending = await readSending(id);
  if (!sending) throw new EndpointError('not-found');
  return sending;
}

/** GET: progress of an issue. POST: start, schedule, stop or resume it, or show or hide it in the archive. */
export const sendingEndpoint = (readAnnouncement: ReadAnnouncement) =>
  publicEndpoint({
    GET: withoutBody(async (call) => {
      await requireRole(call, MARKETERS);
      return json(await sendingOf(recordId(call)));
    }),
    POST: async (call) => {
      const by = await requireRole(call, MARKETERS);
      const id = recordId(call);
      const answer = withJson(sendingRequest, async (request) => {
        const { action } = request;
        if (action === 'show' || action === 'hide') await setPublic(id, action === 'show', by);
        else await transitionIssue(id, request, { by, readAnnouncement });
        return json(await sendingOf(id));
      });
      return answer(call);
    },
  });

/** POST: the form's content, saved or not, as the email that subscribers would get. */
export const previewEndpoint = (readAnnouncement: ReadAnnouncement) =>
  publicEndpoint({
    POST: async (call) => {
      await requireRole(call, MARKETERS);
      const answer = withJson(
        issueDraft,
        async ({ subject, previewText, body, announces, source, isPublic }) => {
          const { SITE_URL } = env();
          const text = {
            id: 0,
            subject: subject ?? '',
            previewText: previewText ?? null,
            body: body ?? null,
            announcement: await announcementOf(announces ?? null, readAnnouncement),
            code: source ? await readCode(source) : null,
          };
          const [brand, words] = await Promise.all([readBrandIdentity(), readNewsletterWords()]);
          const reader = {
            email: brand.mailboxes.contact,
            unsubscribeUrl: `${SITE_URL}/newsletter/unsubscribe`,
            preferencesUrl: `${SITE_URL}/newsletter/preferences`,
            // Its own address is given at the start.
            browserUrl: isPublic === false ? null : `${SITE_URL}${ARCHIVE}`,
            siteUrl: SITE_URL,
          };
          const mail = issueMail(text, brand, reader, words.issue);
          const preview: IssuePreview = { subject: mail.subject, html: mail.html ?? '', text: mail.text };
          return json(preview);
        },
        LONGEST_ISSUE,
      );
      return answer(call);
    },
  });

/** POST: the saved issue as one email, to the sender or an address they name. It is not counted as a delivery. */
export const testEndpoint = (readAnnouncement: ReadAnnouncement) =>
  publicEndpoint({
    POST: async (call) => {
      await requireRole(call, MARKETERS);
      const id = recordId(call);
      const answer = withJson(testRequest, async ({ to }) => {
        const issue = await readIssue(requestPool(), id);
        if (!issue) throw new EndpointError('not-found');
        const text = {
          ...issue,
          subject: `[Test] ${issue.subject}`,
          announcement: await announcementOf(issue.announces, readAnnouncement),
        };
        const [brand, words] = await Promise.all([readBrandIdentity(), readNewsletterWords()]);
        const mail = issueMail(text, brand, issueReader(to, issue), words.issue);
        await withTransaction((tx) => enqueueMail(tx, { ...mail, kind: 'newsletter-test' }));
        return json({ success: true }, 201);
      });
      return answer(call);
    },
  });
