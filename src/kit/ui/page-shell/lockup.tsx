import Link from 'next/link';
import { BrandMark } from '../brand-mark';

/** Mark and name as one link to the home page. */
export function Lockup({ name, markPath }: { name: string; markPath: string }) {
  return (
    <Link href="/" prefetch={false} className="lockup">
      <BrandMark path={markPath} size="1.04em" />
      <span>{name}</span>
    </Link>
  );
}
