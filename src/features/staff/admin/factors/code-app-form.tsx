import { Button } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import type { z } from 'zod';
import { postToApi } from '@/kit/admin/post-to-api';
import { codeAppOptions, FACTOR_OPTIONS_API, FACTORS_API, recoveryAnswer } from '../../contract';

type Shown = z.output<typeof codeAppOptions>;
type Props = { onAdded: (recoveryCodes: string[] | null) => void; onCancel: () => void };

/** A QR code for an app, and the field for the code that proves that the app has it. */
export function CodeAppForm({ onAdded, onCancel }: Props) {
  const [shown, setShown] = useState<Shown>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [fieldId, problemId] = [useId(), useId()];

  useEffect(() => {
    postToApi(FACTOR_OPTIONS_API, { kind: 'code-app' }, codeAppOptions).then(({ answer, problem }) =>
      answer ? setShown(answer) : setProblem(problem),
    );
  }, []);

  const add = async () => {
    const { answer, problem } = await postToApi(FACTORS_API, { kind: 'code-app', code }, recoveryAnswer);
    if (answer) onAdded(answer.recoveryCodes);
    else setProblem(problem);
  };
  const size = shown ? shown.qr.size + 8 : 0;
  return (
    // No form: it stands inside the account's own, which would save and start over.
    <div className="code-app">
      {shown && (
        <>
          <p>Scan this with an authenticator app, such as your password manager.</p>
          <svg viewBox={`-4 -4 ${size} ${size}`} role="img" aria-label="QR code for your app">
            <rect x="-4" y="-4" width={size} height={size} fill="#fff" />
            <path d={shown.qr.path} fill="var(--color-deep)" />
          </svg>
          <p>
            Or type this key: <code>{shown.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <label htmlFor={fieldId}>The six digits that the app shows</label>
          <input
            id={fieldId}
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-describedby={problemId}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void add();
            }}
          />
        </>
      )}
      <p className="factors__problem" id={problemId} role="alert">
        {problem}
      </p>
      <div className="factors__actions">
        <Button size="small" margin={false} disabled={!shown || code.trim() === ''} onClick={add}>
          Add the app
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
