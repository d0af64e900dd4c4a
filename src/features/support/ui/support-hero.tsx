import { Mail, MessageCircle, Timer } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { SupportWords } from '../contract.texts';

type SupportHeroProps = {
  mailbox: string;
  /** What was measured of our answers, in words; null before there is enough of it. */
  measured: string | null;
  words: SupportWords['hero'];
};

/** The promise in one sentence, and three facts in one engraved strip. */
export function SupportHero({ mailbox, measured, words }: SupportHeroProps) {
  const [first, ...others] = words.heading.split('\n');
  const icon = { 'aria-hidden': true, size: 26, strokeWidth: 1.75 } as const;
  return (
    <section className="container-page pt-[104px] pb-14 md:pt-[150px] md:pb-[72px]">
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_400px]">
        <h1 className="text-[clamp(44px,15vw,60px)] leading-[1.06] md:text-[76px] xl:text-[88px]">
          {first}
          {others.map((line) => (
            <Fragment key={line}>
              {' '}
              <br className="max-md:hidden" />
              {line}
            </Fragment>
          ))}
        </h1>
        <p className="text-lead text-ink-2">{words.lead}</p>
      </div>
      <dl className="engraved mt-12 grid md:mt-[66px] md:grid-cols-[1fr_1.5fr_1.1fr] lg:grid-cols-[1fr_1.35fr_1fr]">
        <Tile icon={<MessageCircle {...icon} />} title={words.chat}>
          <span className="text-ink-2">{words.chatText}</span>
        </Tile>
        <Tile icon={<Mail {...icon} />} title={words.email}>
          <a
            href={`mailto:${mailbox}`}
            className="[overflow-wrap:anywhere] hover:underline hover:decoration-violet-word"
          >
            {mailbox.split('@')[0]}
            <wbr />@{mailbox.split('@')[1]}
          </a>
        </Tile>
        <Tile icon={<Timer {...icon} />} title={words.time}>
          {words.timeText}
          {measured ? (
            <span className="mt-1.5 block font-body text-[15px] leading-[1.4] font-normal tracking-normal text-ink-2">
              {measured}
            </span>
          ) : null}
        </Tile>
      </dl>
    </section>
  );
}

function Tile({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[26px_1fr] content-start gap-x-4 border-line px-5 py-[18px] not-first:border-t md:px-5 lg:px-7 md:pt-[26px] md:pb-7 md:not-first:border-t-0 md:not-first:border-l">
      <dt className="contents">
        <span className="mt-0.5 text-violet-word">{icon}</span>
        <span className="text-[15px] leading-[1.3] font-medium text-ink-2">{title}</span>
      </dt>
      <dd className="display col-start-2 mt-[3px] text-[21px] leading-[1.2] tracking-[-0.015em] md:text-[19px] xl:text-2xl">
        {children}
      </dd>
    </div>
  );
}
