import { sleep } from '../../scripts/lib/wait';

/** A form that comes back within 1.5 s of its page is a robot's; how old the page is, only time can change. */
export const waitOutMinimumTime = () => sleep(1700);
