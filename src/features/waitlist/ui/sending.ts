// What an application needs from its first field on, until it is thanked for: no part of the page's first load.
export { waitlistRequest } from '../waitlist.form';
export { ApplicationThanks } from './application-thanks';
export { shortReference } from './sent-application';
export { SitePlan } from './site-plan';
export { sendApplication } from './submit-application';
