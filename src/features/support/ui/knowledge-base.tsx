import { Search } from 'lucide-react';

/** Width, height and color of the books on the shelf: decoration. */
const BOOKS = [
  [26, 120, '#4a3a70'],
  [34, 150, '#3a2962'],
  [22, 134, '#5b21b6'],
  [40, 164, '#3a2962'],
  [24, 112, '#4a3a70'],
  [30, 142, '#5b21b6'],
  [36, 126, '#c79a45'],
  [22, 156, '#3a2962'],
] as const;

/** A shelf that is not open yet: its search field does nothing, and says so. */
export function KnowledgeBase() {
  return (
    <aside aria-labelledby="knowledge-base" className="on-ink overflow-hidden bg-ink text-on-night">
      <div className="px-6 pt-9 md:px-8">
        <h2 id="knowledge-base" className="text-[32px]">
          Knowledge Base
        </h2>
        <p className="mt-2 text-base text-on-night-2">Short answers to what chapters ask most often.</p>
        <div className="relative mt-[22px]">
          <Search
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-4 left-4 text-on-night-2"
          />
          <input
            type="search"
            aria-label="Search articles"
            aria-describedby="knowledge-base-soon"
            placeholder="Search articles"
            autoComplete="off"
            className="input input-night pl-11"
          />
        </div>
        <div id="knowledge-base-soon" className="mt-3.5">
          <p className="font-semibold text-white">Knowledge Base Coming Soon</p>
          <p className="text-[15px] text-on-night-2">Until then, this box won’t find anything.</p>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="mt-6 flex h-[178px] items-end gap-[5px] border-b-[14px] border-lilac px-6 md:px-8"
      >
        {BOOKS.map(([width, height, colour]) => (
          <Book key={`${width}-${height}`} width={width} height={height} colour={colour} />
        ))}
        <Book width={40} height={138} colour="#4a3a70" leaning />
      </div>
    </aside>
  );
}

type BookProps = { width: number; height: number; colour: string; leaning?: boolean };

function Book({ width, height, colour, leaning = false }: BookProps) {
  const band = colour === '#c79a45' ? '#1b1033' : '#8f6fc4';
  return (
    <svg
      width={width}
      height={height}
      className={`flex-none ${leaning ? 'ml-[22px] origin-bottom-right -rotate-[9deg]' : ''}`}
    >
      <path fill={colour} d={`M0 0h${width}v${height}H0z`} />
      <path fill={band} d={`M0 14h${width}v3H0zM0 ${height - 26}h${width}v10H0z`} />
    </svg>
  );
}
