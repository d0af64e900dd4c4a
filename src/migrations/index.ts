import * as initial from './20261121_070124_initial';
import * as siteMeta from './20261121_070200_site_meta';
import * as siteSubmissions from './20261121_070400_site_submissions';

/** In the order in which they run. */
export const migrations = [
  { name: '20261121_070124_initial', up: initial.up, down: initial.down },
  { name: '20261121_070200_site_meta', up: siteMeta.up, down: siteMeta.down },
  { name: '20261121_070400_site_submissions', up: siteSubmissions.up, down: siteSubmissions.down },
];
