/** The name of the mail server whose findings the tests trust. */
export const TRUSTED = 'mx.test';

export type RawMail = {
  from?: string;
  to?: string;
  subject?: string;
  id?: string;
  /** What the trusted server found out; null: it says nothing. */
  verdict?: 'pass' | 'fail' | null;
  /** Further header fields, each with its line break. */
  headers?: string;
  body?: string | Buffer;
  type?: string;
  encoding?: string;
};

let count = 0;

/** An email as it arrives, with CRLF. */
export function rawMail(mail: RawMail = {}): Buffer {
  count += 1;
  const {
    from = `Ada <ada${count}@chapter.example>`,
    to = 'hello@colonnade.example',
    verdict = 'pass',
  } = mail;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'nowhere.example';
  const head = [
    verdict && `Authentication-Results: ${TRUSTED}; dmarc=${verdict} (p=none) header.from=${domain}`,
    'Received: from out.example (out.example [192.0.2.1]) by mx.test; Tue, 24 Nov 2026 10:42:00 +0000',
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${mail.subject ?? `A question ${count}`}`,
    'Date: Tue, 24 Nov 2026 10:42:00 +0000',
    mail.id === '' ? null : `Message-ID: ${mail.id ?? `<${count}.${process.pid}@out.example>`}`,
    'MIME-Version: 1.0',
    `Content-Type: ${mail.type ?? 'text/plain; charset=utf-8'}`,
    `Content-Transfer-Encoding: ${mail.encoding ?? '8bit'}`,
  ].filter(Boolean);
  const text = `${head.join('\r\n')}\r\n${mail.headers ?? ''}\r\n`;
  const body = mail.body ?? 'Where do I see who paid?';
  const bytes = typeof body === 'string' ? Buffer.from(body.replace(/\r?\n/g, '\r\n')) : body;
  return Buffer.concat([Buffer.from(text), bytes]);
}

export type Part = { type: string; headers?: string; body: string | Buffer };

/** A multipart body and its type. */
export function multipart(parts: readonly Part[], kind = 'mixed'): Pick<RawMail, 'type' | 'body'> {
  count += 1;
  const boundary = `=_${count}`;
  const chunks = parts.flatMap(({ type, headers = '', body }) => [
    Buffer.from(`--${boundary}\r\nContent-Type: ${type}\r\n${headers}\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
  return {
    type: `multipart/${kind}; boundary="${boundary}"`,
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A file as mail programs attach it. */
export const attached = (name: string, type: string, bytes: Buffer): Part => ({
  type: `${type}; name="${name}"`,
  headers: `Content-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n`,
  body: bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
});

/** A delivery report about an email of ours, as Postfix writes it. */
export function bounce({
  about,
  to,
  status,
  action = 'failed',
}: {
  about: string;
  to: string;
  status: string;
  action?: string;
}): Buffer {
  return rawMail({
    from: 'Mail Delivery System <MAILER-DAEMON@mx.test>',
    subject: 'Undelivered Mail Returned to Sender',
    verdict: null,
    headers: 'Auto-Submitted: auto-replied\r\nReturn-Path: <>\r\n',
    ...multipart(
      [
        {
          type: 'text/plain',
          body: 'I’m sorry to have to inform you that your message could not be delivered.',
        },
        {
          type: 'message/delivery-status',
          body: `Reporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 ${status} said so\r\n`,
        },
        { type: 'text/rfc822-headers', body: `Message-ID: ${about}\r\nSubject: Re: x\r\n` },
      ],
      'report; report-type=delivery-status',
    ),
  });
}
