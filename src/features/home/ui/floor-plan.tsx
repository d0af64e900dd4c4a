import s from './floor-plan.module.css';
import { Room } from './room';
import {
  AlertFragment,
  BudgetFragment,
  EventsFragment,
  FilesFragment,
  PeopleFragment,
  PipelineFragment,
} from './room-fragments';

/** Six rooms on one plan: 5+7, 4+4+4, 12 columns; two columns on tablets, one on phones. */
export function FloorPlan() {
  return (
    <div className={s.plan}>
      <Room
        place="members"
        title="Member management"
        text="One roster with offices, class years, committees and standing."
      >
        <PeopleFragment />
      </Room>
      <Room
        place="events"
        title="Event planning"
        text="RSVPs, plus ones and QR check-in at the door. Attendance adds itself up."
      >
        <EventsFragment />
      </Room>
      <Room
        place="money"
        title="Financial management"
        text="Dues, budgets, expenses and reports, with automated reminders, late fees and payment plans."
      >
        <BudgetFragment />
      </Room>
      <Room
        place="recruitment"
        title="Recruitment tools"
        text="A pipeline from first handshake to bid day, with the vote built in."
      >
        <PipelineFragment />
      </Room>
      <Room
        place="communication"
        title="Communication hub"
        text="Group chats, announcements and emergency alerts, side by side."
      >
        <AlertFragment />
      </Room>
      <Room
        place="documents"
        title="Documentation and reporting"
        text="Bylaws, minutes and reports, right where next year’s officers will look."
      >
        <FilesFragment />
      </Room>
    </div>
  );
}
