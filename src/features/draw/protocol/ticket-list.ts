import { compareBytes } from './bytes';
import { growingTree, type Leaf, leafHash } from './merkle';

/**
 * Follows a list ticket by ticket and says whether it is in its one canonical form: hashes ascend strictly (so no
 * entry occurs twice), and people are numbered in the order in which they first appear. This leaves no freedom in the
 * order.
 */
export function followOrder() {
  let persons = new Uint32Array(1024);
  let previous: Uint8Array | null = null;
  let tickets = 0;
  let people = 0;
  let isCanonical = true;
  return {
    add(leaf: Leaf): void {
      if (previous && compareBytes(previous, leaf.hash) >= 0) isCanonical = false;
      if (leaf.person > people) isCanonical = false;
      if (leaf.person === people) people += 1;
      if (tickets === persons.length) {
        const wider = new Uint32Array(tickets * 2);
        wider.set(persons);
        persons = wider;
      }
      persons[tickets] = leaf.person;
      previous = leaf.hash;
      tickets += 1;
    },
    tickets: () => tickets,
    people: () => people,
    isCanonical: () => isCanonical,
    personOf: (ticket: number) => persons[ticket] as number,
  };
}

/** Checks the order and computes the root of the list. */
export function followList() {
  const order = followOrder();
  const tree = growingTree();
  return {
    ...order,
    add(leaf: Leaf): void {
      order.add(leaf);
      tree.add(leafHash(leaf));
    },
    root: () => tree.root(),
  };
}

export type CommittedTicketList = Pick<
  ReturnType<typeof followList>,
  'tickets' | 'people' | 'isCanonical' | 'root' | 'personOf'
>;
