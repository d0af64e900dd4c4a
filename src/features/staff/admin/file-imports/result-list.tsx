import type { FileResult } from './read-import-file';

const WORDS = { made: 'Imported', known: 'Already here' };

/** The result of each file, newest first. */
export function ResultList({ results, waiting }: { results: FileResult[]; waiting: number }) {
  return (
    <section className="desk" aria-label="Results" aria-live="polite">
      {waiting > 0 && (
        <p>{waiting === 1 ? 'One file is on its way…' : `${waiting} files are on their way…`}</p>
      )}
      <ol>
        {results.map((result, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, so that each keeps its own
          <li key={results.length - at} data-outcome={result.imported?.outcome ?? 'refused'}>
            <span>
              <bdi>{result.name}</bdi>
            </span>
            <p>
              <b>{result.imported ? WORDS[result.imported.outcome] : 'Not imported'}</b>
              {result.imported ? (
                <>
                  {' '}
                  {result.imported.kind}{' '}
                  <a href={result.imported.href}>
                    <bdi>{result.imported.title}</bdi>
                  </a>
                </>
              ) : (
                ` ${result.problem}`
              )}
            </p>
            {result.imported?.remark && <p>{result.imported.remark}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
