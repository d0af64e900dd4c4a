import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/kit/ui/button';
import { readForm } from '@/kit/ui/form/read-form';
import { TextField } from '@/kit/ui/form/text-field';
import { Toggle } from '@/kit/ui/form/toggle';
import type { EditState, LinkDraft } from './edit-state';
import type { Editor } from './editor-type';
import { FormMessage } from './form-message';
import { IconPicks } from './icon-picks';
import { useEditState } from './use-edit-state';

type Props = { editor: Editor; form: NonNullable<EditState['form']> };

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
    const values = readForm(event.currentTarget);
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
