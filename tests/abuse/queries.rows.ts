import { adminError, type Expected, type Group, NOTHING_HERE, plain, type Row } from './row';
import type { Answer } from './send-raw';

const NOT_VALID = adminError(400, 'The request is not valid');
const noPath = (path: string) => adminError(400, `The following path cannot be queried: ${path}`);
/** Wrong input is ignored; the response contains nothing that the user may not read. */
const passedOver: Expected = {
  says: [200, ({ body }: Answer) => !/"(hash|salt|sessions|reset\w+)"/.test(body)],
};

/** Queries of a list: unknown fields, unknown operators, values that no column holds. */
const QUESTIONS: [query: string, answer: Expected][] = [
  ['where[nothing][equals]=1', noPath('nothing')],
  ['where[email.nothing][equals]=1', noPath('email.nothing')],
  ['where[email][nothing]=1', NOT_VALID],
  ['where[email][near]=1,2,3', NOT_VALID],
  ['where[email][within]=x', NOT_VALID],
  ['where[email][intersects]=x', NOT_VALID],
  ['where[email][all]=x', NOT_VALID],
  ['where[id][near][or][][greater_than]=x', NOT_VALID],
  ['where[id][equals][email][equals]=x', NOT_VALID],
  ['where=x', NOT_VALID],
  ['where={"id":{"equals":1}}', NOT_VALID],
  ['where[or]=x', NOT_VALID],
  ['where[or][0]=x', NOT_VALID],
  ['where[id]=1', NOT_VALID],
  ['where[id][equals]=99999999999999999999', NOT_VALID],
  ['where[id][in]=1,a,%27', NOT_VALID],
  ['where[status][equals]=nothing', NOT_VALID],
  ['where[status][in]=nothing', NOT_VALID],
  ['where[status][like]=acc', NOT_VALID],
  ['where[status][greater_than]=acc', NOT_VALID],
  ['where[quarantined][equals]=maybe', NOT_VALID],
  ['where[quarantined][like]=maybe', NOT_VALID],
  ['where[email][equals]=%00', NOT_VALID],
  ['where[id][equals]=abc', passedOver],
  ['where[email][like]=%25_%5C%27', passedOver],
  ['where[email][exists]=maybe', passedOver],
  ['where[email][in]=', passedOver],
  ['where[createdAt][greater_than]=yesterday', NOT_VALID],
  ['where[createdAt][less_than]=99999999-01-01', NOT_VALID],
  [`where${'[or][0]'.repeat(20)}[id][equals]=1`, NOT_VALID],
  ['limit=20000', NOT_VALID],
  ['page=-5', NOT_VALID],
  ['page[]=-5', NOT_VALID],
  ['page=1&page=-5', NOT_VALID],
  ['limit=-1', NOT_VALID],
  ['limit=1e9', NOT_VALID],
  ['limit=1&limit=-5', NOT_VALID],
  ['limit[gt]=1', NOT_VALID],
  ['depth=-1', NOT_VALID],
  ['depth[]=x', NOT_VALID],
  ['data=x', NOT_VALID],
  ['limit=0&depth=999999', passedOver],
  ['page=999999', passedOver],
  ['sort=nothing', passedOver],
  ['sort=-id,%3Bdrop%20table%20users', passedOver],
  ['sort[a]=id', passedOver],
  ['select=x', passedOver],
  ['select[nothing]=true', passedOver],
  ['joins=x', passedOver],
  ['joins[x][limit]=-1', passedOver],
  ['populate=x', passedOver],
  ['populate[users][hash]=true&depth=2', passedOver],
  ['locale=__proto__&fallback-locale=xx', passedOver],
  ['draft=maybe&trash=maybe&pagination=maybe', passedOver],
  ['__proto__[x]=1&constructor[prototype]=1', passedOver],
];
const questions = QUESTIONS.map(
  ([query, answer]): Row => ({
    bad: 'a question',
    call: `GET /admin/api/waitlist?${query}`,
    as: 'support',
    answer,
  }),
);

/** Nobody may find out whether an account's password hash begins with some text. */
const SECRETS = ['hash', 'salt', 'sessions.id', 'resetPasswordToken'];
const secrets = SECRETS.map(
  (field): Row => ({
    bad: 'a question about a secret',
    call: `GET /admin/api/support-tickets?where[assignee.${field}][like]=a`,
    as: 'support',
    answer: noPath(`assignee.${field}`),
  }),
);

const ORDERS = ['assignee.email', '-assignee.email', 'id,assignee.hash', 'assignee__hash'];
const orders = ORDERS.map(
  (sort): Row => ({
    bad: 'an order by what another list holds',
    call: `GET /admin/api/support-tickets?sort=${sort}`,
    as: 'support',
    answer: noPath(sort.replace(/^(-|id,)/, '')),
  }),
);

const MANY: [call: string, answer: Expected, body?: string][] = [
  ['PATCH /admin/api/waitlist', adminError(400, "Missing 'where' query of documents to update."), '{}'],
  ['PATCH /admin/api/waitlist?where=x', NOT_VALID, '{}'],
  ['PATCH /admin/api/waitlist?where[nothing][equals]=1', noPath('nothing'), '{}'],
  ['DELETE /admin/api/waitlist', adminError(400, "Missing 'where' query of documents to delete.")],
  ['DELETE /admin/api/waitlist?where=x', NOT_VALID],
  ['DELETE /admin/api/waitlist?where[or]=', NOT_VALID],
  ['GET /admin/api/waitlist/count?where[id][equals]=99999999999', NOT_VALID],
  ['GET /admin/api/waitlist/export?where=x', NOT_VALID],
  ['GET /admin/api/waitlist/export?where[nothing][equals]=1', noPath('nothing')],
  ['GET /admin/api/waitlist/export?search=%00', NOT_VALID],
];
const many = MANY.map(
  ([call, answer, body]): Row => ({
    bad: 'a question about many',
    call,
    as: 'admin',
    body,
    headers: body ? { 'Content-Type': 'application/json' } : {},
    answer,
  }),
);

/** Payload endpoints that this site disables. */
const NOT_HERE = adminError(404, NOTHING_HERE);
const CLOSED: [call: string, answer: Expected][] = [
  ['GET /admin/api/waitlist/versions', NOT_HERE],
  ['GET /admin/api/globals/nothing', NOT_HERE],
  ['GET /admin/api/globals/brand/versions/abc', NOT_HERE],
  ['GET /admin/api/globals/brand/versions/999999999999999', NOT_HERE],
  ['POST /admin/api/globals/brand/versions/abc', NOT_HERE],
  ['GET /admin/api/nothing', NOT_HERE],
  ['GET /admin/api/payload-migrations', plain(404, NOTHING_HERE)],
  ['GET /admin/api/payload-kv', plain(404, NOTHING_HERE)],
  ['GET /admin/api/payload-jobs/run', plain(404, NOTHING_HERE)],
  ['DELETE /admin/api/payload-preferences/nothing', plain(404, NOTHING_HERE)],
  ['POST /admin/api/users/first-register', plain(404, NOTHING_HERE)],
  ['POST /admin/api/users/forgot-password', plain(404, NOTHING_HERE)],
  ['POST /admin/api/users/reset-password', plain(404, NOTHING_HERE)],
  ['POST /admin/api/users/unlock', plain(404, NOTHING_HERE)],
  ['GET /admin/create-first-user', plain(404, NOTHING_HERE)],
  ['GET /admin/forgot', plain(404, NOTHING_HERE)],
  ['GET /admin/reset/x', plain(404, NOTHING_HERE)],
  ['GET /admin/api/users/init', plain(404, NOTHING_HERE)],
  ['POST /admin/api/graphql', plain(404, NOTHING_HERE)],
  ['GET /admin/api/draw-rounds/{draw}/problems?list=999999', plain(404, NOTHING_HERE)],
  ['GET /admin/api/draw-rounds/{draw}/problems?list=1%27', plain(404, NOTHING_HERE)],
  ['GET /admin/api/draw-rounds/{draw}/problems', plain(404, NOTHING_HERE)],
];
const closed = CLOSED.map(([call, answer]): Row => ({ bad: 'what nobody needs', call, as: 'admin', answer }));

export const queries: Group[] = [
  { about: 'questions about lists', rows: [...questions, ...secrets, ...orders, ...many] },
  { about: 'doors that are closed', rows: closed },
];
