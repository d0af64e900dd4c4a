import { type Design, withDesign } from '../../rules/design';
import { pieceOf } from '../../rules/pieces';

/** Writes the design into the quote form, where the visitor sees it and may change it. The fields are uncontrolled. */
export function carryDesign(design: Design): void {
  const form = document.querySelector('#quote form');
  const idea = form?.querySelector<HTMLTextAreaElement>('[name=idea]');
  const merchandise = form?.querySelector<HTMLSelectElement>('[name=merchandise]');
  // After a request was sent, there is no form.
  if (!idea || !merchandise) return;
  merchandise.value = pieceOf(design.piece).merchandise;
  idea.value = withDesign(idea.value, design);
  for (const field of [merchandise, idea]) field.dispatchEvent(new Event('input', { bubbles: true }));
}
