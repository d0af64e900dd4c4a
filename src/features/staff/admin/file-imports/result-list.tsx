import type { FileResult } from './read-import-file';

const WORDS = { made: 'Taken in', known: 'Here already' };

/** The result of each file, newest first. */
export function ResultList({ results, waiting }: { results: FileResult[]; waiting: number }) {
  return (
    <section className="desk" aria-label="What became of them" aria-live="polite">
      {waiting > 0 && (
        <p>{waiting === 1 ? 'One file is on its way…' : `${waiting} files are on their way…`}</p>
      )}
      <ol>
        {results.map((result, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, so that each keeps its own
          <li key={results.length - at} data-outcome={result.taken?.outcome ?? 'refused'}>
            <span>
              <bdi>{result.name}</bdi>
            </span>
            <p>
              <b>{result.taken ? WORDS[result.taken.outcome] : 'Not taken in'}</b>
              {result.taken ? (
                <>
                  {' '}
                  {result.taken.kind}{' '}
                  <a href={result.taken.href}>
                    <bdi>{result.taken.title}</bdi>
                  </a>
                </>
              ) : (
                ` ${result.problem}`
              )}
            </p>
            {result.taken?.remark && <p>{result.taken.remark}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
