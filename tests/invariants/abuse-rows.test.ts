import { expect, it } from 'vitest';
import { FORM_APIS, FORM_PATHS } from '../../src/site-forms';
import { JSON_ENDPOINTS, OTHER_WRITES } from '../abuse/json-endpoints.rows';
import { ENDPOINTS, PUBLIC_METHODS } from '../support/access-table';
import { repositoryFiles } from '../support/repository-files';

const ROOT = 'src/app/api/';

/** Not among the methods: the answer to everything else, and an address that exists only with a secret. */
const WITHOUT_METHODS = ['/api/*', '/api/mail-events'];
/** Mail servers unsubscribe a reader from anywhere (RFC 8058). */
const FROM_ANYWHERE = ['POST /newsletter/unsubscribe'];

/** '/api/social-links/1', '…/:id', '…/{link}' and '…/[id]' are one address. */
const shapeOf = (address: string) =>
  address
    .split('/')
    .map((part) => (/^\d+$|^:|[{[]/.test(part) ? '*' : part))
    .join('/');

it('each route below /api has a row of methods', () => {
  const routes = repositoryFiles(ROOT)
    .filter((file) => file.endsWith('/route.ts'))
    .map((file) => shapeOf(`/api/${file.slice(ROOT.length, -'/route.ts'.length)}`))
    .concat(FORM_APIS);
  const rows = Object.keys(PUBLIC_METHODS).map((address) => shapeOf(address.replace(/[^/]+\.json$/, '1')));
  expect(routes.toSorted()).toEqual([...rows, ...WITHOUT_METHODS].toSorted());
});

it('bad bodies or foreign origins are tried at everything that changes something', () => {
  const own = Object.keys(ENDPOINTS).filter((call) => !call.startsWith('GET '));
  const ofApi = Object.entries(PUBLIC_METHODS).flatMap(([address, methods]) =>
    methods
      .split(', ')
      .filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
      .map((method) => `${method} ${address}`),
  );
  const writes = [...own, ...ofApi, ...FORM_PATHS.map((path) => `POST ${path}`)].map(shapeOf);
  expect(writes.length).toBeGreaterThan(60);
  const tried = new Set([...JSON_ENDPOINTS, ...OTHER_WRITES].map(([call]) => shapeOf(call)));
  expect(writes.filter((write) => !tried.has(write))).toEqual(FROM_ANYWHERE);
});
