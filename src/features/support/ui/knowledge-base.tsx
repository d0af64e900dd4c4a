import { Search } from 'lucide-react';
import { Bookcase } from '@/kit/ui/bookcase';
import type { SupportWords } from '../contract.texts';

/** A bookcase that is not open yet: its search field does nothing, and says so. */
export function KnowledgeBase({ words }: { words: SupportWords['knowledge'] }) {
  return (
    <aside aria-labelledby="knowledge-base" className="on-ink overflow-hidden bg-deep text-on-night">
      <div className="px-6 pt-9 md:px-8">
        <h2 id="knowledge-base" className="text-[32px]">
          {words.heading}
        </h2>
        <p className="mt-2 text-base text-on-night-2">{words.lead}</p>
        <div className="relative mt-[22px]">
          <Search
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-4 left-4 text-on-night-2"
          />
          <input
            type="search"
            aria-label={words.search}
            aria-describedby="knowledge-base-soon"
            placeholder={words.search}
            autoComplete="off"
            className="input input-night pl-11"
          />
        </div>
        <div id="knowledge-base-soon" className="mt-3.5">
          <p className="font-semibold text-white">{words.soon}</p>
          <p className="text-[15px] text-on-night-2">{words.soonText}</p>
        </div>
      </div>
      <Bookcase className="mt-6 px-6 md:px-8" />
    </aside>
  );
}
