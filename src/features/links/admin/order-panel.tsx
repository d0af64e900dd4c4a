'use client';

import {
  Button,
  DraggableSortable,
  DragHandleIcon,
  toast,
  useAuth,
  useDraggableSortable,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { fetchJson, post } from '@/kit/admin/post-to-api';
import { movedTo } from '@/kit/shared/reorder';
import { LINKS_API, linkResponse, mayEditLinks, ORDER_API, type SocialLink } from '../contract';

/** @param id also its name, which is announced while it is dragged */
function OrderItem({ id, place }: { id: string; place: number }) {
  const { attributes, isDragging, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id,
  });
  return (
    <div
      ref={setNodeRef}
      className="order-panel__item"
      data-carried={isDragging || undefined}
      style={{ transform, transition }}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${id}`}
        className="order-panel__handle"
      >
        <DragHandleIcon />
      </button>
      <span>{place}</span>
      <bdi>{id}</bdi>
    </div>
  );
}

/** All links in order, or null if loading failed. */
async function readLinks(): Promise<SocialLink[] | null> {
  return fetchJson(LINKS_API, z.array(linkResponse));
}

const idsOf = (links: SocialLink[]) => links.map(({ id }) => id);

/** @returns why it was refused, or null when it is saved */
const saveOrder = (seen: SocialLink[], wanted: SocialLink[]): Promise<string | null> =>
  post(
    ORDER_API,
    { seen: idsOf(seen), order: idsOf(wanted) },
    { unreachable: 'The new order was not saved. Please try again.' },
  );

/** Announced while an item is dragged, so two links with the same label need different names. */
const nameOf = ({ label, id }: SocialLink, links: SocialLink[]) =>
  links.some((other) => other.id !== id && other.label === label) ? `${label} (${id})` : label;

/** All links together, to be reordered by pointer or keyboard; the table above has pages and other sort orders. */
export function OrderPanel() {
  const { user } = useAuth();
  const router = useRouter();
  const [links, setLinks] = useState<SocialLink[]>();
  if (!user || !mayEditLinks(String(user.role))) return null;

  const load = async () => {
    const now = await readLinks();
    if (now) setLinks(now);
    else toast.error('The links could not be loaded. Please try again.');
  };
  const names = links?.map((link) => nameOf(link, links)) ?? [];

  const move = async (from: number, to: number) => {
    const moved = links?.[from];
    if (!links || !moved || from === to || to < 0) return;
    const wanted = movedTo(links, moved, to);
    setLinks(wanted);
    const refusal = await saveOrder(links, wanted);
    if (refusal === null) toast.success('Order saved');
    else toast.error(refusal);
    await load();
    router.refresh();
  };

  return (
    <section className="desk order-panel" aria-label="Order of the links">
      {links ? (
        <>
          <p id="order-how">
            Drag a handle; or press Space on it, move with the arrow keys, and press Space again.
          </p>
          <DraggableSortable
            ids={names}
            onDragEnd={({ moveFromIndex, moveToIndex }) => void move(moveFromIndex, moveToIndex)}
          >
            {links.map((link, index) => (
              <OrderItem key={link.id} id={names[index] ?? ''} place={index + 1} />
            ))}
          </DraggableSortable>
        </>
      ) : (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void load()}>
          Put links in order
        </Button>
      )}
    </section>
  );
}
