import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { Announcement } from '@/core/shared/announcement';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import type { MailPaint } from '@/core/shared/mail-colors';
import { drawn, escaped, mailFrame } from '@/core/shared/mail-frame';
import { mailSubject, paragraphs } from '@/core/shared/mail-text';
import type { LexicalNode } from '@/kit/shared/rich-text';
import type { NewsletterWords } from '../contract.texts';
import { announcementNodes } from './announced-draw';
import { withCode } from './own-link';
import { richHtml, richText } from './rich-mail';

export type IssueText = {
  id: number;
  subject: string;
  previewText: string | null;
  body: { root: LexicalNode } | null;
  /** Of the draw that the issue announces: it comes after the text. */
  announcement: Announcement | null;
  /** Of the source that its readers come by; null: links stay as they are written. */
  code: string | null;
};
type Reader = {
  email: string;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** Of the archive's copy; null for an issue that is not public. */
  browserUrl: string | null;
  siteUrl: string;
};

/** One issue as one subscriber gets it. */
export function issueMail(
  { id, subject, previewText, body, announcement, code }: IssueText,
  brand: BrandIdentity,
  { email, unsubscribeUrl, preferencesUrl, browserUrl, siteUrl }: Reader,
  words: NewsletterWords['issue'],
): OutgoingMail {
  const nodes = [
    ...(body?.root.children ?? []),
    ...(announcement ? announcementNodes(announcement, siteUrl) : []),
  ];
  const copyUrl = browserUrl && withCode(browserUrl, siteUrl, code);
  const links: [label: string, href: string][] = [
    ...(copyUrl ? [[words.browser, copyUrl] as [string, string]] : []),
    [words.preferences, preferencesUrl],
    [words.unsubscribe, unsubscribeUrl],
  ];
  const linked = (paint: MailPaint) =>
    links
      .map(
        ([label, href]) =>
          `<a href="${escaped(href)}" ${drawn(paint, 'link', 'text-decoration:underline')}>${escaped(label)}</a>`,
      )
      .join(' · ');
  return {
    kind: 'newsletter-issue',
    to: email,
    replyTo: brand.mailboxes.contact,
    subject: mailSubject(subject),
    text: paragraphs(
      ...richText(nodes, { siteUrl, code }),
      words.plainClosing,
      ...(copyUrl ? [`${words.plainBrowser}\n${copyUrl}`] : []),
      `${words.why}\n${words.plainPreferences}\n${preferencesUrl}`,
      `${words.plainUnsubscribe}\n${unsubscribeUrl}`,
    ),
    html: mailFrame({
      sender: brand,
      preview: previewText ?? '',
      body: (paint) => richHtml(nodes, { siteUrl, code, paint }),
      foot: (paint) => `${escaped(words.why)} ${linked(paint)}`,
    }),
    unsubscribeUrl,
    about: { collection: 'newsletter-issues', id: String(id) },
  };
}
