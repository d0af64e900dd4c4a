import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { NearViewport } from '@/kit/ui/near-viewport';
import type { HomeWords } from '../contract.texts';
import s from './features.module.css';
import { planRooms, type Walls } from './plan-rooms';
import roomStyles from './room.module.css';
import {
  AlertFragment,
  BudgetFragment,
  EventsFragment,
  FilesFragment,
  PeopleFragment,
  PipelineFragment,
} from './room-fragments';

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
