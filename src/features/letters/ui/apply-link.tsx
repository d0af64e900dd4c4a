'use client';

import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { ButtonLink } from '@/kit/ui/button-link';
import { useLetters } from '@/kit/ui/letters/letters-store';

/** Fills a field as if somebody had typed, so that its form notices; never overwrites what they wrote. */
function fill(selector: string, text: string, before: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field || (field.value && field.value !== before)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What the last press filled in, which another press may replace. */
let filled = '';

type ApplyLinkProps = {
  first: string;
  organizationField: string;
  /** Its words while no letters are up. */
  without?: string;
  size?: 'sm';
  /** Its words with `{name}`. */
  children: string;
};

/** To the application, with the organization filled in. The page of shared letters has it filled in from the start. */
export function ApplyLink({ first, organizationField, without = '', size, children }: ApplyLinkProps) {
  const { letters, name } = useLetters(first);
  const press = () => {
    if (!letters) return;
    fill(
      organizationField,
      name,
      filled || document.querySelector<HTMLInputElement>(organizationField)?.defaultValue || '',
    );
    filled = name;
  };
  return (
    <ButtonLink href="#waitlist" size={size} onClick={press}>
      {letters ? fillPlaceholders(children, { name }) : without}
    </ButtonLink>
  );
}
