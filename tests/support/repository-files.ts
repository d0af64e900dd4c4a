import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Paths, from the root, of the files in these folders; of all files without an argument. New files are in the list
 * before they are added to git; removed files and what git ignores are not.
 */
export const repositoryFiles = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
