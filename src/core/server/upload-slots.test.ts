import { expect, it } from 'vitest';
import { inUploadSlot } from './upload-slots';

/** Uploads that run until the test ends them. */
function begin(address: string) {
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended: inUploadSlot(address, () => work), end };
}

const refusal = {
  status: 503,
  message: 'Many files are arriving right now, please try again in a moment',
  headers: { 'Retry-After': '20' },
};

it('admits six at a time from one network, and forty in all', async () => {
  const own = Array.from({ length: 6 }, (_, i) => begin(`2001:db8::${i + 1}`));
  await expect(inUploadSlot('2001:db8::99', async () => 1)).rejects.toMatchObject(refusal);
  expect(await inUploadSlot('192.0.2.1', async () => 'another network')).toBe('another network');
  own[0]?.end();
  await own[0]?.ended;
  expect(await inUploadSlot('2001:db8::99', async () => 'a place is free')).toBe('a place is free');
  const others = Array.from({ length: 35 }, (_, i) => begin(`198.51.100.${i + 1}`));
  await expect(inUploadSlot('192.0.2.1', async () => 1)).rejects.toMatchObject(refusal);
  for (const upload of [...own, ...others]) upload.end();
  await Promise.all([...own, ...others].map(({ ended }) => ended));
});

it('releases the slot even when the upload fails', async () => {
  for (let count = 0; count < 7; count += 1) {
    const failed = inUploadSlot('192.0.2.9', () => Promise.reject(new Error('broken off')));
    await expect(failed).rejects.toThrow('broken off');
  }
});
