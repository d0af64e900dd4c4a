import { HelpOnBoard } from '@/app/help-on-board';
import { BrokenLinksPanel } from '@/core/admin/checklist/broken-links-panel';
import { ProxyNotice } from '@/core/admin/proxy-notice';
import { SentencesPanel } from '@/core/admin/sentences-panel';
import { readInbox, readSourceResults } from '@/core/server/board.queries';
import { readSeats } from '@/core/server/brand-identity.queries';
import { readBrokenLinks } from '@/core/server/broken-links.queries';
import { readChangedSentences } from '@/core/server/sentences.queries';
import { isOn, SHOWN_TABLES, STATE_MACHINES } from '@/features';
import { StartPanel } from '@/features/brand/admin/questions/start-panel';
import { SamplePanel } from '@/features/brand/admin/sample-panel';
import { areQuestionsOpen } from '@/features/brand/server/questions/questions.queries';
import { readSampleLeft } from '@/features/brand/server/sample-left.queries';
import { readAllLinks } from '@/features/links/server/links-table';
import { readReaders } from '@/features/newsletter/server/board.queries';
import { SourcesPanel } from '@/features/sources/admin/sources-panel';
import { PromiseBoard } from '@/features/staff/admin/board/promise-board';
import { FunnelPanel } from '@/features/waitlist/admin/funnel-panel';
import { readFunnel } from '@/features/waitlist/server/funnel.queries';
import { loadDesk } from '@/features.server';
import { admins, editors, marketers, supporters } from '@/kit/cms/access';
import { untrustedProxy } from '@/kit/server/untrusted-proxy';
import type { User } from '@/payload-types';

/** The first screen, with what this person's role may see. */
export async function BackOfficeStart({ user }: { user?: User | null }) {
  if (!user) return null;
  const asker = { req: { user } };
  const proxy = admins(asker) ? untrustedProxy() : undefined;
  const [isNew, seats, inbox, funnel, readers, sources, links, left, sentences] = await Promise.all([
    admins(asker) && areQuestionsOpen(),
    readSeats(),
    supporters(asker) ? loadDesk().then(({ sources }) => readInbox(STATE_MACHINES, sources)) : null,
    supporters(asker) ? readFunnel() : null,
    isOn('newsletter') && marketers(asker) ? readReaders() : null,
    readSourceResults(),
    editors(asker) ? readBrokenLinks() : null,
    editors(asker) ? readAllLinks().then(readSampleLeft) : [],
    editors(asker) ? readChangedSentences(SHOWN_TABLES) : [],
  ]);
  return (
    <main id="content" tabIndex={-1}>
      <PromiseBoard
        username={user.username}
        renderedAt={Date.now()}
        seats={seats}
        inbox={inbox}
        readers={readers}
        states={STATE_MACHINES}
        begin={
          <>
            {proxy && <ProxyNotice address={proxy} />}
            {isNew && <StartPanel />}
          </>
        }
      />
      <SentencesPanel changed={sentences} />
      <SamplePanel left={left} />
      {funnel && <FunnelPanel funnel={funnel} />}
      <SourcesPanel sources={sources} />
      {isOn('help') && editors(asker) && <HelpOnBoard />}
      {links && <BrokenLinksPanel links={links} />}
    </main>
  );
}
