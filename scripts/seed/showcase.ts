import sharp from 'sharp';

const INK = '#1b1033';
const LINE = '#dfd4c2';
const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
/** A head over a column: one member. */
const member = (x: number, y: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="7"/>${rect(x - 5, y + 10, 10, 26, fill)}`.replace(
    'r="7"',
    `r="7" fill="${fill}"`,
  );

const tiles = ['#7c3aed', '#5b21b6', '#1b1033'].map((fill, i) => {
  const x = 372 + i * 272;
  return (
    rect(x, 168, 248, 116, '#fffdf9') +
    rect(x, 168, 6, 116, fill) +
    rect(x + 28, 196, 86, 28, fill, 4) +
    rect(x + 28, 244, 150, 12, '#8b7d92', 6)
  );
});
const bars = [120, 168, 96, 204, 150, 232, 188, 264].map((h, i) =>
  rect(408 + i * 58, 640 - h, 34, h, i === 7 ? '#c79a45' : '#a855f7'),
);
const members = Array.from({ length: 40 }, (_, i) =>
  member(920 + (i % 10) * 26, 380 + Math.floor(i / 10) * 56, i < 31 ? '#7c3aed' : '#cbbfae'),
);
const menu = Array.from({ length: 6 }, (_, i) =>
  rect(88, 222 + i * 52, i === 0 ? 168 : 110 + ((i * 37) % 58), 14, i === 0 ? '#c084fc' : '#4a3a70', 7),
);

/** Our own drawing of a chapter's dashboard, without words: it needs no font. 1280x800. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800" viewBox="0 0 1280 800">
${rect(0, 0, 1280, 800, '#f2eadc')}${rect(40, 40, 1200, 720, '#faf6ee', 14)}
${rect(40, 40, 276, 720, INK, 14)}${rect(290, 40, 26, 720, INK)}
<g fill="#c084fc" transform="translate(88 84) scale(1.9)"><path d="M16 2 31 12h-7.2L16 6.8 8.2 12H1zM4 14h4v16H4zM14 18h4v12h-4zM24 14h4v16h-4z"/><circle cx="16" cy="13" r="3"/></g>
${menu.join('')}${rect(372, 92, 330, 34, INK, 6)}${rect(372, 140, 220, 10, '#8b7d92', 5)}
${tiles.join('')}
${rect(372, 316, 500, 380, '#fffdf9')}${rect(408, 640, 428, 2, INK)}${[352, 424, 496, 568].map((y) => rect(408, y, 428, 1, LINE)).join('')}${bars.join('')}
${rect(896, 316, 292, 380, '#fffdf9')}${rect(920, 340, 140, 14, INK, 4)}${members.join('')}
${rect(920, 632, 244, 40, '#7c3aed', 8)}${rect(984, 647, 116, 10, '#ffffff', 5)}
</svg>`;

export const showcaseAlt =
  'Drawing of a chapter dashboard: figures of the term, a bar chart and the members present';

export const drawShowcase = () =>
  sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer();
