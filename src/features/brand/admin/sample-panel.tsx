import { Gutter } from '@payloadcms/ui';
import type { SampleLeft } from '../contract.staff';

/** For editors, on the board: which addresses of the sample brand are left. Nothing is shown once all are replaced. */
export function SamplePanel({ left }: { left: SampleLeft[] }) {
  if (left.length === 0) return null;
  return (
    <Gutter className="board">
      <section className="board__panel" aria-labelledby="board-sample">
        <header>
          <h2 id="board-sample">Addresses of the sample brand</h2>
          <span>Replace them with your own</span>
        </header>
        <p>
          Visitors see none of these profiles. Emails from or to one of these mailboxes wait until it is
          replaced, unless the mail server is on your own network.
        </p>
        <ul className="board__lines">
          {left.map(({ name, address, path }) => (
            <li key={name + path} className="board__what">
              <b>
                <a href={path}>{name}</a>
              </b>
              <span>{address}</span>
            </li>
          ))}
        </ul>
      </section>
    </Gutter>
  );
}
