import { PlainResult } from '@/ui/plain-result';
import { statusForm } from '../contract';

/** For every address below /support/status that opens no ticket, whatever the reason. */
export function DeadLink() {
  return (
    <PlainResult
      title="This link no longer works"
      next={{ href: statusForm.path, label: 'Open it with its ticket ID' }}
    >
      <p>It’s incomplete, it has expired, or the request it led to was removed.</p>
    </PlainResult>
  );
}
