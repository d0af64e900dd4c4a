import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { CareersView } from '../contract';
import s from './careers-page.module.css';
import { CareersPlan } from './careers-plan';

type CareersPageProps = {
  page: CareersView;
  /** Address of the company's page on its professional network; empty if it has none. */
  networkUrl: string;
};

/** There are no openings yet, only the floor plan. */
export function CareersPage({ page, networkUrl }: CareersPageProps) {
  const { intro, engineering, design, business, hello } = page;
  return (
    <PageMain above="paper-2">
      <header className={`container-page ${s.opening}`}>
        <h1>{intro.heading}</h1>
        <p className="text-lead">{intro.lead}</p>
      </header>
      <CareersPlan engineering={engineering} design={design} business={business} />
      <section className={s.hello}>
        <div className={`engraved ${s.card}`}>
          <h2>{hello.heading}</h2>
          <p>{hello.text}</p>
          <p className={s.links}>
            <ButtonLink href="/support">{hello.supportLink}</ButtonLink>
            {networkUrl ? (
              <ButtonLink href={networkUrl} variant="outline" target="_blank" rel="noopener noreferrer">
                {hello.networkLink}
              </ButtonLink>
            ) : null}
          </p>
        </div>
      </section>
    </PageMain>
  );
}
