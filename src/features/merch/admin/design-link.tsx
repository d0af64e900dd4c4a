import { roundedFileSize } from '@/kit/shared/file-size';

type DesignLinkProps = { id: number | string; name?: string | null; bytes?: number | null };

/** The file's name, whatever its text direction, and its download link. */
export function DesignLink({ id, name, bytes }: DesignLinkProps) {
  if (!name) return <span className="design-file__none">No file</span>;
  return (
    <a href={`/admin/api/quotes/${id}/design`} download className="design-file">
      <bdi>{name}</bdi>
      {bytes ? <span> ({roundedFileSize(bytes)})</span> : null}
    </a>
  );
}
