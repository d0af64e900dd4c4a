import { Button } from '@payloadcms/ui';

type Props = { codes: string[]; onKept: () => void };

/** Shown once: the site keeps only hashes. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <section className="recovery-codes" aria-label="Recovery codes">
      <h2>Keep these recovery codes</h2>
      <p>
        Each one signs you in once if you lose your key. Print them or store them safely: nobody can show them
        again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button size="small" margin={false} onClick={onKept}>
        I have kept them
      </Button>
    </section>
  );
}
