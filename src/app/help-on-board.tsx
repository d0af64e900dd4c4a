import { HelpPanels } from '@/features/help/admin/help-board';
import { readHelpBoard } from '@/features/help/server/board.queries';

/** For editors: what the articles of help lack. */
export const HelpOnBoard = async () => <HelpPanels board={await readHelpBoard()} />;
