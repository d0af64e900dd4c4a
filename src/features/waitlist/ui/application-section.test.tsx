import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/core/shared/page-texts';
import { APPLICATION_TEXTS } from '../contract.texts';
import { ApplicationSection } from './application-section';

const section = (seatsLeft: number) =>
  renderToStaticMarkup(
    <ApplicationSection
      brand={{
        name: 'Portico',
        prefix: 'PTC',
        answerDays: null,
        markPath: 'M0 0h32v32H0z',
        seatsTotal: 100,
        seatsLeft,
        claims: ['Only 100 founding spots', 'Lifetime discount on all subscription plans'],
        mailboxes: { applications: 'hello@colonnade.example' },
      }}
      formToken="token"
      words={wordsOf(APPLICATION_TEXTS, {}, { brand: 'Portico', seats: 100, left: seatsLeft })}
      cameBy={{ text: 'You came by: {source}', remove: 'Remove' }}
      notSentWords={{ title: '', text: '', again: '', email: '' }}
    />,
  );

describe('ApplicationSection', () => {
  it('invites applications while a seat is left, and posts to its form path without JavaScript', () => {
    const html = section(88);
    expect(html).toContain('Put your letters on the first hundred.');
    expect(html).toContain('Apply for Founding Chapter Status');
    expect(html).toContain('88 of 100 founding spots left');
    expect(html).toContain('Lifetime discount on all subscription plans');
    expect(html).toContain('action="/waitlist/submit" method="post"');
    expect(html).toMatch(/name="formToken"[^>]* value="token"/);
  });

  it('is an ordinary waitlist when every seat is taken', () => {
    const html = section(0);
    expect(html).toContain('All 100 founding places are taken');
    expect(html).toContain('Join the waitlist');
    expect(html).not.toContain('Apply for Founding Chapter Status');
    expect(html).not.toContain('Lifetime discount');
  });
});
