/** Lightness 0 to 1, chroma, and hue in degrees. */
export type Oklch = [lightness: number, chroma: number, hue: number];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** The matrices are those of the published OKLab space. */
export function hexToOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = parts(hex).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const one = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const other = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const hue = ((Math.atan2(other, one) * 180) / Math.PI + 360) % 360;
  return [lightness, Math.hypot(one, other), hue];
}

function toLinear([lightness, chroma, hue]: Oklch): number[] {
  const one = chroma * Math.cos((hue * Math.PI) / 180);
  const other = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * one + 0.2158037573 * other) ** 3;
  const m = (lightness - 0.1055613458 * one - 0.0638541728 * other) ** 3;
  const s = (lightness - 0.0894841775 * one - 1.291485548 * other) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (color: Oklch) => toLinear(color).every((part) => part >= -0.0005 && part <= 1.0005);

/** A screen cannot show every color: its chroma gives way, its lightness and hue stay. */
export function oklchToHex([asked, chroma, hue]: Oklch): string {
  const lightness = Math.min(1, Math.max(0, asked));
  let kept = Math.max(0, chroma);
  if (!isShown([lightness, kept, hue])) {
    let least = 0;
    for (let step = 0; step < 10; step += 1) {
      const middle = (least + kept) / 2;
      if (isShown([lightness, middle, hue])) least = middle;
      else kept = middle;
    }
    kept = least;
  }
  const bytes = toLinear([lightness, kept, hue]).map((part) =>
    Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, part)))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
