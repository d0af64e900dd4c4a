import { addressParser, type Email } from 'postal-mime';
import { isMachine } from '@/core/server/form-limits';
import { domainOf, isPublicProvider } from '@/core/shared/mail-provider';
import { readReplyAddress } from '../reply-address';
import { headerNamed, headersNamed } from './read-headers';

export type Sender = { name: string; address: string };

/** Who wrote an email, as far as it says. */
export type Writer = {
  /** Null without exactly one. */
  from: Sender | null;
  /** Another field than From names them, or a list wrote From: nobody has verified that. */
  isClaimed: boolean;
  /** An address of our own stands in From, and nothing else says who wrote it. */
  isOurs: boolean;
  /** A list handed it on. `ours`: it is how a mailbox of ours is shared. */
  list: 'ours' | 'other' | null;
  /** Who a list or a forwarder says had written it. */
  original: Sender | null;
};

const LONGEST_ADDRESS = 254;
const LONGEST_FIELD = 20_000;
const MAILBOX = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;

type Named = Partial<Sender>;

/**
 * The one person whom an address field names. A comma in a name that nobody quoted makes several names, and still one
 * address.
 */
function personIn(value: string, counts: (address: string) => boolean = () => true): Sender | null {
  const named = addressParser(value.slice(0, LONGEST_FIELD), { flatten: true }) as Named[];
  const found = named.filter(({ address }) => address && counts(address.toLowerCase()));
  const [one] = found;
  const address = one?.address ?? '';
  if (found.some((other) => other.address?.toLowerCase() !== address.toLowerCase())) return null;
  if (address.length > LONGEST_ADDRESS || !MAILBOX.test(address)) return null;
  const names = named.slice(0, one && named.indexOf(one) + 1).map(({ name }) => name);
  return { name: names.filter(Boolean).join(', '), address };
}

/** Services that send forms in their own name. */
const FORMS = /^(mailer|(web-?)?forms?|(form-?)?(submissions?|responses?)|contact-?form)@/i;
const VIA = /\bvia\b/i;
const ORIGINALS = ['x-original-sender', 'x-original-from', 'x-google-original-from'];
const MAILTO = /<mailto:([^<>?]{1,254})/gi;
const LIST_ID = /<([^<>\s]{1,254})>/;

/** A mailbox that several people share may be a list of its provider’s: a Google Group. */
function listOf({ headers }: Email, own: readonly string[]): { kind: Writer['list']; posts: string[] } {
  const posts = [...headerNamed(headers, 'list-post').matchAll(MAILTO)].map(([, to = '']) =>
    to.toLowerCase(),
  );
  const id = LIST_ID.exec(headerNamed(headers, 'list-id'))?.[1]?.toLowerCase() ?? '';
  const domains = own.map(domainOf).filter((domain) => !isPublicProvider(domain));
  const isOur =
    own.some((address) => posts.includes(address) || id === address.replace('@', '.')) ||
    domains.some((domain) => id.endsWith(`.${domain}`) || posts.some((post) => domainOf(post) === domain));
  const isList =
    headerNamed(headers, 'list-id') !== '' || /^list$/i.test(headerNamed(headers, 'precedence').trim());
  if (isOur) return { kind: 'ours', posts };
  return { kind: isList ? 'other' : null, posts };
}

/**
 * From names who wrote it, unless it cannot: a list put its own address there, or a contact form sends in its own
 * name. Then whoever the list says had written it, or who gets the answers.
 * @param own addresses of ours, in lower case
 */
export function findWriter(email: Email, own: readonly string[]): Writer {
  const { headers } = email;
  const isOwn = (address: string) => own.includes(readReplyAddress(address).mailbox.toLowerCase());
  const { kind: list, posts } = listOf(email, own);
  const isPerson = (address: string) => !isMachine(address) && !isOwn(address) && !posts.includes(address);
  const fields = headersNamed(headers, 'from');
  const only = fields.length === 1 ? personIn(fields[0] ?? '') : null;
  const from = only && email.from?.address === only.address ? { ...only, name: email.from.name } : only;
  const reply = personIn(headerNamed(headers, 'reply-to'), isPerson);
  const [named = null] = ORIGINALS.flatMap((name) => personIn(headerNamed(headers, name), isPerson) ?? []);
  // Lists that only write From say it in no other field.
  const original = named ?? (list !== null && VIA.test(from?.name ?? '') ? reply : null);
  if (!from) return { from, isClaimed: false, isOurs: false, list, original };
  const address = from.address.toLowerCase();
  const isSaidTwice = original !== null && original.address.toLowerCase() === reply?.address.toLowerCase();
  const isRewritten =
    !isPerson(address) || FORMS.test(address) || (original !== null && (isSaidTwice || VIA.test(from.name)));
  const person = isRewritten ? (original ?? reply) : null;
  if (person && person.address.toLowerCase() !== address)
    return {
      from: { ...person, name: person.name || reply?.name || '' },
      isClaimed: true,
      isOurs: false,
      list,
      original,
    };
  const isOurs = isOwn(address) || posts.includes(address);
  const isHandedOn = list !== null || ORIGINALS.some((name) => headerNamed(headers, name) !== '');
  return { from, isClaimed: isOurs && isHandedOn, isOurs, list, original };
}
