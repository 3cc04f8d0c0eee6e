/** A decision of the seat that searches, and what came of the games that led to it. */
export class Node {
  visits = 0;
  /** Sum of the results, each from 0 to 1. */
  total = 0;
  /** Sum of how the seat stood in the end, in points. Gains depend on where one stands when one asks, and a tree is kept for several decisions. */
  standing = 0;
  /** How many points worse than the best it looked before it was tried, if it was looked at. */
  behind: number | undefined;
  /** By the id of the move; nothing until somebody has come here twice. */
  children: Map<number, Node> | undefined;

  /** The child of a move, made if there is none. */
  after(id: number): Node {
    this.children ??= new Map();
    let child = this.children.get(id);
    if (child === undefined) {
      child = new Node();
      this.children.set(id, child);
    }
    return child;
  }
}
