import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** The data type of dragged photos, with their keys and the group that they come from. */
const DRAGGED = 'application/x-svclink-photos';
const FROM = 'application/x-svclink-group';

/** Drags photos of a group. */
export function dragPhotos(
  { dataTransfer }: DragEvent,
  photos: readonly string[],
  from: string,
): void {
  dataTransfer?.setData(DRAGGED, JSON.stringify(photos));
  dataTransfer?.setData(FROM, from);
}

/** Returns the dragged photos; none for anything else that is dragged. */
function draggedPhotos({ dataTransfer }: DragEvent): readonly string[] {
  const text = dataTransfer?.getData(DRAGGED) ?? '';
  return text === '' ? [] : JSON.parse(text);
}

/** An area that takes dragged photos. */
export function DropArea(props: {
  /** With it the area is a named group. */
  readonly legend?: string;
  readonly class: string;
  readonly onDrop?: ((photos: readonly string[], from: string) => void) | undefined;
  readonly children: ComponentChildren;
}) {
  const { legend, onDrop, children } = props;
  const [isOver, setOver] = useState(false);
  const shared = {
    class: isOver ? `${props.class} over` : props.class,
    onDragOver: (event: DragEvent) => {
      if (!onDrop || !event.dataTransfer?.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const photos = draggedPhotos(event);
      if (photos.length === 0 || !onDrop) return;
      event.preventDefault();
      onDrop(photos, event.dataTransfer?.getData(FROM) ?? '');
    },
  };
  if (legend === undefined) return <section {...shared}>{children}</section>;
  return (
    <fieldset {...shared}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
