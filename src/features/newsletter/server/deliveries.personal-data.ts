import type { PersonalData } from '@/core/db/personal-data';

export const deliveriesPersonalData: PersonalData = {
  name: 'newsletterDeliveries',
  label: 'Newsletter deliveries',
  table: 'newsletter_deliveries',
  subject: 'newsletter-deliveries',
  addresses: ['email'],
  cameAt: '(select started_at from newsletter_issues where newsletter_issues.id = issue_id)',
};

export const suppressionsPersonalData: PersonalData = {
  name: 'newsletterSuppressions',
  label: 'Suppression list',
  table: 'suppressions',
  subject: 'suppressions',
  addresses: ['email'],
  kept: 'The address stays on the suppression list, so nobody writes to it again.',
};
