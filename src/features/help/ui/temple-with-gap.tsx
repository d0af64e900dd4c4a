/** A house in which one member is still missing: decoration. */
export function TempleWithGap({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" width={300} height={220} viewBox="0 0 336 246" fill="none" className={className}>
      <path d="M168 4 332 68V80H4V68Z" fill="var(--color-lit)" />
      <path d="M168 23 284 66H52Z" fill="var(--color-tympanum)" />
      <path
        d="M4 86H332V98H4ZM24 106h26v112H24ZM286 106h26v112h-26ZM89 106h26v112H89ZM221 106h26v112h-26ZM0 230H336V242H0Z"
        fill="var(--color-lit)"
      />
      <g stroke="var(--color-violet-word)" strokeWidth={2.5} strokeDasharray="6 6">
        <circle cx={168} cy={121} r={14} />
        <path d="M156 144h24v73h-24z" />
      </g>
      <path d="M10 218H326V230H10Z" fill="var(--color-tympanum)" />
    </svg>
  );
}
