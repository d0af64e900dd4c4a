import { Gutter } from '@payloadcms/ui';

/** After the questions: they do not come back. @param isSaved this person has just answered them */
export const QuestionsOver = ({ isSaved }: { isSaved: boolean }) => (
  <Gutter className="brand-start">
    <h1>{isSaved ? 'This is your brand now.' : 'Start with your own brand'}</h1>
    <p>
      {isSaved
        ? 'Every page, email and picture of the site uses it.'
        : 'These questions were answered or skipped, and are not asked again.'}{' '}
      Tagline, addresses, social profiles and everything else are in the brand settings, with each version of
      them.
    </p>
    <p className="brand-start__steps">
      <a className="board__button board__button--first" href="/admin/globals/brand">
        Open the brand settings
      </a>
      <a className="board__button" href="/">
        Look at the site
      </a>
    </p>
  </Gutter>
);
