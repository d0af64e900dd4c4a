import { mediaFile } from '@/features/media/server/media-file.endpoint';

export const GET = async (request: Request, { params }: { params: Promise<{ file: string }> }) =>
  mediaFile(request, (await params).file);
