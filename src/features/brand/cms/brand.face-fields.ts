import type { GroupField, SelectField } from 'payload';
import { DEFAULT_FACES, DISPLAY_FACES, type Faces, TEXT_FACES } from '@/kit/shared/faces';

const face = (
  name: keyof Faces,
  label: string,
  faces: Record<string, string>,
  description: string,
): SelectField => ({
  name,
  label,
  type: 'select',
  required: true,
  defaultValue: DEFAULT_FACES[name],
  options: Object.entries(faces).map(([value, title]) => ({ value, label: title })),
  admin: { description },
});

/** The two faces in which everything is set: pages, emails, link previews, brand assets and the back office. */
export const faceFields: GroupField = {
  name: 'faces',
  label: 'Type',
  type: 'group',
  fields: [
    face(
      'display',
      'Display face',
      DISPLAY_FACES,
      'Headings and figures, and Greek letters everywhere: each of these draws all 24 Greek capitals.',
    ),
    face('text', 'Text face', TEXT_FACES, 'Everything else: text, buttons and forms.'),
  ],
};
