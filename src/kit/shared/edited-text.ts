import { z } from 'zod';

/** Where a text of a page is kept: its document in the back office, and the path of its field. */
export const editedText = z.object({
  document: z.string().regex(/^[a-z][a-z-]{0,60}$/),
  field: z.string().regex(/^[a-zA-Z]\w{0,60}(\.\w{1,60}){0,6}$/),
});
export type EditedText = z.infer<typeof editedText>;

/** What a preview tells the back office around it when its user chooses a text. */
export const EDIT_TEXT = 'edit-text';
export const editTextMessage = editedText.extend({ type: z.literal(EDIT_TEXT) });

/** In the address of a form: the field to go to. */
export const FIELD_PARAMETER = 'field';
