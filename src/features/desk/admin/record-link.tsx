'use client';

import type { ReactNode } from 'react';
import { deskPath } from '@/core/shared/desk';
import type { DeskRecordKey } from './use-desk-route';

type RecordLinkProps = { place: DeskRecordKey; onOpen: (place: DeskRecordKey) => void; children: ReactNode };

/** To another record, without loading the desk again. */
export const RecordLink = ({ place, onOpen, children }: RecordLinkProps) => (
  <a
    href={deskPath(place.kind, place.id)}
    onClick={(event) => {
      event.preventDefault();
      onOpen(place);
    }}
  >
    {children}
  </a>
);
