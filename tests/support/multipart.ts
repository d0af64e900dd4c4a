/** The text fields of a multipart body, by name. */
export const multipartFields = (raw: string): Record<string, string> =>
  Object.fromEntries(
    [...raw.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, name, value]) => [name, value]),
  );
