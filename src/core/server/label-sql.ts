type Options = readonly { value: string; label: string }[];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** SQL: the label of the option that a column holds. Options are constants of a contract, never input. */
export const labelSql = (column: string, options: Options): string =>
  `case ${column}::text ${options
    .map(({ value, label }) => `when ${quoted(value)} then ${quoted(label)}`)
    .join(' ')} else ${column}::text end`;
