import { Fragment } from 'react';
import { BrandMark } from '@/ui/brand-mark';
import s from './announcements.module.css';
import { RunningStrip } from './running-strip';

type AnnouncementsProps = { messages: string[]; markPath: string };

export function Announcements({ messages, markPath }: AnnouncementsProps) {
  return (
    <section aria-label="Announcements" className={`on-ink ${s.bar}`}>
      <RunningStrip subject="announcements" className={s.strip}>
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
