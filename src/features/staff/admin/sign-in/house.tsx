/** The house lacks its middle member until somebody is in. */
export function House({ isIn }: { isIn: boolean }) {
  return (
    <svg
      className="sign-in__house"
      aria-hidden="true"
      viewBox="0 0 336 242"
      fill="none"
      data-in={isIn || undefined}
    >
      <path d="M168 4 332 68V80H4V68Z" fill="var(--color-violet)" />
      <path d="M168 23 284 66H52Z" fill="var(--color-tympanum)" />
      <path d="M4 86H332V98H4Z" fill="var(--color-violet)" />
      <path
        d="M24 106h26v112H24zM286 106h26v112h-26zM89 106h26v112H89zM221 106h26v112h-26z"
        fill="var(--color-night-line)"
      />
      <g className="sign-in__member" stroke="var(--color-lilac)" strokeWidth="2.5" strokeDasharray="6 6">
        <circle cx="168" cy="121" r="14" />
        <path d="M156 144h24v73h-24z" />
      </g>
      <path d="M10 218H326V230H10Z" fill="var(--color-tympanum)" />
      <path d="M0 230H336V242H0Z" fill="var(--color-violet)" />
    </svg>
  );
}
