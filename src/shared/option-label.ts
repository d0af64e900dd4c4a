/** @returns the label that people read for a stored option; the value itself when no option has it */
export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
