import { Button } from '@/ui/button';
import { PlainResult } from '@/ui/plain-result';

export type ReaderPageWords = {
  question: { title: string; text: string; button: string };
  done: { title: string; text: string };
};

type ReaderPageProps = {
  words: ReaderPageWords;
  /** Address that the button posts to; null when the link's token is invalid. */
  action: string | null;
  /** The endpoint's answer, once it was used. */
  result: 'done' | 'gone' | null;
};

const home = { href: '/', label: 'Go to the home page' };

/** Target of an email's link. Opening it changes nothing, because mail scanners open links; the button acts. */
export function ReaderPage({ words, action, result }: ReaderPageProps) {
  if (result === 'done') {
    return (
      <PlainResult title={words.done.title} next={home}>
        <p>{words.done.text}</p>
      </PlainResult>
    );
  }
  if (result === 'gone' || action === null) {
    return (
      <PlainResult
        title="This link no longer works"
        next={{ href: '/#newsletter', label: 'Subscribe again' }}
      >
        <p>It’s incomplete, or the address has been removed from the newsletter.</p>
      </PlainResult>
    );
  }
  return (
    <PlainResult title={words.question.title}>
      <p>{words.question.text}</p>
      <form method="post" action={action}>
        <input type="hidden" name="from" value="page" />
        <Button type="submit">{words.question.button}</Button>
      </form>
    </PlainResult>
  );
}
