/** Every file that a row of the pictures names, as `name`; in the tables of earlier versions too, which had no sizes. */
export const PICTURE_FILES = `select distinct value as name from media, jsonb_each_text(to_jsonb(media))
  where key ~ '(^|_)filename$' and value is not null order by name`;
