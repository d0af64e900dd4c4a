import { Fragment } from 'react';
import { BrandMark } from '@/kit/ui/brand-mark';
import type { HomeWords } from '../contract.texts';
import s from './announcements.module.css';
import { RunningStrip } from './running-strip';
import { STRIP_GLYPHS } from './strip-glyphs';

type AnnouncementsProps = { messages: string[]; markPath: string; words: HomeWords['strips'] };

export function Announcements({ messages, markPath, words }: AnnouncementsProps) {
  return (
    <section aria-label={words.announcements} className={`on-ink ${s.bar}`}>
      <RunningStrip
        {...STRIP_GLYPHS}
        pauseLabel={words.pauseAnnouncements}
        playLabel={words.playAnnouncements}
        className={s.strip}
      >
        {messages.map((message) => (
          <Fragment key={message}>
            <p className={s.message}>{message}</p>
            <BrandMark path={markPath} size={16} className={s.mark} />
          </Fragment>
        ))}
      </RunningStrip>
    </section>
  );
}
