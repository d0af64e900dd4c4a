import { utcDateTime } from '@/kit/shared/dates';

export const UtcTime = ({ at }: { at: string }) => <time dateTime={at}>{utcDateTime(at)}</time>;
