/** How large an attack is. All parts run at once. */
export type Scale = {
  seconds: number;
  /** connections that ask for pages and read nothing */
  readers: number;
  /** of them, those that ask for more than the operating systems buffer, which is what the site must hold */
  greedyReaders: number;
  /** connections that send a form, or only a head, byte by byte */
  senders: number;
  networks: number;
  /** requests a second */
  cacheBusting: number;
  wrongSignIns: number;
  notFound: number;
  oversized: number;
};

/** Run by hand (`npm run test:long -- attack`), on a quiet machine. */
export const LONG: Scale = {
  seconds: 120,
  readers: 1000,
  greedyReaders: 60,
  senders: 1000,
  networks: 1000,
  cacheBusting: 200,
  wrongSignIns: 50,
  notFound: 100,
  oversized: 10,
};

/** Longer than the 30 s after which a slow reader is cut. */
export const SHORT: Scale = {
  seconds: 36,
  readers: 60,
  greedyReaders: 10,
  senders: 60,
  networks: 200,
  cacheBusting: 40,
  wrongSignIns: 15,
  notFound: 20,
  oversized: 4,
};
