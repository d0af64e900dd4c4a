'use client';

import { type DragEvent, useId, useRef, useState } from 'react';
import {
  FILE_IMPORTS_API,
  IMPORT_FILE_BYTES,
  type ImportedFile,
  importedFile,
} from '@/core/shared/import-file';
import { postToApi } from '@/kit/admin/post-to-api';

type FileResult = { name: string } & (
  | { imported: ImportedFile; problem: null }
  | { imported: null; problem: string }
);

const UNREACHABLE = 'The site did not answer. Drop it again: nothing is imported twice.';

const refused = (name: string, problem: string): FileResult => ({ name, imported: null, problem });

/** Sends one file to the site and returns the result. Dropping it again does no harm. */
async function importFile(file: File): Promise<FileResult> {
  const { name, size } = file;
  if (size > IMPORT_FILE_BYTES)
    return refused(name, 'It is too large for a downloaded application or ticket');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return refused(name, 'It could not be read');
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused(name, 'This is not a text file');
  }
  const { answer, problem } = await postToApi(FILE_IMPORTS_API, { name, content }, importedFile, UNREACHABLE);
  return answer ? { name, imported: answer, problem } : refused(name, problem);
}

const WORDS = { made: 'Imported', known: 'Already here' };

/** The result of each file, newest first. */
function ResultList({ results, waiting }: { results: FileResult[]; waiting: number }) {
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

/** A drop zone for downloaded applications and tickets, with the result of each. */
export function FileImports() {
  const [results, setResults] = useState<FileResult[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const turn = useRef(Promise.resolve());
  const input = useId();

  const importAll = (files: File[]) => {
    setWaiting((count) => count + files.length);
    // One at a time, even when more are dropped meanwhile.
    for (const file of files)
      turn.current = turn.current.then(async () => {
        const result = await importFile(file);
        setResults((known) => [result, ...known]);
        setWaiting((count) => count - 1);
      });
  };
  const over = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setIsOver(isInside);
  };

  return (
    <>
      <p className="file-imports__intro">
        When the site could not be reached, people download their application or support request and send the
        file to us. Drop it here, and it becomes a record like any other. Nothing is imported twice, and
        nobody is emailed.
      </p>
      <label
        htmlFor={input}
        className="file-imports__zone"
        data-over={isOver}
        onDragEnter={(event) => over(event, true)}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          importAll([...event.dataTransfer.files]);
        }}
      >
        <b>Drop .txt files here</b>
        <span>or choose them; several at once are fine.</span>
        <input
          id={input}
          type="file"
          multiple
          accept=".txt,text/plain"
          onChange={({ target }) => {
            importAll([...(target.files ?? [])]);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
      </label>
      <ResultList results={results} waiting={waiting} />
    </>
  );
}
