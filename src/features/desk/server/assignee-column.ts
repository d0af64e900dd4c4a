/** SQL about the record `one`: a column of the account that it is assigned to; null for one that is switched off. */
export const assigneeColumn = (column: string) =>
  `(select ${column} from users where users.id = one.assignee_id and users.disabled is not true)`;
