import { momentInWords } from './words';

export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentInWords(at)}</time>;
