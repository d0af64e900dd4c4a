/** SQL: the source that has this code; null if nobody made it. */
export const sourceOf = (code: string) => `(select id from sources where code = ${code})`;

/** SQL: the code of this source; null if it is gone. */
export const codeOf = (source: string) => `(select sources.code from sources where sources.id = ${source})`;

/** SQL: its name. */
export const nameOf = (source: string) => `(select sources.name from sources where sources.id = ${source})`;
