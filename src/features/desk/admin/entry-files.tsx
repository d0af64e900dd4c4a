'use client';

import { Download, FileText, Image, Mail, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fileSize, isPicture } from '@/core/shared/record-files';
import type { DeskEntry, DeskFile } from '../contract';
import type { RecordPath } from './record-path';

type EntryFilesProps = Pick<DeskEntry, 'files' | 'original'> & { path: RecordPath };

/** What a message came with: pictures open in a dialog, everything else is saved. */
export function EntryFiles({ files, original, path }: EntryFilesProps) {
  const [shown, setShown] = useState<DeskFile | null>(null);
  if (files.length === 0 && original === null) return null;
  return (
    <>
      <ul className="dv-files" aria-label="Files">
        {files.map((file) => {
          const words = (
            <span>
              <bdi>{file.name}</bdi> <small>{fileSize(file.bytes)}</small>
            </span>
          );
          return (
            <li key={file.id}>
              {isPicture(file.name) ? (
                <button type="button" className="dv-file" onClick={() => setShown(file)}>
                  <Image size={18} aria-hidden />
                  {words}
                </button>
              ) : (
                <a className="dv-file" href={path(`files/${file.id}`)} download={file.name}>
                  <FileText size={18} aria-hidden />
                  {words}
                </a>
              )}
            </li>
          );
        })}
        {original !== null && (
          <li>
            <a className="dv-file" href={`/admin/api/incoming-mails/${original}/original`} download>
              <Mail size={18} aria-hidden />
              Original email
            </a>
          </li>
        )}
      </ul>
      {shown && <Picture file={shown} address={path(`files/${shown.id}`)} onClose={() => setShown(null)} />}
    </>
  );
}

type PictureProps = { file: DeskFile; address: string; onClose: () => void };

/** The site serves such files as downloads only, so the picture is loaded and shown from memory. */
function Picture({ file, address, onClose }: PictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    const load = async () => {
      const answer = await fetch(address);
      if (!answer.ok) return setFailed(true);
      const blob = await answer.blob();
      if (isOver) return;
      made = URL.createObjectURL(blob);
      setSource(made);
    };
    load().catch(() => setFailed(true));
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [address]);
  return (
    <dialog ref={dialog} className="dv-picture" aria-label={file.name} onClose={onClose}>
      <header>
        <b>
          <bdi>{file.name}</bdi>
        </b>
        <a className="dv-icon" href={address} download={file.name} aria-label="Save">
          <Download size={18} aria-hidden />
        </a>
        <button type="button" className="dv-icon" aria-label="Close" onClick={() => dialog.current?.close()}>
          <X size={18} aria-hidden />
        </button>
      </header>
      {failed && <p>The picture could not be loaded.</p>}
      {/* biome-ignore lint/performance/noImgElement: it is in memory already */}
      {source && <img src={source} alt="The attached file" />}
    </dialog>
  );
}
