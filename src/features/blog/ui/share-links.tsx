'use client';

import { copyText } from '@/kit/ui/copy-text';
import { Glyph } from '@/kit/ui/glyph';
import { toast } from '@/kit/ui/toast/toast';
import type { BlogWords } from '../contract.texts';
import s from './share-links.module.css';

type PassItOnProps = {
  address: string;
  title: string;
  words: Pick<BlogWords['post'], 'pass' | 'copy' | 'copied' | 'failed' | 'forward' | 'print'>;
};

/** Copies, writes an email, prints: no button of a network, which would report who looks. */
export function ShareLinks({ address, title, words }: PassItOnProps) {
  const copy = () =>
    copyText(address).then(
      () => toast({ title: words.copied }),
      () => toast({ title: words.failed, description: address }),
    );
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <aside className={s.pass} aria-labelledby="pass-it-on">
      <h2 id="pass-it-on">{words.pass}</h2>
      <button type="button" onClick={copy}>
        <Glyph name="link" size={18} />
        {words.copy}
      </button>
      <a href={mail}>
        <Glyph name="mail" size={18} />
        {words.forward}
      </a>
      <button type="button" onClick={() => window.print()}>
        <Glyph name="printer" size={18} />
        {words.print}
      </button>
    </aside>
  );
}
