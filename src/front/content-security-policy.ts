export type CspSettings = {
  /** origin of the form service, the only foreign one that pages may contact */
  formServiceOrigin?: string;
  /** the site uses https */
  secure: boolean;
};

const join = (directives: Array<[string, string[]] | undefined>) =>
  directives
    .filter((directive) => directive !== undefined)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

type Sources = { scripts: string[]; connect?: string[]; frames?: string[]; framedBy?: string };

const documentPolicy = ({ scripts, connect = [], frames, framedBy = "'none'" }: Sources, secure: boolean) =>
  join([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scripts]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connect]],
    ['media-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
    // html2canvas puts a base element of this site into the copy that it draws.
    ['base-uri', ["'self'"]],
    frames ? ['frame-src', frames] : undefined,
    ['frame-ancestors', [framedBy]],
    secure ? ['upgrade-insecure-requests', []] : undefined,
  ]);

/**
 * One policy for all public pages, apart from script hashes: it belongs to the document that started the visit, not
 * to the page that was clicked to. Styles keep 'unsafe-inline' because React writes style attributes.
 */
export function publicPagePolicy(hashes: string[], { formServiceOrigin, secure }: CspSettings): string {
  return documentPolicy({ scripts: hashes, connect: formServiceOrigin ? [formServiceOrigin] : [] }, secure);
}

const nonceSource = (nonce: string) => `'nonce-${nonce}'`;

/**
 * Next reads the nonce from the request header of the same name and puts it on every script it writes. The back
 * office shows the preview in a frame beside its form.
 */
export function backOfficePolicy(nonce: string, { secure }: CspSettings): string {
  return documentPolicy({ scripts: [nonceSource(nonce)], frames: ["'self'"] }, secure);
}

/** A public page in an editor's preview: only this site may frame it, and it contacts nobody else. */
export function previewPolicy(nonce: string, { secure }: CspSettings): string {
  return documentPolicy({ scripts: [nonceSource(nonce)], framedBy: "'self'" }, secure);
}

/** For everything but pages: opened directly, it may display itself (browsers style plain images inline), no more. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
