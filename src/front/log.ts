type Fields = Record<string, string | number | boolean | undefined>;

/** One JSON line. Never a query, a body, an address or a header: those contain personal data. */
function line(stream: NodeJS.WriteStream, event: string, fields: Fields): void {
  stream.write(`${JSON.stringify({ event, ...fields })}\n`);
}

export function logInfo(event: string, fields: Fields = {}): void {
  line(process.stdout, event, fields);
}

export function logError(event: string, fields: Fields = {}): void {
  line(process.stderr, event, { time: new Date().toISOString(), ...fields });
}
