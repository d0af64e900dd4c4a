'use client';

import { FolderDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { Button } from '@/kit/ui/button';
import { saveFile } from '@/kit/ui/save-file';
import type { AssetsWords } from '../../contract.texts';
import { type AssetGroup, type BrandAsset, groupsOf } from '../assets';
import s from './all-assets.module.css';
import { announceDownload, queueDownload } from './download-queue';
import { type PackOf, packAssets } from './pack';

type Props = {
  assets: BrandAsset[];
  brand: PackOf;
  file: string;
  words: AssetsWords['pack'];
  work: AssetsWords['work'];
};
type Progress = { place: number; label: string };

/** Everything, or the chosen groups, as one zip; it reports progress and can be canceled. */
export function AllAssets({ assets, brand, file, words, work }: Props) {
  const groups = groupsOf(words).filter(({ key }) => assets.some(({ group }) => group === key));
  const [chosen, setChosen] = useState<ReadonlySet<AssetGroup>>(new Set(groups.map(({ key }) => key)));
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useRef<AbortController>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  const isBusy = progress !== null;
  const wanted = assets.filter(({ group }) => chosen.has(group));
  const count = String(wanted.length);
  const place = String(Math.min((progress?.place ?? 0) + 1, wanted.length));

  // Move the focus to the button that replaced the one just pressed.
  useEffect(() => {
    if (isBusy !== wasBusy.current)
      panel.current?.querySelector<HTMLElement>(`[data-part='${isBusy ? 'work' : 'start'}'] button`)?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  const choose = (group: AssetGroup) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(group)) next.add(group);
      return next;
    });

  const start = async () => {
    if (progress || wanted.length === 0) return;
    const controller = new AbortController();
    stop.current = controller;
    setProgress({ place: 0, label: '' });
    const onFile = ({ label }: BrandAsset, place: number) => {
      setProgress({ place, label });
      // Not every file: a screen reader would announce nothing else.
      if (place % 5 === 0) announceDownload(fillPlaceholders(work.packed, { place: String(place), count }));
    };
    const { packing: begun, failed, cancelled } = work;
    await queueDownload({ key: 'zip', words: { begun, failed, cancelled } }, async () => {
      saveFile(await packAssets({ assets: wanted, brand, onFile, signal: controller.signal }), file);
      return fillPlaceholders(work.saved, { file });
    });
    setProgress(null);
  };

  return (
    <div ref={panel} className={s.panel}>
      <fieldset className={s.groups} disabled={isBusy}>
        <legend>{words.legend}</legend>
        {groups.map(({ key, label }) => (
          <label key={key} className={s.group}>
            <input type="checkbox" checked={chosen.has(key)} onChange={() => choose(key)} />
            {label}
          </label>
        ))}
      </fieldset>
      {/* Both have the same place, as high as the taller one: nothing below moves. */}
      <div className={s.place} data-busy={isBusy}>
        <div className={s.start} data-part="start">
          <Button disabled={wanted.length === 0} onClick={start}>
            <FolderDown size={20} strokeWidth={1.75} aria-hidden="true" />
            {wanted.length === assets.length ? words.all : words.chosen} (
            {wanted.length === 1 ? words.oneFile : fillPlaceholders(words.files, { count })})
          </Button>
        </div>
        <div className={s.work} data-part="work">
          <p className={s.count}>
            {fillPlaceholders(words.progress, { place, count })} <span>{progress?.label}</span>
          </p>
          <progress aria-label={words.drawn} max={Math.max(1, wanted.length)} value={progress?.place ?? 0} />
          <Button variant="outline" size="sm" onClick={() => stop.current?.abort()}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}
