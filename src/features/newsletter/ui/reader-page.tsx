import { Button } from '@/ui/button';
import { PlainResult } from '@/ui/plain-result';

type Message = { title: string; text: string };
export type ReaderPageWords = {
  question: Message & { button: string };
  done: Message;
  /** For a link that is too old. With a button, pressing it sends a new link by mail. */
  expired: Message & { button?: string };
};

/** The endpoint's answers, in the address of the page that it leads to. */
const RESULTS = ['done', 'gone', 'sent', 'expired'] as const;
type Result = (typeof RESULTS)[number];
export const readResult = (value: string | null): Result | null =>
  RESULTS.find((one) => one === value) ?? null;

type ReaderPageProps = {
  words: ReaderPageWords;
  /** Address that the button posts to; null when the link's token is invalid. */
  action: string | null;
  isExpired: boolean;
  result: Result | null;
};

const home = { href: '/', label: 'Go to the home page' };
const again = { href: '/#newsletter', label: 'Subscribe again' };

const SENT: Message = {
  title: 'A new link is on its way',
  text: 'It’s going to the address where you got our email.',
};
const GONE: Message = {
  title: 'This link no longer works',
  text: 'It’s incomplete, or the address has been removed from the newsletter.',
};

const Told = ({ words, next }: { words: Message; next: typeof home }) => (
  <PlainResult title={words.title} next={next}>
    <p>{words.text}</p>
  </PlainResult>
);

/** Target of an email's link. Opening it changes nothing, because mail scanners open links; the button acts. */
export function ReaderPage({ words, action, isExpired, result }: ReaderPageProps) {
  if (result === 'done') return <Told words={words.done} next={home} />;
  if (result === 'sent') return <Told words={SENT} next={home} />;
  if (result === 'gone' || (action === null && result === null)) return <Told words={GONE} next={again} />;
  const asked: Message & { button?: string } = isExpired || result ? words.expired : words.question;
  if (action === null || asked.button === undefined) return <Told words={asked} next={again} />;
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
