import type { ComponentType } from 'react';
import type { AppScreenProps } from '../contract';
import { CalendarScreen } from './calendar-screen';
import { CheckInScreen } from './check-in-screen';
import { DashboardScreen } from './dashboard-screen';
import { MainImage } from './main-image';
import { MessagesScreen } from './messages-screen';
import { ProfileScreen } from './profile-screen';
import { RosterScreen } from './roster-screen';

export type AppScreen = {
  key: string;
  /** Its part of a file name: 'App-Event-Check-in-Screenshot.png'. */
  fileName: string;
  /** Its name on the page. */
  label: string;
  /** Artboard of `phoneArtboard` size. */
  Phone: ComponentType<AppScreenProps>;
  /** Artboard of `tabletArtboard` size, laid out anew for it. */
  Tablet?: ComponentType<AppScreenProps>;
};

/** The mock app, screen by screen, in the order in which it is shown and downloaded. */
export const appScreens: readonly AppScreen[] = [
  { key: 'dashboard', fileName: 'Dashboard', label: 'Main Dashboard', Phone: DashboardScreen },
  { key: 'check-in', fileName: 'Event-Check-in', label: 'Event Check-in', Phone: CheckInScreen },
  { key: 'messages', fileName: 'Messages', label: 'Messages', Phone: MessagesScreen },
  { key: 'roster', fileName: 'Roster', label: 'Roster', Phone: RosterScreen },
  { key: 'calendar', fileName: 'Calendar', label: 'Calendar', Phone: CalendarScreen },
  { key: 'profile', fileName: 'Profile', label: 'Profile', Phone: ProfileScreen },
  { key: 'main-image', fileName: 'Main-Image', label: 'Main Image', Phone: MainImage },
];
