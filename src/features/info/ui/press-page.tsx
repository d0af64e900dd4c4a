import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { PressItem, PressView } from '../contract';
import { PressColors } from './press-colors';
import { PressItems } from './press-items';
import { PressMark } from './press-mark';
import s from './press-page.module.css';
import { PressWords } from './press-words';

type PressPageProps = {
  page: PressView;
  items: PressItem[];
  brand: { name: string; markPath: string; colors: Parameters<typeof PressColors>[0]['colors'] };
};

/** One printer's sheet: mark, facts, quotable text in three sizes, colors, and a contact. */
export function PressPage({ page, items, brand }: PressPageProps) {
  const { intro, facts, words, marks, contact } = page;
  return (
    <PageMain above="paper-2" className={s.page}>
      <header className={`container-page ${s.opening}`}>
        <h1>{intro.heading}</h1>
        <p className="text-lead">{intro.lead}</p>
      </header>
      <div className={`container-page ${s.sheet}`}>
        <section className={s.facts}>
          <PressMark name={brand.name} path={brand.markPath} />
          <div>
            <h2>{facts.heading}</h2>
            <dl>
              {facts.rows.map(({ name, text }, place) => (
                <div key={place}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        <PressWords words={words} />
        <section className={s.marks}>
          <div>
            <h2>{marks.heading}</h2>
            <p>{marks.text}</p>
            <p>
              <a href="/social-media" className="text-link">
                {marks.assetsLink}
              </a>
            </p>
          </div>
          <PressColors colors={brand.colors} />
        </section>
        <PressItems items={items} words={page.items} />
        <section className={s.contact}>
          <h2>{contact.heading}</h2>
          <div>
            <h3>{contact.kitName}</h3>
            <p>{contact.kitText}</p>
            <p>
              <a href="/support" className="text-link">
                {contact.kitLink}
              </a>
            </p>
          </div>
          <div>
            <h3>{contact.mediaName}</h3>
            <p>{contact.mediaText}</p>
            <p>
              <a href="/support" className="text-link">
                {contact.mediaSupportLink}
              </a>
              <a href="/#waitlist" className="text-link">
                {contact.mediaWaitlistLink}
              </a>
            </p>
          </div>
        </section>
      </div>
    </PageMain>
  );
}
