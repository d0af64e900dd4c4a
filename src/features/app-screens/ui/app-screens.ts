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
  /** Its part of a file name: 'App-Event-Check-in-Screenshot.png'. */
  fileName: string;
  /** Its name on the page. */
  label: string;
  /** Artboard of `phoneArtboard` size. */
  Phone: ComponentType<AppScreenProps>;
  /** Artboard of `tabletArtboard` size, laid out anew for it. */
  Tablet: ComponentType<AppScreenProps>;
};

/** The mock app, screen by screen, in the order in which it is shown and downloaded. */
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
