import { validate } from '@/kit/ui/form/validate';
import { createLinkRequest, keptLinkRequest, type SocialLink } from '../../contract';
import {
  type EditApi,
  type EditorNotice,
  errorMessage,
  errorSentence,
  errorStatus,
  type Notify,
} from './edit-ports';
import { changedSchedule, EMPTY_DRAFT, inOrder, type LinkDraft, toDraft } from './edit-state';
import type { EditStore } from './edit-store';

type Write<T> = { send: () => Promise<T>; apply: (answer: T) => void; done: EditorNotice; failed: string };

/** Writes on links: each is sent once, and followed by one toast and exactly one refetch. */
export function linkActions(store: EditStore, api: EditApi, notify: Notify, refetch: () => Promise<void>) {
  const linksNow = () => store.get().links ?? [];
  const without = (id: number) => linksNow().filter((link) => link.id !== id);
  const lastOrder = () => Math.max(-1, ...linksNow().map(({ order }) => order));
  const put = (link: SocialLink) => store.set({ links: inOrder([...without(link.id), link]), removed: null });

  function refused(error: unknown, title: string) {
    const description = errorStatus(error) === 409 ? errorSentence(error) : undefined;
    notify({ title, ...(description ? { description } : {}), tone: 'destructive' });
    const { form } = store.get();
    // A lost session opens the sign-in dialog; the typed text is kept behind it.
    if (errorStatus(error) === 401) store.set({ loginOpen: true });
    else if (form) store.set({ form: { ...form, refusal: errorMessage(error) } });
  }

  /** @returns whether it succeeded */
  async function write<T>({ send, apply, done, failed }: Write<T>): Promise<boolean> {
    if (store.get().writing) return false;
    store.set({ writing: true });
    try {
      apply(await send());
    } catch (error) {
      refused(error, failed);
      return false;
    } finally {
      store.set({ writing: false });
    }
    notify(done);
    await refetch();
    return true;
  }

  const fill = (id: number | null, draft: LinkDraft) =>
    store.set({ form: { id, draft, errors: {}, refusal: null } });
  const add = () => fill(null, EMPTY_DRAFT);
  const edit = (link: SocialLink) => fill(link.id, toDraft(link));
  const cancel = () => store.set({ form: null });

  async function save(draft: LinkDraft) {
    const form = store.get().form;
    if (!form || store.get().writing) return;
    const { label, url, icon, isActive } = draft;
    const order = form.id === null && draft.order === EMPTY_DRAFT.order ? lastOrder() + 1 : draft.order;
    const typed = { label, url, icon: icon || null, order, isActive };
    const known = linksNow().find((link) => link.id === form.id);
    const schedule = changedSchedule(known ? toDraft(known) : EMPTY_DRAFT, draft);
    const request = known?.url === url ? keptLinkRequest : createLinkRequest;
    const { data, errors = {} } = validate(request, { ...typed, ...schedule });
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

  /** Shown immediately and sent once; a refused order is replaced by the current list. */
  async function reorder(order: number[]) {
    const before = linksNow();
    if (store.get().writing || before.every((link, index) => link.id === order[index])) return;
    const moved = order.flatMap((id, index) =>
      before.filter((link) => link.id === id).map((link) => ({ ...link, order: index + 1 })),
    );
    const sent = write({
      send: () => api.reorder({ seen: before.map(({ id }) => id), order }),
      apply: (links) => store.set({ links, removed: null }),
      done: { title: 'Order saved!' },
      failed: 'The new order was not saved.',
    });
    store.set({ links: moved });
    if (await sent) return;
    store.set({ links: before });
    if (!store.get().loginOpen) await refetch();
  }

  return { add, edit, cancel, save, remove, undo, reorder };
}

export type LinkActions = ReturnType<typeof linkActions>;
