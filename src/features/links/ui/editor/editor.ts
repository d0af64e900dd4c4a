import { toast } from '@/kit/ui/toast/toast';
import { editApi, type SignInPaths } from './edit-api';
import { EditColumn } from './edit-column';
import { EditControls } from './edit-controls';
import { EditDialogs } from './edit-dialogs';
import { createStore } from './edit-store';
import { linkActions } from './link-actions';
import { sessionActions } from './session-actions';

/** Edit mode as one module to load: its state, its actions, and the three parts that show it. */
export function createEditor(paths: SignInPaths) {
  const store = createStore();
  const api = editApi(paths);
  const notify = (message: Parameters<typeof toast>[0]) => void toast(message);
  const session = sessionActions(store, api, notify);
  const links = linkActions(store, api, notify, session.refetch);
  return { store, session, links, Controls: EditControls, Column: EditColumn, Dialogs: EditDialogs };
}
