import { utcDateTimeText } from './words';

export const UtcTime = ({ at }: { at: string }) => <time dateTime={at}>{utcDateTimeText(at)}</time>;
