import { getBrand } from '@/features/brand/server/brand.queries';
import { readPublicRounds } from '@/features/draw/server/rounds.queries';
import { DrawPage } from '@/features/draw/ui/draw-page';
import { RoundPage } from '@/features/draw/ui/round-page';
import { WheelPage } from '@/features/draw/ui/wheel/wheel-page';
import { drawWords, roundWords, wheelWords } from './draw-rounds';

/** Before the first round there is only the page that lists none. */
const NoRound = async () => <DrawPage rounds={[]} isOpen words={await drawWords()} />;

/** For previews: the page of the newest round. */
export async function NewestRound() {
  const [round] = await readPublicRounds();
  return round ? <RoundPage round={round} {...(await roundWords())} /> : <NoRound />;
}

/** For previews: the wheel of the newest round whose result is published. */
export async function NewestWheel() {
  const round = (await readPublicRounds()).find(({ state }) => state === 'published');
  if (!round) return <NoRound />;
  return <WheelPage round={round} brand={await getBrand()} {...(await wheelWords())} />;
}
