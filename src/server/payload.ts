/**
 * One Payload per process, loaded when it is first asked for: pages that need only plain SQL do not wait for it. Its
 * Local API skips access rules by default: always write `overrideAccess` out.
 */
export async function getPayloadClient() {
  const [{ default: config }, { getPayload }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
  ]);
  return getPayload({ config });
}
