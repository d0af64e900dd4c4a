import { PageMain } from '@/kit/ui/page-shell/page-main';
import { type OpeningSummary, openingPath } from '../contract';
import type { OpeningsWords } from '../contract.texts';
import { OpeningFacts } from './opening-facts';
import s from './openings.module.css';

type OpeningsPageProps = { openings: OpeningSummary[]; words: OpeningsWords };

/** /careers while something is open: one ruled row for each position. */
export const OpeningsPage = ({ openings, words }: OpeningsPageProps) => (
  <PageMain>
    <div className={`container-page ${s.page}`}>
      <h1>{words.list.heading}</h1>
      <p className={`text-lead ${s.lead}`}>{words.list.lead}</p>
      <ul className={s.list}>
        {openings.map((opening) => (
          <li key={opening.slug}>
            <div>
              <h2>
                <a href={openingPath(opening.slug)}>{opening.title}</a>
              </h2>
              <p>{opening.summary}</p>
            </div>
            <OpeningFacts opening={opening} words={words} className={s.facts} />
          </li>
        ))}
      </ul>
    </div>
  </PageMain>
);
