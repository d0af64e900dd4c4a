import type { ComponentType } from 'react';
import { NearViewport } from '@/kit/ui/near-viewport';
import type { HomeWords } from '../contract.texts';
import s from './floor-plan.module.css';
import { planRooms } from './plan-rooms';
import { Room } from './room';
import {
  AlertFragment,
  BudgetFragment,
  EventsFragment,
  FilesFragment,
  PeopleFragment,
  PipelineFragment,
} from './room-fragments';

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
export function FloorPlan({ rooms, thursday }: FloorPlanProps) {
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
