import type { ReactNode } from 'react';
import type { Audience } from '@/core/shared/audience';
import type { CodePath } from '@/kit/shared/picture';
import { CheckInScreen } from './check-in-screen';
import { DashboardScreen, type ShownChapter } from './dashboard-screen';
import { DuesScreen } from './dues-screen';
import s from './interactive-phone.module.css';
import { PhoneFrame } from './phone-frame';
import { RosterScreen } from './roster-screen';
import { TabButton, TouchButton } from './touch-buttons';

type WorkingPhoneProps = { name: string; controls: ReactNode; children: ReactNode };

/** A phone as a group: the picture of its screen, and real buttons over the drawn ones. */
function WorkingPhone({ name, controls, children }: WorkingPhoneProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a part of a form
    <div role="group" aria-label={name} className={s.phone} data-phone>
      {children}
      {controls}
    </div>
  );
}

const DASHBOARD = 'Mock screen: chapter dashboard with figures, the next event and news';

// Screens in their phones, with the text that describes each one. On the home page most of them work.

export function CheckInPhone({ code }: { code: CodePath }) {
  return (
    <WorkingPhone name="Check-in, sample" controls={<TouchButton touch="check-in" />}>
      <PhoneFrame
        label="Mock screen: event check-in with a QR code, 58 of 84 members here"
        checkedIn="Mock screen: event check-in with a QR code, 59 of 84 members here"
      >
        <CheckInScreen code={code} works />
      </PhoneFrame>
    </WorkingPhone>
  );
}

type DashboardPhoneProps = { markPath: string; chapter?: ShownChapter };

export function DashboardPhone({ markPath, chapter }: DashboardPhoneProps) {
  return (
    <PhoneFrame label={DASHBOARD}>
      <DashboardScreen brand={{ markPath }} shown={chapter} />
    </PhoneFrame>
  );
}

export function InteractiveDashboardPhone({ markPath, chapter }: DashboardPhoneProps) {
  return (
    <WorkingPhone
      name="Home, sample"
      controls={
        <>
          <TouchButton touch="answer" />
          <TabButton />
        </>
      }
    >
      <PhoneFrame label={DASHBOARD}>
        <DashboardScreen brand={{ markPath }} shown={chapter} works />
      </PhoneFrame>
    </WorkingPhone>
  );
}

export function DuesPhone() {
  return (
    <WorkingPhone
      name="Dues, sample"
      controls={
        <>
          <TouchButton touch="remind" />
          <TouchButton touch="undo" />
        </>
      }
    >
      <PhoneFrame label="Mock screen: dues, $31,570 of $34,440 collected, 4 members overdue">
        <DuesScreen />
      </PhoneFrame>
    </WorkingPhone>
  );
}

type RosterPhoneProps = {
  audience: Audience;
  /** Label of the cover, when there is one. */
  label?: string;
  /** Something that covers the whole screen, such as a picture of it. */
  cover?: ReactNode;
};

const ROSTER = 'Mock screen: the roster of the chapter';

export function RosterPhone({ audience, label = ROSTER, cover }: RosterPhoneProps) {
  return (
    <PhoneFrame label={label}>
      <RosterScreen brand={{ audience }} />
      {cover}
    </PhoneFrame>
  );
}
