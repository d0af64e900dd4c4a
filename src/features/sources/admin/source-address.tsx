'use client';

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState, useSyncExternalStore } from 'react';
import { previewOfRecord } from '@/core/shared/preview-addresses';
import { VIA } from '@/core/shared/via-parameter';

const PRINT_SIZE = 1024;

const neverChanges = () => () => undefined;
const readOrigin = () => window.location.origin;

/** The address with its code, to copy, and the same as a QR code to print. */
export function SourceAddress() {
  const { id, savedDocumentData } = useDocumentInfo();
  const page = useFormFields(([fields]) => String(fields.page?.value ?? ''));
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  // The server renders forms too, and has no window.
  const origin = useSyncExternalStore(neverChanges, readOrigin, () => '');
  const code = savedDocumentData?.code;
  if (id === undefined || typeof code !== 'string')
    return <p className="field-description">Save it to get its address and its QR code.</p>;
  const address = `${origin}${page || '/'}?${VIA}=${code}`;
  const picture = (size: number, format: string) =>
    `/api/qr?size=${size}&format=${format}&data=${encodeURIComponent(address)}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <section className="source-address" aria-label="Address">
      {/* biome-ignore lint/performance/noImgElement: it is drawn for this record */}
      <img src={picture(200, 'svg')} width={160} height={160} alt={`QR code of ${address}`} />
      <div>
        <p>
          <code>{address}</code>
        </p>
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          Copy the address
        </Button>
        <p role="status">
          {copied === 'yes' && 'Copied.'}
          {copied === 'failed' && 'The browser did not copy it. Please select it by hand.'}
        </p>
        <p>
          QR code:{' '}
          <a href={picture(PRINT_SIZE, 'svg')} download={`${code}.svg`}>
            SVG for print
          </a>
          ,{' '}
          <a href={picture(PRINT_SIZE, 'png')} download={`${code}.png`}>
            PNG
          </a>
        </p>
        <p>
          <a href={`${previewOfRecord('sources', id)}#print`} target="_blank" rel="noreferrer">
            Flyer and banner with this code
          </a>
        </p>
      </div>
    </section>
  );
}
