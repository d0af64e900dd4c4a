import type { Faces } from '@/kit/shared/faces';
import { facesCss } from '@/kit/ui/fonts/faces-css';

/** The brand's faces, as the variables that every stylesheet uses. */
export const FacesStyle = ({ faces }: { faces: Faces }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: names and addresses of the build only, as React escapes quotes only
  <style dangerouslySetInnerHTML={{ __html: facesCss(faces) }} />
);
