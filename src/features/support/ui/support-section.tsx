import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES, supportForm } from '../contract';
import { KnowledgeBase } from './knowledge-base';
import type { SupportSetting } from './submit-support';
import { SupportCard } from './support-card';

const SWATCHES = { low: '#cbbfae', medium: '#7c3aed', high: '#c79a45', urgent: '#a9231c' };

const CHOICES = {
  categories: SUPPORT_CATEGORIES,
  priorities: SUPPORT_PRIORITIES.map((priority) => ({ ...priority, swatch: SWATCHES[priority.value] })),
};

export function SupportSection({ formToken, setting }: { formToken: string; setting: SupportSetting }) {
  return (
    <section className="bg-paper-2 py-16 md:pt-[104px] md:pb-[120px]">
      <div className="container-page grid items-start gap-14 lg:grid-cols-[minmax(0,1fr)_384px] xl:gap-[88px]">
        <SupportCard formPath={supportForm.path} formToken={formToken} choices={CHOICES} setting={setting} />
        <KnowledgeBase />
      </div>
    </section>
  );
}
