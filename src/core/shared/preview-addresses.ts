/** Where the back office renders the public pages with a draft; the front lets only this site frame them. */
export const PREVIEW_ROOT = '/admin/preview';

export const previewAddress = (page: string) => `${PREVIEW_ROOT}/${page}`;

export const previewOfRecord = (collection: string, id: number | string) =>
  `${PREVIEW_ROOT}/${collection}/${id}`;
