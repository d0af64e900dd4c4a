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
          Uploaded by a visitor: check it before you pass it on. It can only be downloaded, never viewed here.
        </p>
      ) : null}
    </div>
  );
}
