import { Button } from '@payloadcms/ui';

type Props = { isPending: boolean; remove: () => void; keep: () => void };

/** Before the last key goes. */
export function LastKey({ isPending, remove, keep }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className="last-key" role="group" aria-label="This is your only key">
      <h3>This is your only key</h3>
      <p>Without it your password alone signs you in, and your recovery codes stop working.</p>
      <div className="factors__actions">
        <Button
          className="last-key__remove"
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isPending}
          onClick={remove}
        >
          Remove it anyway
        </Button>
        <Button buttonStyle="subtle" size="small" margin={false} onClick={keep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
