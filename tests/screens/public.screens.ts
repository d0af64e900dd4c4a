import type { Page } from '@playwright/test';
import {
  DESIGN,
  open as openQuote,
  quote,
  success as quoteSuccess,
  send as sendQuote,
  submit as submitQuote,
} from '../e2e/quote-form';
import { expect } from '../support/e2e';
import { nextFrames } from '../support/frames';
import { takeScreen } from './take';

const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you for applying to be a Founding Chapter!' });

async function fillTicket(page: Page) {
  await page.goto('/support');
  await page.getByLabel('Name', { exact: true }).fill('Jordan Reyes');
  await page.locator('#content').getByLabel('Email', { exact: true }).fill('jordan@halestate.edu');
  await page.getByLabel('Subject').fill('Dues look wrong');
  await page.getByLabel('Category').selectOption({ label: 'Billing & Payments' });
  await page.getByRole('radio', { name: 'High' }).check();
  await page.getByLabel('Message', { exact: true }).fill('Spring dues were counted twice.');
  await page.getByRole('button', { name: 'Submit request' }).click();
}

async function sendApplication(page: Page) {
  const section = page.locator('#waitlist');
  await page.goto('/');
  await section.getByLabel('Full name').fill('Maya Castellanos');
  await section.getByLabel('Email').fill('maya@westbrook.edu');
  await section.getByLabel('Organization', { exact: true }).fill('ΓΩΛ, Beta chapter');
  await section.locator('button[type="submit"]').click();
}

takeScreen({ name: 'home', reach: async (page) => void (await page.goto('/')) });

for (const [page, path] of Object.entries({
  home: '/',
  links: '/links',
  support: '/support',
  merch: '/merch',
}))
  takeScreen({
    name: `evening-${page}`,
    isEvening: true,
    reach: async (browser) => void (await browser.goto(path)),
  });

/** The first screen of a small laptop has the house and the seats in it. */
takeScreen({
  name: 'home-first-screen',
  window: true,
  widths: [1024, 1366],
  reach: async (page) => void (await page.goto('/')),
});

takeScreen({
  name: 'home-thursday',
  window: true,
  reach: async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page
      .locator('#features article ul')
      .last()
      .evaluate((files) => {
        const { top } = files.getBoundingClientRect();
        window.scrollBy({ top: top - window.innerHeight * 0.78, behavior: 'instant' });
      });
    await nextFrames(page);
  },
});

takeScreen({
  name: 'letters',
  reach: async (page) => {
    await page.goto('/');
    await page.getByLabel('Your letters, or your name').pressSequentially('jcv');
    await expect(page.getByRole('link', { name: 'Apply as Xi Psi Omega' })).toBeVisible();
  },
});

takeScreen({
  name: 'letters-opened',
  window: true,
  reach: async (page) => void (await page.goto('/up/xi-psi-omega')),
});

takeScreen({
  name: 'menu-open',
  window: true,
  widths: [390, 820],
  reach: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
  },
});

takeScreen({
  name: 'header-scrolled',
  window: true,
  reach: async (page) => {
    await page.goto('/');
    await page.mouse.wheel(0, 700);
    await expect(page.locator('header[data-scrolled="true"]')).toBeVisible();
  },
});

takeScreen({
  name: 'application-errors',
  window: true,
  reach: async (page) => {
    await page.goto('/');
    await page.locator('#waitlist button[type="submit"]').click();
    await expect(page.getByText('Organization must be at least 2 characters')).toBeVisible();
  },
});

takeScreen({
  name: 'application-thanks',
  window: true,
  reach: async (page) => {
    await sendApplication(page);
    await expect(thanks(page)).toBeVisible();
  },
});

takeScreen({
  name: 'application-refused',
  allow: [['/api/waitlist', 429]],
  window: true,
  reach: async (page) => {
    await page.route('**/api/waitlist', (route) =>
      route.fulfill({ status: 429, body: 'Too many requests, please try again in an hour' }),
    );
    await sendApplication(page);
    await expect(page.getByText('Submission Failed')).toBeVisible();
    await page.unroute('**/api/waitlist');
  },
});

takeScreen({
  name: 'newsletter-subscribed',
  window: true,
  reach: async (page) => {
    await page.goto('/support');
    const form = page.locator('form#newsletter');
    await form.getByLabel('Email').fill('maya@westbrook.edu');
    await form.getByRole('button').click();
    await expect(page.getByText('Successfully Subscribed!')).toBeVisible();
  },
});

takeScreen({ name: 'support', reach: async (page) => void (await page.goto('/support')) });

takeScreen({
  name: 'support-errors',
  reach: async (page) => {
    await page.goto('/support');
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
  },
});

takeScreen({
  name: 'support-success',
  window: true,
  reach: async (page) => {
    await fillTicket(page);
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  },
});

takeScreen({
  name: 'support-downloaded',
  allow: [
    ['/api/support', 'net::ERR_FAILED'],
    ['/form', 'net::ERR_FAILED'],
  ],
  window: true,
  reach: async (page) => {
    await page.route('**/api/support', (route) => route.abort());
    await page.route('**/form', (route) => route.abort());
    await fillTicket(page);
    await expect(page.getByText('Support Ticket Downloaded!')).toBeVisible();
    await page.unrouteAll();
  },
});

takeScreen({
  name: 'quote-errors',
  reach: async (page) => {
    await openQuote(page);
    await quote(page).getByLabel('Quantity').fill('-1');
    await quote(page)
      .getByLabel('Design file')
      .setInputFiles({ ...DESIGN, buffer: Buffer.from('<!doctype html>') });
    await submitQuote(page).click();
    await expect(quote(page).getByText('The design file must be a PNG, a JPEG or a PDF')).toBeVisible();
  },
});

takeScreen({
  name: 'quote-unconfirmed',
  allow: [['/merch/quote', 'net::ERR_FAILED']],
  window: true,
  reach: async (page) => {
    await page.route('**/merch/quote', (route) => route.abort());
    await sendQuote(page, DESIGN);
    await expect(quote(page).getByText('We could not confirm that your request arrived.')).toBeVisible();
    await page.unrouteAll();
  },
});

takeScreen({
  name: 'quote-success',
  window: true,
  reach: async (page) => {
    await sendQuote(page, DESIGN);
    await expect(quoteSuccess(page)).toBeVisible();
  },
});

takeScreen({
  name: 'not-found',
  allow: [['/no-such-page', 404]],
  reach: async (page) => void (await page.goto('/no-such-page')),
});

takeScreen({ name: 'door-waitlist', reach: async (page) => void (await page.goto('/waitlist/submit')) });
takeScreen({ name: 'door-support', reach: async (page) => void (await page.goto('/support/submit')) });
takeScreen({
  name: 'door-quote',
  reach: async (page) => void (await page.goto('/merch/quote?refused=too-large')),
});
takeScreen({
  name: 'newsletter-confirm',
  reach: async (page) => void (await page.goto('/newsletter/confirm')),
});
takeScreen({
  name: 'newsletter-unsubscribe',
  reach: async (page) => void (await page.goto('/newsletter/unsubscribe')),
});

takeScreen({
  name: 'social-media',
  reach: async (page) => {
    await page.goto('/social-media');
    await page.locator('#flyer').scrollIntoViewIfNeeded();
    await expect(page.locator('#flyer')).toHaveAttribute('src', /^blob:/);
  },
});

takeScreen({
  name: 'merch-slider',
  window: true,
  widths: [390, 820],
  reach: async (page) => {
    await page.goto('/merch');
    await page.getByRole('slider').press('ArrowRight');
    await page.getByRole('slider').evaluate((slider) => slider.scrollIntoView({ block: 'end' }));
    await expect(page.locator('[data-shown]')).toBeVisible();
  },
});

const information = ['about', 'blog', 'careers', 'press', 'accessibility', 'sitemap'];
for (const name of ['merch', 'privacy-policy', 'terms', 'cookies', 'gdpr', ...information]) {
  takeScreen({ name, reach: async (page) => void (await page.goto(`/${name}`)) });
}
