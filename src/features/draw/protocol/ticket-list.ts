import { compareBytes } from './bytes';
import { growingTree, type Leaf, leafHash } from './merkle';

/**
 * Follows a list ticket by ticket and says whether it is in its one canonical form: hashes ascend strictly (so no
 * entry is there twice), and people are numbered in the order in which they first appear. Nothing is left to arrange.
 */
export function followList() {
  const tree = growingTree();
  let persons = new Uint32Array(1024);
  let previous: Uint8Array | null = null;
  let people = 0;
  let isCanonical = true;
  return {
    /** @returns the leaf's own hash in the tree */
    add(leaf: Leaf): Uint8Array {
      const at = tree.size();
      if (previous && compareBytes(previous, leaf.hash) >= 0) isCanonical = false;
      if (leaf.person > people) isCanonical = false;
      if (leaf.person === people) people += 1;
      if (at === persons.length) {
        const wider = new Uint32Array(at * 2);
        wider.set(persons);
        persons = wider;
      }
      persons[at] = leaf.person;
      previous = leaf.hash;
      const hash = leafHash(leaf);
      tree.add(hash);
      return hash;
    },
    tickets: () => tree.size(),
    people: () => people,
    isCanonical: () => isCanonical,
    root: () => tree.root(),
    personOf: (ticket: number) => persons[ticket] as number,
  };
}

export type TicketList = Pick<
  ReturnType<typeof followList>,
  'tickets' | 'people' | 'isCanonical' | 'root' | 'personOf'
>;
