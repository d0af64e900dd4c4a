import { decode } from './artboards';

type Box = { x: number; y: number; width: number; height: number };

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Linear light of a channel, for each of its 256 values. */
const LIGHT = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const lightOf = (data: Buffer, at: number) => LIGHT[data[at] ?? 0] ?? 0;

/** Relative luminance of a pixel, 0 to 1. */
const brightness = (data: Buffer, at: number) =>
  0.2126 * lightOf(data, at) + 0.7152 * lightOf(data, at + 1) + 0.0722 * lightOf(data, at + 2);

/** Pixels that differ by a contrast of 3:1 or more between two pictures of the same size. */
export async function differingPx(one: Buffer, other: Buffer): Promise<number> {
  const [{ data: a }, { data: b }] = await Promise.all([decode(one), decode(other)]);
  let count = 0;
  for (let at = 0; at < a.length; at += 4) {
    if (a.readUInt32BE(at) === b.readUInt32BE(at)) continue;
    if (contrast(brightness(a, at), brightness(b, at)) >= 3) count += 1;
  }
  return count;
}

/** The contrast between the lightest and the darkest pixel inside each box of a picture. */
export async function contrastsIn(picture: Buffer, boxes: Box[]): Promise<number[]> {
  const { data, width, height } = await decode(picture);
  return boxes.map((box) => {
    let [light, dark] = [0, 1];
    for (let y = Math.max(0, Math.round(box.y)); y < Math.min(height, box.y + box.height); y += 1) {
      for (let x = Math.max(0, Math.round(box.x)); x < Math.min(width, box.x + box.width); x += 1) {
        const value = brightness(data, (y * width + x) * 4);
        light = Math.max(light, value);
        dark = Math.min(dark, value);
      }
    }
    return light < dark ? 1 : contrast(light, dark);
  });
}
