const MB = 1024 * 1024;

const size = (bytes: number) =>
  bytes < MB / 10 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MB).toFixed(1)} MB`;

type DesignLinkProps = { id: number | string; name?: string | null; bytes?: number | null };

/** The file's name, whatever its text direction, and its download link. */
export function DesignLink({ id, name, bytes }: DesignLinkProps) {
  if (!name) return <span className="design-file__none">No file</span>;
  return (
    <a href={`/admin/api/quotes/${id}/design`} download className="design-file">
      <bdi>{name}</bdi>
      {bytes ? <span> ({size(bytes)})</span> : null}
    </a>
  );
}
