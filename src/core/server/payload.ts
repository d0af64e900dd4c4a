/**
 * One Payload per process, loaded on first use: pages that need only plain SQL do not wait for it. Its Local API
 * skips access rules by default, so always write `overrideAccess` out.
 */
export async function getPayloadClient() {
  const [{ default: config }, { getPayload }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
  ]);
  return getPayload({ config });
}
