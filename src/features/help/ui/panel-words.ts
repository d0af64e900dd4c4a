export type PanelWords = {
  heading: string;
  lead: string;
  search: string;
  /** `{count}` and `{asked}` in these become the number of answers and what was searched for. */
  foundOne: string;
  found: string;
  nothing: string;
  showOne: string;
  showAll: string;
};

/** What the panel says, and nothing else of its table: a page carries all that a browser component is given. */
export const panelWords = ({
  heading,
  lead,
  search,
  foundOne,
  found,
  nothing,
  showOne,
  showAll,
}: PanelWords): PanelWords => ({ heading, lead, search, foundOne, found, nothing, showOne, showAll });
