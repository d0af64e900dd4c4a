import type { ReactNode } from 'react';
import type { Audience } from '@/shared/audience';
import type { CodePath } from '../contract';
import { CheckInScreen } from './check-in-screen';
import { DashboardScreen, type ShownChapter } from './dashboard-screen';
import { DuesScreen } from './dues-screen';
import { PhoneFrame } from './phone-frame';
import { RosterScreen } from './roster-screen';

// Screens in their phones, with the text that describes each one.

export function CheckInPhone({ code }: { code: CodePath }) {
  return (
    <PhoneFrame label="Mock screen: event check-in with a QR code, 58 of 84 members here">
      <CheckInScreen code={code} />
    </PhoneFrame>
  );
}

export function DashboardPhone({ markPath, chapter }: { markPath: string; chapter?: ShownChapter }) {
  return (
    <PhoneFrame label="Mock screen: chapter dashboard with figures, the next event and news">
      <DashboardScreen brand={{ markPath }} shown={chapter} />
    </PhoneFrame>
  );
}

export function DuesPhone() {
  return (
    <PhoneFrame label="Mock screen: dues, $31,570 of $34,440 collected, 4 members overdue">
      <DuesScreen />
    </PhoneFrame>
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
