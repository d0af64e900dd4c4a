import { ButtonLink } from '@/kit/ui/button-link';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { AboutWords } from '../contract.about-texts';
import s from './about-page.module.css';
import aboutStoryStyles from './about-story.module.css';
import aboutTempleStyles from './about-temple.module.css';

/** The founding story, beside the spreadsheet that it describes. */
function AboutStory({ story }: Pick<AboutWords, 'story'>) {
  return (
    <section className={`on-ink ${aboutStoryStyles.story}`}>
      <div className={`container-page ${aboutStoryStyles.row}`}>
        <Spreadsheet tabs={story.tabs.map(({ text }) => text)} />
        <div className={aboutStoryStyles.text}>
          <h2>{story.heading}</h2>
          {story.paragraphs.map(({ text }, place) => (
            <p key={place}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Widths of the cells' content, in percent of the cell; 0 is an empty cell. */
const CELLS = [
  [72, 44, 58, 30],
  [54, 62, 40, 0],
  [80, 38, 64, 30],
  [46, 52, 0, 0],
  [66, 44, 58, 42],
  [58, 70, 36, 30],
  [74, 40, 0, 30],
  [50, 58, 62, 0],
];
const BROKEN = { row: 3, column: 2 };

/** A picture: its only text is the tabs, which the story names too. */
function Spreadsheet({ tabs }: { tabs: string[] }) {
  return (
    <div className={aboutStoryStyles.sheet} aria-hidden="true">
      <div className={aboutStoryStyles.cells}>
        {CELLS.flatMap((row, y) =>
          row.map((width, x) => (
            <span key={`${x} ${y}`} className={aboutStoryStyles.cell}>
              {y === BROKEN.row && x === BROKEN.column ? <b>#REF!</b> : <i style={{ width: `${width}%` }} />}
            </span>
          )),
        )}
      </div>
      <div className={aboutStoryStyles.tabs}>
        {tabs.map((tab, place) => (
          <span key={place} className={aboutStoryStyles.tab}>
            {tab}
          </span>
        ))}
      </div>
    </div>
  );
}

type ClosingProps = {
  heading: string;
  text: string;
  /** The first is the main next step. */
  links: { label: string; href: string; isNewTab?: boolean }[];
};

/** The end of a page, where a conversation may begin. */
function Closing({ heading, text, links }: ClosingProps) {
  return (
    <section className={`container-page ${s.closing}`}>
      <h2>{heading}</h2>
      <div>
        <p className="text-lead">{text}</p>
        <p className={s.links}>
          {links.map(({ label, href, isNewTab }, place) => (
            <ButtonLink
              key={href}
              href={href}
              variant={place === 0 ? 'primary' : 'outline'}
              {...(isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  );
}

type AboutTempleProps = Pick<AboutWords, 'mission' | 'values'>;

/** Pediment, architrave, four columns, two steps. On phones the columns become the drums of a single one. */
function AboutTemple({ mission, values }: AboutTempleProps) {
  const { heading } = values;
  const columns = [
    [values.firstName, values.firstText],
    [values.secondName, values.secondText],
    [values.thirdName, values.thirdText],
    [values.fourthName, values.fourthText],
  ];
  return (
    <section className={aboutTempleStyles.temple}>
      <div className={aboutTempleStyles.pediment}>
        <p className={aboutTempleStyles.label}>{mission.label}</p>
        <p className={`display ${aboutTempleStyles.mission}`}>{mission.text}</p>
      </div>
      <h2 className={aboutTempleStyles.architrave}>{heading}</h2>
      <div className={aboutTempleStyles.columns}>
        {columns.map(([name, text], place) => (
          <article key={place} className={aboutTempleStyles.column}>
            <div className={aboutTempleStyles.shaft}>
              <h3>{name}</h3>
              <p>{text}</p>
              <span className={aboutTempleStyles.flutes} aria-hidden="true" />
            </div>
          </article>
        ))}
      </div>
      <div className={aboutTempleStyles.step} />
      <div className={aboutTempleStyles.base} />
    </section>
  );
}

/** The mission is the roof, the four values are the columns, and the story is the ground below. */
export function AboutPage({ page }: { page: AboutWords }) {
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
