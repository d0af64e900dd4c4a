/** A reason not to go on that a person can act on: shown as its one line, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
