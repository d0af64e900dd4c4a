import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { AboutView } from '../contract';
import s from './about-page.module.css';
import { AboutStory } from './about-story';
import { AboutTemple } from './about-temple';
import { Closing } from './closing';

/** The mission is the roof, the four values are the columns, and the story is the ground below. */
export function AboutPage({ page }: { page: AboutView }) {
  const { intro, mission, values, story, closing } = page;
  return (
    <PageMain>
      <header className={`container-page ${s.opening}`}>
        <h1>{intro.heading}</h1>
        <p className="text-lead">{intro.lead}</p>
      </header>
      <AboutTemple mission={mission} values={values} />
      <AboutStory story={story} />
      <Closing
        heading={closing.heading}
        text={closing.text}
        links={[
          { label: closing.waitlistLink, href: '/#waitlist' },
          { label: closing.supportLink, href: '/support' },
        ]}
      />
    </PageMain>
  );
}
