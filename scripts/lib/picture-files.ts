/** Every file that a row of the pictures refers to, as `name`. */
export const PICTURE_FILES = `select filename as name from media where filename is not null
  union select sizes_small_filename from media where sizes_small_filename is not null
  union select sizes_medium_filename from media where sizes_medium_filename is not null
  union select sizes_large_filename from media where sizes_large_filename is not null
  order by name`;
