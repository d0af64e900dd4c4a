import { Button } from '@payloadcms/ui';
import { issuePath, type Sending, type SendingRequest } from '../contract';

type InArchiveProps = { sending: Sending; perform: (request: SendingRequest) => Promise<void> };

/** Whether everybody can read a started issue; a draft has its switch in the form. */
export function InArchive({ sending: { slug, isPublic }, perform }: InArchiveProps) {
  if (slug === null) return null;
  return (
    <p className="in-archive">
      {isPublic ? (
        <>
          Everybody can read it at <a href={issuePath(slug)}>{issuePath(slug)}</a>.{' '}
        </>
      ) : (
        'It is not in the archive. '
      )}
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        onClick={() => perform({ action: isPublic ? 'hide' : 'show' })}
      >
        {isPublic ? 'Take it out of the archive' : 'Show it in the archive'}
      </Button>
    </p>
  );
}
