import type { Access, FieldAccess } from 'payload';
import type { User } from '@/payload-types';

/**
 * The vocabulary of access rules: `create: editors, read: staff, delete: admins`. An admin may do everything; every
 * other role only what its work needs.
 */
type Role = User['role'];
type Asker = { req: { user?: unknown } };

const roleOf = ({ req }: Asker): Role | null => (req.user as User | null | undefined)?.role ?? null;

const oneOf =
  (...roles: Role[]) =>
  (asker: Asker): boolean => {
    const role = roleOf(asker);
    return role === 'admin' || (role !== null && roles.includes(role));
  };

export const nobody = () => false;
/** What a sender wrote stays as it was sent: a correction is a note. */
export const asSent = { access: { update: nobody } } as const;
export const anyStaff = oneOf('editor', 'support', 'marketing');
export const admins = oneOf();
/** Content, links, brand and legal texts. */
export const editors = oneOf('editor');
/** Tickets, quotes and applications. */
export const supporters = oneOf('support');
/** Newsletter subscribers. */
export const marketers = oneOf('marketing');

/** Admins can access every account, others their own. */
export const selfOrAdmins: Access = ({ req }) => {
  if (admins({ req })) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

export const adminsOnly: FieldAccess = ({ req }) => admins({ req });
