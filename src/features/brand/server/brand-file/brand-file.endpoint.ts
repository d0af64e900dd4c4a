import { getPayloadClient } from '@/core/server/payload';
import { requireRole } from '@/core/server/session';
import { parseWith, publicEndpoint } from '@/kit/server/public-endpoint';
import { readJson } from '@/kit/server/read-body';
import { json } from '@/kit/server/responses';
import { privateDownload } from '@/kit/shared/private-download';
import { BRAND_FILE_BYTES, brandFileRequest } from '../../contract.staff';
import { applyBrand, exportBrand, previewBrand } from './brand-file';

const ADMINS = ['admin'];

export const brandFileEndpoint = publicEndpoint({
  GET: async (call) => {
    await requireRole(call, ADMINS);
    const file = await exportBrand(await getPayloadClient());
    return new Response(`${JSON.stringify(file, null, 2)}\n`, {
      headers: privateDownload('brand.json', 'application/json'),
    });
  },
  // Without a deadline: a person who is told that the time is over could not know whether it was applied.
  POST: async (call) => {
    const { user } = await requireRole(call, ADMINS);
    const { file, seen } = parseWith(brandFileRequest, await readJson(call.request, BRAND_FILE_BYTES));
    const payload = await getPayloadClient();
    if (seen === null) return json(await previewBrand(payload, file));
    return json(await applyBrand(payload, user, file, seen));
  },
});
