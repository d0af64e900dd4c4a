import { Button } from '@/kit/ui/button';
import { TextField } from '@/kit/ui/form/text-field';
import { PlainResult } from '@/kit/ui/plain-result';
import type { NewsletterWords } from '../contract.texts';

type PreferencesPageProps = {
  words: NewsletterWords['preferences'];
  links: NewsletterWords['links'];
  /** null when the link is not valid, or the address is not in the list. */
  reader: { email: string; name: string; isSubscribed: boolean } | null;
  /** Address that the buttons post to. */
  action: string;
  isSaved: boolean;
};

/** Target of a link in each email: opening it changes nothing. */
export function PreferencesPage({ words, links, reader, action, isSaved }: PreferencesPageProps) {
  if (!reader)
    return (
      <PlainResult title={links.goneTitle} next={{ href: '/#newsletter', label: links.again }}>
        <p>{links.goneText}</p>
      </PlainResult>
    );
  const { email, name, isSubscribed } = reader;
  if (!isSubscribed)
    return (
      <PlainResult title={words.leftTitle}>
        <p>{words.leftText}</p>
        <p>{email}</p>
        <Press action={action} name="join" label={words.join} />
      </PlainResult>
    );
  return (
    <PlainResult title={words.title}>
      <p>{words.text}</p>
      {isSaved && <p role="status">{words.saved}</p>}
      <form method="post" action={action} className="grid gap-5 text-ink">
        <p>
          {words.email}: <strong>{email}</strong>
        </p>
        <TextField label={words.name} name="name" defaultValue={name} maxLength={100} autoComplete="name" />
        <input type="hidden" name="action" value="save" />
        <p>
          <Button type="submit">{words.save}</Button>
        </p>
      </form>
      <Press action={action} name="leave" label={words.leave} />
    </PlainResult>
  );
}

const Press = ({ action, name, label }: { action: string; name: string; label: string }) => (
  <form method="post" action={action}>
    <input type="hidden" name="action" value={name} />
    <Button type="submit" variant="outline">
      {label}
    </Button>
  </form>
);
