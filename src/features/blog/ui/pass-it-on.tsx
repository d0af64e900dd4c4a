'use client';

import { copyText } from '@/ui/copy-text';
import { Glyph } from '@/ui/glyph';
import { toast } from '@/ui/toast/toast';
import s from './pass-it-on.module.css';

type PassItOnProps = { address: string; title: string };

/** Copies, writes an email, prints: no button of a network, which would report who looks. */
export function PassItOn({ address, title }: PassItOnProps) {
  const copy = () =>
    copyText(address).then(
      () => toast({ title: 'Link copied' }),
      () => toast({ title: 'The browser did not copy', description: address }),
    );
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <aside className={s.pass} aria-labelledby="pass-it-on">
      <h2 id="pass-it-on">Pass it on</h2>
      <button type="button" onClick={copy}>
        <Glyph name="link" size={18} />
        Copy the link
      </button>
      <a href={mail}>
        <Glyph name="mail" size={18} />
        Send by email
      </a>
      <button type="button" onClick={() => window.print()}>
        <Glyph name="printer" size={18} />
        Print
      </button>
    </aside>
  );
}
