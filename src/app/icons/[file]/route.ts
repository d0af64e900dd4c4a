import { answerFile, nothingHere } from '@/core/server/named-file';
import { getBrand } from '@/features/brand/server/brand.queries';
import { brandIcon, iconName } from '@/features/brand/server/brand-icons';

/** GET /icons/<file>, and /favicon.ico and /apple-touch-icon.png by the rewrite in next.config.mjs. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const [{ file }, brand] = await Promise.all([params, getBrand()]);
  const icon = brandIcon(brand, file);
  if (!icon) return nothingHere();
  return answerFile(request, iconName(brand), async () => ({ type: icon.type, bytes: await icon.bytes }));
}
