import { isClosed } from '@/kit/shared/closed-addresses';
import { PageMain } from '@/kit/ui/page-shell/page-main';
import type { NoPostsWords } from '../contract.no-posts-texts';
import s from './empty-blog-page.module.css';

/** No posts yet: an agenda instead, and three ways to hear of the first. */
export function EmptyBlogPage({ page }: { page: NoPostsWords }) {
  const { intro, agenda, meanwhile } = page;
  const links = [
    { label: meanwhile.waitlistLink, text: meanwhile.waitlistText, href: '/#waitlist' },
    { label: meanwhile.newsletterLink, text: meanwhile.newsletterText, href: '/#newsletter' },
    { label: meanwhile.supportLink, text: meanwhile.supportText, href: '/support' },
  ].filter(({ href }) => !isClosed(href));
  return (
    <PageMain above="violet">
      <header className={`container-page ${s.opening}`}>
        <h1>{intro.heading}</h1>
        <p className="text-lead">{intro.lead}</p>
      </header>
      <section className={`container-page ${s.agenda}`}>
        <h2>{agenda.heading}</h2>
        <ol>
          {agenda.items.map(({ name, text }, place) => (
            <li key={place}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`on-violet ${s.meanwhile}`}>
        <div className="container-page">
          <h2>{meanwhile.heading}</h2>
          <ul>
            {links.map(({ label, text, href }) => (
              <li key={href}>
                <a href={href} className="display">
                  {label}
                </a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </PageMain>
  );
}
