import { SAMPLE_BRAND, SAMPLE_PROFILES } from '@/core/shared/sample-brand';
import { inSql } from '@/kit/db/in-sql';

/** SQL about a row of social_links: it is the sample brand's, under another name. */
export const IS_SAMPLE = `(url in (${inSql(SAMPLE_PROFILES)})
  and not exists (select from brand where brand.name = ${inSql([SAMPLE_BRAND.name])}))`;

/** The database's clock decides at every read: no job has to run at the scheduled minute. */
export const IS_LINK_SHOWN = `deleted_at is null and coalesce(is_active, true) and not ${IS_SAMPLE}
  and (visible_from is null or visible_from <= now()) and (visible_until is null or now() < visible_until)`;

/** SQL: the links that visitors see now. */
export const SHOWN_LINKS = `social_links where ${IS_LINK_SHOWN}`;
