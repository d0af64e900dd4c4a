import { requestPool } from '@/kit/db/pool';
import type { Picture } from '@/kit/shared/picture';

/** A row of `media`, as SQL gives it to `toPicture`. */
export type PictureRow = {
  filename: string;
  width: number;
  height: number;
  alt: string;
  copies: [name: string | null, width: number | null][];
};

/** One picture as JSON; `media` is the table or its alias. */
export const PICTURE_SQL = `json_build_object('filename', media.filename, 'width', media.width,
  'height', media.height, 'alt', media.alt, 'copies', json_build_array(
    json_build_array(media.sizes_small_filename, media.sizes_small_width),
    json_build_array(media.sizes_medium_filename, media.sizes_medium_width),
    json_build_array(media.sizes_large_filename, media.sizes_large_width)))`;

/** The row of `media` for `PICTURE_SQL`, if the column names one. */
export const pictureIn = (column: string) => `left join media on media.id = ${column}`;

const size = (name: string) =>
  `'${name}', jsonb_build_object('filename', sizes_${name}_filename, 'width', sizes_${name}_width)`;

/** The picture with this id in Payload's shape, as JSON; null without one. */
export const pictureDocument = (id: string) =>
  `(select jsonb_build_object('id', media.id, 'filename', filename, 'width', width, 'height', height, 'alt', alt,
      'sizes', jsonb_build_object(${['small', 'medium', 'large'].map(size).join(', ')}))
    from media where media.id = ${id})`;

const mediaUrl = (file: string) => `/media/${encodeURIComponent(file)}`;

export const toPicture = ({ filename, width, height, alt, copies }: PictureRow): Picture => ({
  file: filename,
  url: mediaUrl(filename),
  width,
  height,
  alt,
  copies: copies.flatMap(([name, size]) => (name && size ? [{ url: mediaUrl(name), width: size }] : [])),
});

/** The pictures that still exist, by id. */
export async function readPictures(ids: number[]): Promise<Map<number, Picture>> {
  if (ids.length === 0) return new Map();
  const { rows } = await requestPool().query<{ id: number; picture: PictureRow }>({
    name: 'read-pictures',
    text: `select id, ${PICTURE_SQL} as picture from media
      where id = any($1) and filename is not null and width is not null`,
    values: [ids],
  });
  return new Map(rows.map(({ id, picture }) => [id, toPicture(picture)]));
}
