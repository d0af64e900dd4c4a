import { sleep } from '../../scripts/lib/wait';

/** A form that is sent within 1.5 s of its page counts as a robot's; only time makes a page older. */
export const waitOutMinimumTime = () => sleep(1700);
