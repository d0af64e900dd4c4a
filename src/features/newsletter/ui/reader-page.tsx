import { Button } from '@/kit/ui/button';
import { PlainResult } from '@/kit/ui/plain-result';
import type { NewsletterWords } from '../contract.texts';

type ReaderPageWords = NewsletterWords['confirm'] & {
  /** Pressing it sends a new link for one that is too old. */
  expiredButton?: string;
};

/** The endpoint's answers, in the address of the page that it leads to. */
const RESULTS = ['done', 'gone', 'sent', 'expired'] as const;
type Result = (typeof RESULTS)[number];
export const readResult = (value: string | null): Result | null =>
  RESULTS.find((one) => one === value) ?? null;

type ReaderPageProps = {
  words: ReaderPageWords;
  links: NewsletterWords['links'];
  /** Address that the button posts to; null when the link's token is invalid. */
  action: string | null;
  isExpired: boolean;
  result: Result | null;
};

type ToldProps = { title: string; text: string; next: { href: string; label: string } };

const Told = ({ title, text, next }: ToldProps) => (
  <PlainResult title={title} next={next}>
    <p>{text}</p>
  </PlainResult>
);

/** Target of an email's link. Opening it changes nothing, because mail scanners open links; the button acts. */
export function ReaderPage({ words, links, action, isExpired, result }: ReaderPageProps) {
  const home = { href: '/', label: links.home };
  const again = { href: '/#newsletter', label: links.again };
  if (result === 'done') return <Told title={words.doneTitle} text={words.doneText} next={home} />;
  if (result === 'sent') return <Told title={links.sentTitle} text={links.sentText} next={home} />;
  if (result === 'gone' || (action === null && result === null))
    return <Told title={links.goneTitle} text={links.goneText} next={again} />;
  const asked =
    isExpired || result
      ? { title: words.expiredTitle, text: words.expiredText, button: words.expiredButton }
      : words;
  if (action === null || asked.button === undefined)
    return <Told title={asked.title} text={asked.text} next={again} />;
  return (
    <PlainResult title={asked.title}>
      <p>{asked.text}</p>
      <form method="post" action={action}>
        <input type="hidden" name="from" value="page" />
        <Button type="submit">{asked.button}</Button>
      </form>
    </PlainResult>
  );
}
