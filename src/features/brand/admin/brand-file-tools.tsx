'use client';

import { Button, Gutter } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { postToApi } from '@/kit/admin/post-to-api';
import {
  BRAND_FILE_API,
  BRAND_FILE_BYTES,
  type BrandChange,
  type BrandFileAnswer,
  brandFileAnswer,
  OTHER_FILE,
} from '../contract.staff';

/** @returns the content of a JSON file; null if it is not JSON */
async function parsed(chosen: File): Promise<unknown> {
  if (chosen.size > BRAND_FILE_BYTES) return null;
  try {
    return JSON.parse(await chosen.text());
  } catch {
    return null;
  }
}

const Changes = ({ changes }: { changes: BrandChange[] }) => (
  <div className="brand-colors">
    <table>
      <caption>What it changes</caption>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ document, field, from, to }) => (
          <tr key={`${document} ${field}`}>
            <th scope="row">
              {document}, {field}
            </th>
            <td>{from || 'nothing'}</td>
            <td>{to || 'nothing'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const countOf = ({ changes }: BrandFileAnswer) =>
  changes.length === 1 ? '1 text or value' : `${changes.length} texts and values`;

/** The brand as one file: saved here, and applied to this site after its changes were seen. */
export function BrandFileTools() {
  const box = useId();
  const [file, setFile] = useState<unknown>();
  const [answer, setAnswer] = useState<BrandFileAnswer>();
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);

  const ask = async (body: { file: unknown; seen: string | null }) => {
    setIsPending(true);
    const result = await postToApi(BRAND_FILE_API, body, brandFileAnswer);
    setIsPending(false);
    setProblem(result.problem ?? '');
    if (result.answer) setAnswer(result.answer);
  };
  const choose = async (chosen: File | undefined) => {
    setAnswer(undefined);
    setProblem('');
    const content = chosen && (await parsed(chosen));
    setFile(content);
    if (content) await ask({ file: content, seen: null });
    else if (chosen) setProblem(OTHER_FILE);
  };

  return (
    <Gutter className="privacy">
      <h1>Brand file</h1>
      <p>
        Name, colors, mark, addresses and every word of the pages, in one file, to bring into another
        installation. It contains no people, no submissions, no pictures and no policies.
      </p>
      <p>
        <a href={BRAND_FILE_API} download="brand.json">
          Save this brand as a file
        </a>
      </p>
      <h2>
        <label htmlFor={box}>Apply a brand file</label>
      </h2>
      <input
        id={box}
        type="file"
        accept=".json,application/json"
        disabled={isPending}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <p className="privacy__problem" role="alert">
        {problem}
      </p>
      {answer && (
        <section aria-label="Changes" aria-live="polite">
          {answer.isApplied && <p>Applied: {countOf(answer)}.</p>}
          {!answer.isApplied && answer.changes.length === 0 && <p>This site already has this brand.</p>}
          {!answer.isApplied && answer.changes.length > 0 && (
            <>
              <Changes changes={answer.changes} />
              <Button size="small" disabled={isPending} onClick={() => void ask({ file, seen: answer.seen })}>
                Apply {countOf(answer)}
              </Button>
            </>
          )}
        </section>
      )}
    </Gutter>
  );
}
