import type { Payload } from 'payload';

type Props = { payload: Payload };

const readBrand = ({ payload }: Props) =>
  payload.findGlobal({
    slug: 'brand',
    depth: 0,
    select: { name: true, markPath: true },
    overrideAccess: true,
  });

const Mark = ({ path, size }: { path: string; size: number }) => (
  <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" fill="var(--color-violet-word)">
    <path d={path} />
  </svg>
);

/** Mark and name, on the sign-in page. */
export async function LoginLogo(props: Props) {
  const { name, markPath } = await readBrand(props);
  return (
    <span className="brand-lockup">
      <Mark path={markPath} size={28} />
      {name}
    </span>
  );
}

/** Mark and name above the menu; links to the start page. */
export async function NavLogo(props: Props) {
  const { name, markPath } = await readBrand(props);
  return (
    <a className="brand-lockup" href={props.payload.config.routes.admin}>
      <Mark path={markPath} size={26} />
      {name}
    </a>
  );
}

/** The mark alone, at the start of the breadcrumbs. */
export async function BrandIcon(props: Props) {
  const { markPath } = await readBrand(props);
  return <Mark path={markPath} size={20} />;
}
