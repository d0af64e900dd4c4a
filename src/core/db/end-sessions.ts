/** Signs an account out everywhere. $1: the account's id. */
export const END_SESSIONS = 'delete from users_sessions where _parent_id = $1';
