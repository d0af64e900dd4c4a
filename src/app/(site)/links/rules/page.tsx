import { drawWords } from '@/app/draw-rounds';
import { metadataOf } from '@/app/page-facts';
import { policyPage } from '@/app/policy-page';
import { isOn } from '@/features';
import { getBrand } from '@/features/brand/server/brand.queries';
import { readDrawSummary } from '@/features/draw/server/draw-summary.queries';
import { RulesFacts } from '@/features/draw/ui/summary/rules-facts';

export const generateMetadata = metadataOf('/links/rules');

export default policyPage('official-rules', async () => {
  if (!isOn('draw')) return null;
  const [{ prize, name }, { due, closesAt }, { stakes }] = await Promise.all([
    getBrand(),
    readDrawSummary(),
    drawWords(),
  ]);
  return <RulesFacts prize={prize} sponsor={name} due={due} closesAt={closesAt} words={stakes} />;
});
