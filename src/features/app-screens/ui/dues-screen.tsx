import { Glyph } from '@/kit/ui/glyph';
import { BeforeAfter } from './before-after';
import { DisplayWords } from './display-words';
import s from './dues-screen.module.css';
import { duesShares, money, duesSample as sample } from './dues-shares';
import { PhoneScreen } from './phone-screen';
import { ListHeading, PersonRow, Pill } from './screen-list';
import { TitleBar } from './title-bar';

/** The third screen on the home page, where it works. */
export function DuesScreen() {
  return (
    <PhoneScreen time={sample.time} tab="Dues">
      <div className={s.body}>
        <TitleBar title="Dues">
          <Glyph name="search" size={22} color="var(--color-ink)" />
          <Glyph name="plus" size={22} color="var(--color-ink)" />
        </TitleBar>
        <div className={s.term}>{sample.term}</div>
        <DisplayWords text={money(sample.collected)} className={s.collected} />
        <div className={s.total}>of {money(sample.total)} collected</div>
        <div className={s.share}>
          {duesShares.map(({ count, words, fill }) => (
            <span key={words} style={{ flexGrow: count, background: fill }} />
          ))}
        </div>
        <div className={s.key}>
          {duesShares.map(({ count, words, fill }) => (
            <span key={words} className={s.entry}>
              <span className={s.dot} style={{ background: fill }} />
              {count} {words}
            </span>
          ))}
        </div>
        <BeforeAfter
          touch="remind"
          before={<span className={s.remind}>Remind {sample.overdue} members</span>}
          after={
            <span className={s.reminded}>
              <Glyph name="check" size={18} strokeWidth={2.4} color="var(--color-ok)" />
              {sample.overdue} members reminded
            </span>
          }
        />
        <div className={s.reminder}>
          <BeforeAfter
            touch="remind"
            before={sample.reminder}
            after={
              <>
                Sent just now
                <BeforeAfter touch="undo" after={<span className={s.undo}> · Undo</span>} />
              </>
            }
          />
        </div>
        <ListHeading title="Members" aside={<span className={s.export}>Export</span>} />
        {sample.rows.map(({ member, detail, state }) => (
          <PersonRow
            key={member.name}
            person={member}
            title={member.name}
            detail={detail}
            aside={
              state === 'Overdue' ? (
                <BeforeAfter touch="remind" before={<Pill word={state} />} after={<Pill word="Reminded" />} />
              ) : (
                <Pill word={state} />
              )
            }
          />
        ))}
      </div>
    </PhoneScreen>
  );
}
