import { pixelsOf, safeFileName } from '@/core/server/file-checks';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { Upload, UploadRules } from '@/kit/server/read-upload';
import {
  DESIGN_BYTES,
  DESIGN_FIELD,
  DESIGN_PIXELS,
  DESIGN_REFUSALS,
  designType,
  refuseDesign,
} from '../contract';

export const DESIGN_RULES: UploadRules = { kind: 'quotes', field: DESIGN_FIELD, bytes: DESIGN_BYTES };

const refusal = (message: string) => new EndpointError('invalid', { message, field: DESIGN_FIELD });

/** @throws EndpointError invalid, with the field's name */
export async function inspectDesign({ id, bytes, head }: Upload): Promise<void> {
  const message = refuseDesign(bytes, head);
  if (message) throw refusal(message);
  if (designType(head)?.type === 'application/pdf') return;
  const pixels = await pixelsOf('quotes', id);
  if (pixels === null) throw refusal(DESIGN_REFUSALS.broken);
  if (pixels > DESIGN_PIXELS) throw refusal(DESIGN_REFUSALS.tooManyPixels);
}

export const designName = (name: string, extension: string) => safeFileName(name, extension, 'design');
