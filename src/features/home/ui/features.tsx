import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { SAMPLE_PEOPLE } from '@/core/shared/sample-people';
import { Glyph } from '@/kit/ui/glyph';
import { NearViewport } from '@/kit/ui/near-viewport';
import { OvalPortrait } from '@/kit/ui/oval-portrait';
import type { HomeWords } from '../contract.texts';
import s from './features.module.css';
import { planRooms, type Walls } from './plan-rooms';
import roomStyles from './room.module.css';
import roomFragmentsStyles from './room-fragments.module.css';

// The same sample chapter as on the phones: 84 members, $31,570 of $34,440 paid. The president's portrait is dark
// there; that would be invisible here.
const { maya, jordan, priya, amara, devon, eli } = SAMPLE_PEOPLE;
const faces = [{ ...maya, tint: 'lilac' as const }, jordan, priya, amara, devon, eli];

function PeopleFragment() {
  return (
    <div
      className={roomFragmentsStyles.people}
      role="img"
      aria-label="Six members of the sample chapter and 78 more"
    >
      {faces.map(({ initials, tint }) => (
        <OvalPortrait key={initials} initials={initials} tint={tint} />
      ))}
      <span className={roomFragmentsStyles.rest}>+78</span>
    </div>
  );
}

const events = [
  { name: 'Founders’ Formal', day: 'Sat, Mar 23', count: '61 of 84 going' },
  { name: 'Shoreline cleanup', day: 'Sun, Mar 24', count: '32 volunteers' },
];

function EventsFragment() {
  return (
    <ul>
      {events.map(({ name, day, count }) => (
        <li key={name} className={roomFragmentsStyles.event}>
          <span className={roomFragmentsStyles.name}>{name}</span>
          <span className={roomFragmentsStyles.day}>{day}</span>
          <span className={roomFragmentsStyles.going}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

function BudgetFragment() {
  return (
    <div>
      <p className={roomFragmentsStyles.sum}>
        <strong>$31,570</strong> <span>of $34,440</span>
      </p>
      <div className={roomFragmentsStyles.bar}>
        <span className={roomFragmentsStyles.paid} />
        <span className={roomFragmentsStyles.open} />
      </div>
    </div>
  );
}

const stages = [
  { count: 48, word: 'met' },
  { count: 31, word: 'back' },
  { count: 19, word: 'vote' },
  { count: 14, word: 'bids' },
];

function PipelineFragment() {
  return (
    <ol className={roomFragmentsStyles.stages}>
      {stages.map(({ count, word }) => (
        <li key={word}>
          <span className={roomFragmentsStyles.stage} style={{ height: (count / 48) * 42 }} />
          {count} {word}
        </li>
      ))}
    </ol>
  );
}

function AlertFragment() {
  return (
    <div className={roomFragmentsStyles.alert}>
      <Glyph name="siren" size={22} color="var(--color-bad)" />
      <p>
        <strong>Tornado watch until 9 PM</strong>
        <br />
        <span className={roomFragmentsStyles.sent}>Emergency alert to 84 members</span>
      </p>
    </div>
  );
}

function FilesFragment() {
  return (
    <ul className={roomFragmentsStyles.files}>
      {['Spring bylaws.pdf', 'Minutes, Mar 12', 'Term report'].map((file) => (
        <li key={file} className={roomFragmentsStyles.file}>
          <Glyph name="file-text" size={18} />
          {file}
        </li>
      ))}
    </ul>
  );
}

type RoomProps = {
  walls: Walls | undefined;
  title: string;
  text: string;
  /** What happens here on a Thursday. */
  caption: string;
  /** A piece of the real user interface. */
  children: ReactNode;
};

/** One room. On a narrow plan the style sheet decides where its walls are, from its place. */
function Room({ walls, title, text, caption, children }: RoomProps) {
  const { span = 12, hasSide = false, hasFoot = false } = walls ?? {};
  return (
    <article
      className={roomStyles.room}
      style={{ '--span': span } as CSSProperties}
      data-side={hasSide || undefined}
      data-foot={hasFoot || undefined}
      data-wide={span === 12 || undefined}
    >
      <div className={roomStyles.words}>
        <h3 className={roomStyles.title}>{title}</h3>
        <p className={roomStyles.text}>{text}</p>
        {caption && <p className={roomStyles.caption}>{caption}</p>}
      </div>
      {children && <div className={roomStyles.inside}>{children}</div>}
    </article>
  );
}

const DRAWINGS: Record<keyof HomeWords['thursday'], ComponentType> = {
  people: PeopleFragment,
  events: EventsFragment,
  budget: BudgetFragment,
  pipeline: PipelineFragment,
  alert: AlertFragment,
  files: FilesFragment,
};

type FloorPlanProps = {
  rooms: HomeWords['features']['rooms'];
  /** What happens at each drawing, one officer's day. */
  thursday: HomeWords['thursday'];
};

const isDrawn = (drawing: string): drawing is keyof typeof DRAWINGS => drawing in DRAWINGS;

/** All rooms on one plan of twelve columns; two columns on tablets, one on phones. */
function FloorPlan({ rooms, thursday }: FloorPlanProps) {
  const walls = planRooms(rooms.length);
  return (
    <NearViewport className={s.plan}>
      {rooms.map(({ title, text, drawing }, index) => {
        const known = isDrawn(drawing) ? drawing : null;
        const Drawing = known && DRAWINGS[known];
        const caption = known ? thursday[known] : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the plan's places are fixed, its texts may repeat
          <Room key={index} walls={walls[index]} title={title} text={text} caption={caption}>
            {Drawing && <Drawing />}
          </Room>
        );
      })}
    </NearViewport>
  );
}

type FeaturesProps = {
  words: HomeWords['features'];
  thursday: HomeWords['thursday'];
  children: ReactNode;
};

/** The section at '/#features': the floor plan, then the app (children). */
export function Features({ words, thursday, children }: FeaturesProps) {
  return (
    <section id="features" className={`on-ink ${s.section}`} aria-labelledby="features-title">
      <div className="container-page">
        <div className={s.head}>
          <h2 id="features-title" className={s.title}>
            {words.heading}
          </h2>
          <p className={s.lead}>{words.lead}</p>
        </div>
        <FloorPlan rooms={words.rooms} thursday={thursday} />
        {children}
      </div>
    </section>
  );
}
