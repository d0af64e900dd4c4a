/** A reason to stop that a person can act on: shown as one line, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
