// `npm run audit:deps`: compares the lock file with the registry's advisories. Exit codes: 0 = no advisory, 1 = at least
// one, 2 = the registry did not answer, so nothing is known.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ title: string, url: string, severity: string, range: string, name: string }} Advisory */
/** @typedef {{ found: string[] } | { unanswered: string }} Result */

const ORDER = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * @param {string} output of `npm audit --json`
 * @returns {Result} one line for each advisory, the worst first; or why there are none to read
 */
export const readAudit = (output) => {
  /** @type {{ auditReportVersion?: number, message?: string, vulnerabilities?: Record<string, { via: (string | Advisory)[] }> }} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { unanswered: 'npm printed no report' };
  }
  const { auditReportVersion, message = 'npm printed no report', vulnerabilities } = report ?? {};
  if (auditReportVersion !== 2 || !vulnerabilities) return { unanswered: message.split('\n', 1)[0] ?? '' };
  /** A package that only contains an affected one names it, and says nothing more. */
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  const lines = advisories
    .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
    .map(({ severity, name, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`);
  return { found: [...new Set(lines)] };
};

/** @param {Result} result @returns {{ code: 0 | 1 | 2, text: string }} */
export const describeAudit = (result) => {
  if ('unanswered' in result)
    return { code: 2, text: `The registry gave no advisories, so nothing is known: ${result.unanswered}` };
  if (result.found.length === 0) return { code: 0, text: 'No advisory names a package of the lock file.' };
  return { code: 1, text: result.found.join('\n') };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cwd = path.resolve(path.dirname(process.argv[1]), '..');
  const flags = ['audit', '--json', '--package-lock-only', '--audit=true'];
  execFile('npm', flags, { cwd, maxBuffer: 100e6, timeout: 120_000 }, (_, output) => {
    const { code, text } = describeAudit(readAudit(output));
    console.log(text);
    process.exitCode = code;
  });
}
