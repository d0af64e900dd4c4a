'use client';

import { type DragEvent, useId, useRef, useState } from 'react';
import { type FileResult, importFile } from './read-import-file';
import { ResultList } from './result-list';

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
