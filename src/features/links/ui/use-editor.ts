import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '@/kit/ui/toast/toast';
import type { SignInPaths } from './editor/edit-api';

const loadEditor = () => import('./editor/editor');
type Editor = ReturnType<Awaited<ReturnType<typeof loadEditor>>['createEditor']>;

const NOT_LOADED = 'Editing could not be loaded. Please check your connection and try again.';
const nothing = () => () => {};

/** Edit mode; its code is fetched on first use, so visitors never load it. */
export function useEditor(paths: SignInPaths) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [loading, setLoading] = useState(false);
  const made = useRef<Editor | null>(null);
  const given = useRef(paths);
  const read = () => editor?.store.get() ?? null;
  const state = useSyncExternalStore(editor?.store.subscribe ?? nothing, read, read);

  const open = useCallback(async () => {
    setLoading(true);
    try {
      const kit = await loadEditor();
      made.current ??= kit.createEditor(given.current);
      setEditor(made.current);
      await made.current.session.open();
    } catch {
      await toast({ title: 'Error', description: NOT_LOADED, tone: 'destructive' });
    } finally {
      setLoading(false);
    }
  }, []);

  return { editor, state, open, pending: loading || (state?.asking ?? false) };
}
