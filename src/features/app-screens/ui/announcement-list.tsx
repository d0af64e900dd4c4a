import { OvalPortrait } from '@/kit/ui/oval-portrait';
import s from './announcement-list.module.css';
import { dashboardMore } from './sample-dashboard-more';
import { ListHeading } from './screen-list';

/** Announcements with their text, author, author's office and age. */
export function AnnouncementList() {
  return (
    <>
      <ListHeading title="Announcements" aside={<span className={s.all}>See all</span>} />
      {dashboardMore.announcements.map(({ by, title, body, age }, i) => (
        <div key={title} className={i === 0 ? `${s.item} ${s.first}` : s.item}>
          <OvalPortrait initials={by.initials} tint={by.tint} />
          <div className={s.words}>
            <div className={s.title}>{title}</div>
            <div className={s.by}>
              {by.name}, {by.office} · {age}
            </div>
            <div className={s.body}>{body}</div>
          </div>
        </div>
      ))}
    </>
  );
}
