import type { TextFieldServerProps } from 'payload';
import { DesignLink } from './design-link';

/** Shows the file instead of a box with its name. */
export function DesignField({ data, id }: Pick<TextFieldServerProps, 'data' | 'id'>) {
  return (
    <div className="field-type design-file__field">
      <span className="field-label">Design file</span>
      <DesignLink id={id ?? ''} name={data?.designName} bytes={data?.designBytes} />
      {data?.designName ? (
        <p className="field-description">
          Comes from a stranger: look at it before you pass it on. It is only ever downloaded, never shown
          here.
        </p>
      ) : null}
    </div>
  );
}
