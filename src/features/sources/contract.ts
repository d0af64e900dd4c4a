/** What people held in their hands, or read. */
export const SOURCE_KINDS = [
  { value: 'qr', label: 'QR code' },
  { value: 'asset', label: 'Brand asset' },
  { value: 'issue', label: 'Newsletter issue' },
  { value: 'other', label: 'Something else' },
] as const;

export const NAME_MAX = 60;
export const PAGE_MAX = 200;

/** Below the back office's REST: visits per day of one source. */
export const visitsPath = (id: number | string) => `sources/${id}/visits`;
