import type { ComponentType } from 'react';
import type { AppScreenProps } from '../contract';
import { CalendarScreen } from './calendar-screen';
import { CalendarTablet } from './calendar-tablet';
import { CheckInScreen } from './check-in-screen';
import { CheckInTablet } from './check-in-tablet';
import { DashboardScreen } from './dashboard-screen';
import { DashboardTablet } from './dashboard-tablet';
import { MainImage } from './main-image';
import { MainImageTablet } from './main-image-tablet';
import { MessagesScreen } from './messages-screen';
import { MessagesTablet } from './messages-tablet';
import { ProfileScreen } from './profile-screen';
import { ProfileTablet } from './profile-tablet';
import { RosterScreen } from './roster-screen';
import { RosterTablet } from './roster-tablet';

export type AppScreen = {
  key: string;
  /** Used in file names: 'App-Event-Check-in-Screenshot.png'. */
  fileName: string;
  /** Name shown on the page. */
  label: string;
  /** Artboard at `phoneArtboard` size. */
  Phone: ComponentType<AppScreenProps>;
  /** Artboard at `tabletArtboard` size, with a layout of its own. */
  Tablet: ComponentType<AppScreenProps>;
};

/** The mock app's screens, in the order in which they are shown and downloaded. */
export const appScreens: readonly AppScreen[] = [
  {
    key: 'dashboard',
    fileName: 'Dashboard',
    label: 'Main Dashboard',
    Phone: DashboardScreen,
    Tablet: DashboardTablet,
  },
  {
    key: 'check-in',
    fileName: 'Event-Check-in',
    label: 'Event Check-in',
    Phone: CheckInScreen,
    Tablet: CheckInTablet,
  },
  { key: 'messages', fileName: 'Messages', label: 'Messages', Phone: MessagesScreen, Tablet: MessagesTablet },
  { key: 'roster', fileName: 'Roster', label: 'Roster', Phone: RosterScreen, Tablet: RosterTablet },
  { key: 'calendar', fileName: 'Calendar', label: 'Calendar', Phone: CalendarScreen, Tablet: CalendarTablet },
  { key: 'profile', fileName: 'Profile', label: 'Profile', Phone: ProfileScreen, Tablet: ProfileTablet },
  {
    key: 'main-image',
    fileName: 'Main-Image',
    label: 'Main Image',
    Phone: MainImage,
    Tablet: MainImageTablet,
  },
];
