import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/kit/shared/spam-fields';

/** The honeypot, which people neither see nor reach, and the signed time of the page. */
export function SpamFields({ formToken }: { formToken: string }) {
  return (
    <>
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} readOnly />
    </>
  );
}
