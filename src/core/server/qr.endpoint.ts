import { toBuffer, toString as toSvg } from 'qrcode';
import { env } from '@/env';
import { invalid } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withoutBody } from '@/kit/server/public-endpoint';
import { file } from '@/kit/server/responses';

const SIZE = { standard: 200, min: 50, max: 1024 };
const MARGIN = { standard: 4, min: 0, max: 20 };
const LONGEST_ADDRESS = 500;

/** `200` or, as similar services also accept, `200x200`. */
function readNumber(text: string | null, name: string, { standard, min, max }: typeof SIZE): number {
  if (text === null) return standard;
  const [, first = '', second = first] = /^(\d{1,4})(?:x(\d{1,4}))?$/.exec(text) ?? [];
  const value = first === second && first !== '' ? Number(first) : Number.NaN;
  if (!(value >= min && value <= max)) throw invalid(`The ${name} must be a number from ${min} to ${max}`);
  return value;
}

/** Only addresses of this site, or anyone could have it make codes for arbitrary addresses in its name. */
function readAddress(text: string | null, host: string | null): string {
  const refusal = invalid('The data must be an address of this site');
  if (text === null || text.length > LONGEST_ADDRESS || !URL.canParse(text, env().SITE_URL)) throw refusal;
  const address = new URL(text, env().SITE_URL);
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:';
  const isOurs = address.origin === env().SITE_URL || address.host === host?.toLowerCase();
  if (!isWeb || !isOurs || address.username !== '' || address.password !== '') throw refusal;
  return address.href;
}

type Picture = { type: string; body: BodyInit };

async function draw(address: string, format: string, width: number, margin: number): Promise<Picture> {
  const options = { width, margin, errorCorrectionLevel: 'M' } as const;
  if (format === 'svg') {
    return { type: 'image/svg+xml', body: await toSvg(address, { ...options, type: 'svg' }) };
  }
  return { type: 'image/png', body: new Uint8Array(await toBuffer(address, options)) };
}

/** QR codes are made here, so that no other service learns who prints what. */
export const qrEndpoint = publicEndpoint({
  GET: withoutBody(async ({ request, headers }) => {
    const query = new URL(request.url).searchParams;
    const format = query.get('format') ?? 'png';
    if (format !== 'png' && format !== 'svg') throw invalid('The format must be png or svg');
    const width = readNumber(query.get('size'), 'size', SIZE);
    const margin = readNumber(query.get('margin'), 'margin', MARGIN);
    const address = readAddress(query.get('data'), headers.get('host'));
    const { type, body } = await draw(address, format, width, margin);
    return file(body, type);
  }),
});
