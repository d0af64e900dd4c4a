/** `delayed`: it works, but late. `off`: this site is configured without it. `soon`: not open to anyone yet. */
export type PartState = 'working' | 'delayed' | 'down' | 'off' | 'soon';

export type StatusPart = {
  name: string;
  state: PartState;
  /** The state in a word or two, as visitors read it. */
  word: string;
  detail: string;
};

export type PlatformStatus = {
  /** When it was checked, ISO 8601. */
  checkedAt: string;
  /** True when every part that should work does. */
  isWell: boolean;
  parts: StatusPart[];
};
