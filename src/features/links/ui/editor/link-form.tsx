import { Link } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { readFormValues } from '@/kit/ui/form/read-form';
import { TextField } from '@/kit/ui/form/text-field';
import { Toggle } from '@/kit/ui/form/toggle';
import type { SocialNetwork } from '@/kit/ui/social-logos';
import { PlatformMark, platformOf } from '../platform-mark';
import type { EditState, LinkDraft } from './edit-state';
import type { LinksEditor } from './editor-type';
import { FormMessage } from './form-message';
import { useEditState } from './use-edit-state';

const PLATFORMS: [SocialNetwork, string][] = [
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['x', 'X'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
];

/** Fills the icon's field: with a platform whose logo we draw, or with nothing, so that the address decides. */
function IconPicks({ icon, onPick }: { icon: string; onPick: (icon: string) => void }) {
  const chosen = icon.trim() ? platformOf({ icon, url: '' }) : 'address';
  const pick = (name: string, value: string, mark: React.ReactNode) => (
    <button
      key={name}
      type="button"
      title={name}
      aria-pressed={chosen === (value || 'address')}
      onClick={() => onPick(value)}
      className="grid h-11 place-items-center rounded-field border border-line-2 text-ink-2 hover:border-violet-word hover:text-violet-word aria-pressed:border-violet-word aria-pressed:bg-picked aria-pressed:text-violet-deep"
    >
      {mark}
      <span className="sr-only">{name}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be part of a grid
    <div role="group" aria-label="Pick a logo" className="-mt-2.5 grid grid-cols-7 gap-1.5">
      {pick('Decided by the address', '', <Link size={20} strokeWidth={1.75} aria-hidden="true" />)}
      {PLATFORMS.map(([platform, name]) =>
        pick(name, platform, <PlatformMark link={{ icon: platform, label: name, url: '' }} />),
      )}
    </div>
  );
}

type Props = { editor: LinksEditor; form: NonNullable<EditState['form']> };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function LinkForm({ editor, form }: Props) {
  const { writing } = useEditState(editor.store);
  const element = useRef<HTMLFormElement>(null);
  const { draft, errors } = form;
  const [icon, setIcon] = useState(draft.icon);

  useEffect(() => {
    const name = Object.keys(errors)[0] ?? 'label';
    element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }, [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readFormValues(event.currentTarget);
    const typed: LinkDraft = {
      label: text(values.label),
      url: text(values.url),
      icon: text(values.icon),
      order: text(values.order),
      isActive: values.isActive === true,
      visibleFrom: text(values.visibleFrom),
      visibleUntil: text(values.visibleUntil),
    };
    void editor.links.save(typed);
  };

  return (
    <form ref={element} onSubmit={submit} noValidate className="grid gap-[18px]">
      <TextField
        name="label"
        label="Label"
        defaultValue={draft.label}
        error={errors.label}
        autoComplete="off"
        required
      />
      <TextField
        name="url"
        label="URL"
        inputMode="url"
        defaultValue={draft.url}
        error={errors.url}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="grid grid-cols-[minmax(0,1fr)_128px] gap-3.5">
        <TextField
          name="icon"
          label="Icon"
          hint="optional"
          value={icon}
          onChange={(event) => setIcon(event.target.value)}
          error={errors.icon}
          autoComplete="off"
          autoCapitalize="none"
        />
        <TextField
          name="order"
          label="Order"
          hint={form.id === null ? '0: last' : undefined}
          inputMode="numeric"
          defaultValue={draft.order}
          autoComplete="off"
        />
      </div>
      <IconPicks icon={icon} onPick={setIcon} />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField
          name="visibleFrom"
          label="Visible from"
          hint="optional"
          type="datetime-local"
          defaultValue={draft.visibleFrom}
          error={errors.visibleFrom}
        />
        <TextField
          name="visibleUntil"
          label="Visible until"
          hint="optional"
          type="datetime-local"
          defaultValue={draft.visibleUntil}
          error={errors.visibleUntil}
        />
      </div>
      <div className="border-t border-line pt-3.5">
        <Toggle
          name="isActive"
          label="Active"
          description="Visitors can see and open it"
          defaultChecked={draft.isActive}
        />
      </div>
      <FormMessage text={form.refusal} />
      <div className="dialog-actions mt-1.5">
        <Button variant="outline" onClick={editor.links.cancel}>
          Cancel
        </Button>
        <Button type="submit" pending={writing} pendingLabel="Saving...">
          Save link
        </Button>
      </div>
    </form>
  );
}
