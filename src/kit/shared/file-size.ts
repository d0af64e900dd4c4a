const MB = 1024 * 1024;

/** Of a request that uploads a follower list: the front refuses a larger one, and the list must fit into it. */
export const LARGEST_IMPORT = 200 * MB;

/** '340 KB', '2.4 MB': a file's size as people read it. */
export const roundedFileSize = (bytes: number): string =>
  bytes < MB / 10 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MB).toFixed(1)} MB`;
