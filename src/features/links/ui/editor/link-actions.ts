import { validate } from '@/ui/form/validate';
import { createLinkRequest, type SocialLink } from '../../contract';
import type { EditApi, Notice, Notify } from './edit-ports';
import { messageOf, statusOf } from './edit-ports';
import { EMPTY_DRAFT, inOrder, type LinkDraft, toDraft } from './edit-state';
import type { EditStore } from './edit-store';

type Write<T> = { send: () => Promise<T>; apply: (answer: T) => void; done: Notice; failed: string };

/** Writes on links: sent once, answered by one toast, followed by exactly one refetch. */
export function linkActions(store: EditStore, api: EditApi, notify: Notify, refetch: () => Promise<void>) {
  const linksNow = () => store.get().links ?? [];
  const without = (id: number) => linksNow().filter((link) => link.id !== id);
  const put = (link: SocialLink) => store.set({ links: inOrder([...without(link.id), link]), removed: null });

  function refused(error: unknown, title: string) {
    notify({ title, tone: 'destructive' });
    const { form } = store.get();
    // A lost session asks for the sign-in; what was typed waits behind it.
    if (statusOf(error) === 401) store.set({ loginOpen: true });
    else if (form) store.set({ form: { ...form, refusal: messageOf(error) } });
  }

  async function write<T>({ send, apply, done, failed }: Write<T>) {
    if (store.get().writing) return;
    store.set({ writing: true });
    try {
      apply(await send());
    } catch (error) {
      refused(error, failed);
      return;
    } finally {
      store.set({ writing: false });
    }
    notify(done);
    await refetch();
  }

  const fill = (id: number | null, draft: LinkDraft) =>
    store.set({ form: { id, draft, errors: {}, refusal: null } });
  const add = () => fill(null, EMPTY_DRAFT);
  const edit = (link: SocialLink) => fill(link.id, toDraft(link));
  const cancel = () => store.set({ form: null });

  async function save(draft: LinkDraft) {
    const form = store.get().form;
    if (!form || store.get().writing) return;
    const { data, errors = {} } = validate(createLinkRequest, { ...draft, icon: draft.icon || null });
    store.set({ form: { ...form, draft, errors, refusal: null } });
    if (!data) {
      const description = Object.values(errors)[0];
      notify({ title: 'Validation Error', description, tone: 'destructive' });
      return;
    }
    const { id } = form;
    await write<SocialLink>({
      send: () => (id === null ? api.add(data) : api.update(id, data)),
      apply: (link) => {
        put(link);
        store.set({ form: null });
      },
      done: { title: id === null ? 'Link added successfully!' : 'Link updated successfully!' },
      failed:
        id === null ? 'Failed to add link. Please try again.' : 'Failed to update link. Please try again.',
    });
  }

  const undo = (link: SocialLink) =>
    write({
      send: () => api.restore(link.id),
      apply: () => put(link),
      done: { title: 'Link restored successfully!' },
      failed: 'Failed to restore link. Please try again.',
    });

  const remove = (link: SocialLink) =>
    write({
      send: () => api.remove(link.id),
      apply: () => {
        const index = linksNow().findIndex((each) => each.id === link.id);
        store.set({ links: without(link.id), removed: { link, index } });
      },
      done: {
        title: 'Link deleted successfully!',
        action: { label: 'Undo', onSelect: () => void undo(link) },
      },
      failed: 'Failed to delete link. Please try again.',
    });

  return { add, edit, cancel, save, remove, undo };
}

export type LinkActions = ReturnType<typeof linkActions>;
