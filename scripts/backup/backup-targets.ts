import path from 'node:path';
import { env } from '@/env';
import { objectStorage } from '@/kit/db/object-storage';
import type { BackupTarget } from './backup-target';
import { bucketPlace } from './bucket';
import { folderPlace } from './folders';

export function backupTargets(): BackupTarget[] {
  const bucket = objectStorage();
  if (bucket) return [bucketPlace(bucket, 'media'), bucketPlace(bucket, 'private')];
  return [
    folderPlace('media', path.resolve(env().MEDIA_DIR)),
    folderPlace('private', path.join(path.resolve(env().DATA_DIR), 'private')),
  ];
}
