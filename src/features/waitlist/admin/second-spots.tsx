import type { SecondSpots } from '../contract';

const WOULD = { true: 'holds a founding spot already', false: 'would take one' } as const;

/** How the chapter writes its name: each way once. */
const namesOf = (chapter: SecondSpots['chapters'][number]) => [
  ...new Set(chapter.map(({ organization }) => organization)),
];

/** Which chapters would have more than one founding spot. A warning: whoever decides may go on. */
export function SecondSpotsWarning({ chapters }: SecondSpots) {
  const count = chapters.length;
  return (
    <div role="status">
      {count > 0 && (
        <div className="bulk-transitions__warning second-spots">
          <p>
            <b>
              {count === 1
                ? 'One chapter would have more than one founding spot.'
                : `${count} chapters would have more than one founding spot.`}
            </b>{' '}
            Nothing has moved and nobody has been emailed.
          </p>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter[0]?.id}>
                {namesOf(chapter).map((name, at) => (
                  <span key={name}>
                    {at > 0 && ', '}
                    <bdi>{name}</bdi>
                  </span>
                ))}
                <ul>
                  {chapter.map(({ id, reference, holds }) => (
                    <li key={id}>
                      <a href={`/admin/collections/waitlist/${id}`} target="_blank" rel="noopener noreferrer">
                        Application {id}
                      </a>
                      {reference && `, reference ${reference},`} {WOULD[`${holds}`]}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
