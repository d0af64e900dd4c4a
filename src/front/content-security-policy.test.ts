import { describe, expect, it } from 'vitest';
import { backOfficePolicy, previewPolicy, publicPagePolicy } from './content-security-policy';
import { scriptHashes } from './script-hashes';

const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe('scriptHashes', () => {
  it('hashes each inline script once', () => {
    expect(scriptHashes('<script>alert(1)</script><p><script id="_R_">alert(1)</script >')).toEqual([ALERT]);
  });

  it('parses attributes that contain a ">"', () => {
    expect(scriptHashes('<script data-a="b>c">alert(1)</script>')).toEqual([ALERT]);
  });

  it('skips external scripts and data blocks', () => {
    const html =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script><scripty>x</scripty>';
    expect(scriptHashes(html)).toEqual([]);
  });
});

describe('policies', () => {
  it('of public pages', () => {
    const settings = { formServiceOrigin: 'https://forms.example', secure: true };
    expect(publicPagePolicy([ALERT], settings)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; " +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self' https://forms.example; media-src 'self'; manifest-src 'self'; form-action 'self'; " +
        "base-uri 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
    );
  });

  it('of the back office', () => {
    const policy = backOfficePolicy('abc', { secure: false, formServiceOrigin: 'https://forms.example' });
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'self'; frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('of a preview, which only this site may frame', () => {
    const policy = previewPolicy('abc', { secure: true, formServiceOrigin: 'https://forms.example' });
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self' 'unsafe-inline'; " +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; " +
        "form-action 'self'; base-uri 'self'; frame-ancestors 'self'; upgrade-insecure-requests",
    );
  });
});
