import { FEATURES } from '@/features';
import type { Form } from '@/kit/shared/form';

/** Every form of the public site: its address without JavaScript, body limit, rate limit and setting come from here. */
const FORMS: readonly Form[] = FEATURES.flatMap(({ forms = [] }) => forms);

/** Each shows a page when it is opened. */
export const FORM_PATHS: readonly string[] = FORMS.map(({ path }) => path);

/** Endpoints of forms for scripts. */
export const FORM_APIS: readonly string[] = FORMS.flatMap(({ api }) => api ?? []);

export const findForm = (path: string): Form | undefined => FORMS.find((form) => form.path === path);

/** Each setting with its default. */
export const FORM_SETTINGS: Readonly<Record<string, number>> = Object.fromEntries(
  FORMS.flatMap(({ limit }) => (limit ? [[limit.setting, limit.standard]] : [])),
);
