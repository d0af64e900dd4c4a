import { BrandMark } from '@/kit/ui/brand-mark';
import s from './press-mark.module.css';

/** The mark on its own 32-unit grid, with clear space as wide as one column around it. */
export function PressMark({ name, path }: { name: string; path: string }) {
  return (
    <figure className={s.drawing}>
      <BrandMark path={path} className={s.mark} label={`The ${name} mark`} />
    </figure>
  );
}
