/** Logos of the networks in one color, on a 24-unit grid; lucide has no brand logos. */
const LOGOS = {
  x: 'M3 3h5.6l4.3 5.8L18 3h2.6l-6.5 7.5L21.3 21h-5.6l-4.7-6.4L5.4 21H2.8l7-8.1L3 3Zm3.6 1.9 10.1 14.2h1.6L8.1 4.9H6.600Z',
  facebook:
    'M13.7 22v-8.400h2.900l.5-3.500h-3.400V8c0-1 .4-1.700 1.800-1.700h1.700V3.200C16.800 3.100 15.900 3 14.900 3c-2.700 0-4.500 1.600-4.500 4.600v2.500H7.500v3.500h2.900V22h3.300Z',
  instagram:
    'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4H8Zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.300-3.500a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400Z',
  linkedin:
    'M5.200 3a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400ZM3.300 9h3.800v12H3.300V9Zm6.200 0h3.600v1.700c.6-1.100 1.900-2 3.800-2 3.300 0 4.400 2 4.400 5.100V21h-3.800v-6.500c0-1.500-.4-2.600-1.900-2.600s-2.300 1.100-2.300 2.700V21H9.500V9Z',
  tiktok:
    'M16.200 2h-3.500v13.600a2.700 2.700 0 1 1-2.700-2.700c.3 0 .6 0 .8.100V9.400a6.300 6.300 0 1 0 5.400 6.200V8.700a7.700 7.700 0 0 0 4.400 1.400V6.600a4.500 4.500 0 0 1-4.400-4.600Z',
  youtube:
    'M5.500 4.500h13a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4ZM10 8.600v6.800l5.900-3.400L10 8.600Z',
} as const;

export type SocialNetwork = keyof typeof LOGOS;

export function SocialLogo({ network, size = 20 }: { network: SocialNetwork; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
    >
      <path d={LOGOS[network]} />
    </svg>
  );
}
