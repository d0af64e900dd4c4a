import { DragHandleIcon, useDraggableSortable } from '@payloadcms/ui';

/** @param id also its name, which is announced while it is dragged */
export function OrderItem({ id, place }: { id: string; place: number }) {
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
