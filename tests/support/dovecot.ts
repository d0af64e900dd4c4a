import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../../scripts/lib/wait';
import { freePort } from './site-processes';

const PROGRAM = '/usr/sbin/dovecot';
const isRoot = process.getuid?.() === 0;

/** Debian’s Dovecot, installed if this is root; it needs root to change users. */
export function hasDovecot(): boolean {
  if (!isRoot) return false;
  if (!existsSync(PROGRAM) && existsSync('/usr/bin/apt-get'))
    try {
      const args = ['install', '-y', '--no-install-recommends', 'dovecot-imapd'];
      execFileSync('/usr/bin/apt-get', args, { stdio: 'ignore', timeout: 120_000 });
    } catch {
      return false;
    }
  return existsSync(PROGRAM);
}

const idOf = (flag: string) => Number(execFileSync('/usr/bin/id', [flag, 'nobody'], { encoding: 'utf8' }));

/** Accounts with a password: any user has this one. */
const BY_PASSWORD = `passdb {
  driver = static
  args = password=secret
}`;

/** Accounts with an access token, which Dovecot shows to the server that issued it. */
const byToken = (folder: string) => `auth_mechanisms = xoauth2 oauthbearer
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2.conf.ext
}`;

const configOf = (folder: string, port: number, accounts: string) => `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 1
${accounts}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}/mail/%u
}
mail_location = maildir:${folder}/mail/%u
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

/**
 * An IMAP server with one mailbox, on the loopback. Whatever is delivered is a file in its Maildir.
 * @param introspection where it asks about access tokens (RFC 7662); without it, accounts have a password
 */
export async function startDovecot(user: string, introspection?: string) {
  const folder = mkdtempSync('/tmp/dovecot-');
  chmodSync(folder, 0o755);
  const port = await freePort();
  const owner = [idOf('-u'), idOf('-g')] as const;
  const box = path.join(folder, 'mail', user);
  mkdirSync(path.join(folder, 'run'));
  for (const one of ['', 'cur', 'new', 'tmp']) mkdirSync(path.join(box, one), { recursive: true });
  for (const one of [
    path.join(folder, 'mail'),
    box,
    ...['cur', 'new', 'tmp'].map((name) => path.join(box, name)),
  ])
    chownSync(one, ...owner);
  if (introspection)
    writeFileSync(
      path.join(folder, 'oauth2.conf.ext'),
      `introspection_mode = post
introspection_url = ${introspection}
username_attribute = username
active_attribute = active
active_value = true
`,
    );
  const accounts = introspection ? byToken(folder) : BY_PASSWORD;
  writeFileSync(path.join(folder, 'dovecot.conf'), configOf(folder, port, accounts));
  const server = spawn(PROGRAM, ['-F', '-c', path.join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  await waitUntil(10_000, async () => {
    const { connect } = await import('node:net');
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      setTimeout(() => socket.destroy(), 200);
    });
  });
  let count = 0;
  return {
    url: `imap://${encodeURIComponent(user)}${introspection ? '' : ':secret'}@127.0.0.1:${port}/INBOX`,
    deliver: (raw: Buffer) => {
      count += 1;
      const file = path.join(box, 'new', `${Date.now()}.${count}.test`);
      writeFileSync(file, raw);
      chownSync(file, ...owner);
    },
    /** How many of its emails are marked as read. */
    seen: () => readdirSync(path.join(box, 'cur')).filter((name) => /:2,.*S/.test(name)).length,
    stop: async () => {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
