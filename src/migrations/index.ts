import * as migration_20261121_070124_initial from './20261121_070124_initial';
import * as migration_20261121_070200_site_meta from './20261121_070200_site_meta';
import * as migration_20261121_070400_site_submissions from './20261121_070400_site_submissions';
import * as migration_20261121_100017_info_pages from './20261121_100017_info_pages';
import * as migration_20261121_104132_quotes from './20261121_104132_quotes';
import * as migration_20261121_105034_policy_versions from './20261121_105034_policy_versions';
import * as migration_20261121_105035_policy_versions_kept from './20261121_105035_policy_versions_kept';
import * as migration_20261121_110205_brand_drafts_picture_sizes from './20261121_110205_brand_drafts_picture_sizes';
import * as migration_20261121_112937_activity_and_steps from './20261121_112937_activity_and_steps';
import * as migration_20261121_192750_ticket_desk from './20261121_192750_ticket_desk';
import * as migration_20261121_195352_ticket_replies from './20261121_195352_ticket_replies';
import * as migration_20261121_203753_brand_guidelines from './20261121_203753_brand_guidelines';
import * as migration_20261122_000022_newsletter_issues from './20261122_000022_newsletter_issues';

export const migrations = [
  {
    up: migration_20261121_070124_initial.up,
    down: migration_20261121_070124_initial.down,
    name: '20261121_070124_initial',
  },
  {
    up: migration_20261121_070200_site_meta.up,
    down: migration_20261121_070200_site_meta.down,
    name: '20261121_070200_site_meta',
  },
  {
    up: migration_20261121_070400_site_submissions.up,
    down: migration_20261121_070400_site_submissions.down,
    name: '20261121_070400_site_submissions',
  },
  {
    up: migration_20261121_100017_info_pages.up,
    down: migration_20261121_100017_info_pages.down,
    name: '20261121_100017_info_pages',
  },
  {
    up: migration_20261121_104132_quotes.up,
    down: migration_20261121_104132_quotes.down,
    name: '20261121_104132_quotes',
  },
  {
    up: migration_20261121_105034_policy_versions.up,
    down: migration_20261121_105034_policy_versions.down,
    name: '20261121_105034_policy_versions',
  },
  {
    up: migration_20261121_105035_policy_versions_kept.up,
    down: migration_20261121_105035_policy_versions_kept.down,
    name: '20261121_105035_policy_versions_kept',
  },
  {
    up: migration_20261121_110205_brand_drafts_picture_sizes.up,
    down: migration_20261121_110205_brand_drafts_picture_sizes.down,
    name: '20261121_110205_brand_drafts_picture_sizes',
  },
  {
    up: migration_20261121_112937_activity_and_steps.up,
    down: migration_20261121_112937_activity_and_steps.down,
    name: '20261121_112937_activity_and_steps',
  },
  {
    up: migration_20261121_192750_ticket_desk.up,
    down: migration_20261121_192750_ticket_desk.down,
    name: '20261121_192750_ticket_desk',
  },
  {
    up: migration_20261121_195352_ticket_replies.up,
    down: migration_20261121_195352_ticket_replies.down,
    name: '20261121_195352_ticket_replies',
  },
  {
    up: migration_20261121_203753_brand_guidelines.up,
    down: migration_20261121_203753_brand_guidelines.down,
    name: '20261121_203753_brand_guidelines',
  },
  {
    up: migration_20261122_000022_newsletter_issues.up,
    down: migration_20261122_000022_newsletter_issues.down,
    name: '20261122_000022_newsletter_issues'
  },
];
