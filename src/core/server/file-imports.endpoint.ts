import type { Actor } from '@/core/db/activity';
import { type ImportedFile, type ImportFile, importFile } from '@/core/shared/import-file';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { fileLines } from '@/kit/shared/field-lines';
import { requireRole, SUPPORTERS } from './session';

/** How a feature imports a file that the site itself once made. */
export type FileImporter = {
  /** The first line of its files. */
  heading: string;
  /** @throws EndpointError invalid, with a sentence for staff */
  import: (file: ImportFile, by: Actor) => Promise<ImportedFile>;
};

const headingOf = (content: string) =>
  fileLines(content)
    .find((line) => line.trim() !== '')
    ?.trim();

/** POST: one downloaded file. 201 with its record, 200 if the record existed already. */
export const fileImportsEndpoint = (importers: FileImporter[]) =>
  publicEndpoint({
    POST: async (call) => {
      const { userId, username, role } = await requireRole(call, SUPPORTERS);
      const answer = withJson(importFile, async (file) => {
        const heading = headingOf(file.content);
        const importer = importers.find((one) => one.heading === heading);
        if (!importer)
          throw new EndpointError('invalid', {
            message: 'This is not an application or ticket downloaded from this site',
          });
        const imported = await importer.import(file, { id: userId, username, role });
        return json(imported, imported.outcome === 'made' ? 201 : 200);
      });
      return answer(call);
    },
  });
