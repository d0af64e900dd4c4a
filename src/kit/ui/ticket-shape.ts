/** The giveaway's ticket on pictures: 1056 wide and 148 high, with two notches of radius 14 where the stub begins. */
export const TICKET = 'M0 0H868a14 14 0 0 0 28 0H1056V148H896a14 14 0 0 0-28 0H0z';
export const TEAR = 'M882 18V132';
