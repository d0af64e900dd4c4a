/**
 * `delayed`: it works, later than it should. `off`: this site was set up without it. `soon`: not open to anyone yet.
 */
export type PartState = 'working' | 'delayed' | 'down' | 'off' | 'soon';

export type StatusPart = {
  name: 'Website' | 'Forms and waitlist' | 'E-mail delivery' | 'Mobile app';
  state: PartState;
  /** The state in a word or two, as visitors read it. */
  word: string;
  detail: string;
};

export type PlatformStatus = {
  /** When it was looked at, ISO 8601. */
  checkedAt: string;
  /** True when nothing that should work does less than that. */
  isWell: boolean;
  parts: StatusPart[];
};
