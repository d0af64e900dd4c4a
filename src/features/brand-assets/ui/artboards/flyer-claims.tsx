const MOST = 6;

/** The brand's promises as numbered lines, like articles. */
export function FlyerClaims({ claims, mark }: { claims: string[]; mark: string }) {
  return (
    <div style={{ position: 'absolute', left: 60, top: 786, width: 476 }}>
      {claims.slice(0, MOST).map((claim, place) => (
        <div
          key={claim}
          style={{
            display: 'flex',
            alignItems: 'center',
            height: 44,
            borderTop: place === 0 ? '2px solid var(--color-ink)' : '1px solid var(--color-line)',
            boxSizing: 'border-box',
          }}
        >
          <div style={{ width: 34, font: '700 19px / 24px var(--font-display)', color: mark }}>
            {place + 1}
          </div>
          <div style={{ width: 440, font: '500 17px / 22px var(--font-text)', color: 'var(--color-ink)' }}>
            {claim}
          </div>
        </div>
      ))}
    </div>
  );
}
