import { expect, it } from 'vitest';
import { DAILY, PARTS } from '../../scripts/test/parts.mjs';
import { repositoryFiles } from '../support/repository-files';

it('runs each file of tests either in `npm test` or in one part of `npm run test:long`', () => {
  const files = repositoryFiles('tests').filter((file) =>
    /^tests\/(int|e2e|abuse|attack|soak)\/[^/]+\.(test|spec)\.ts$/.test(file),
  );
  const listed = [...DAILY, ...Object.values(PARTS).flatMap((part) => part.files)];
  expect(listed.toSorted()).toEqual(files.toSorted());
});
