import type { CollectionConfig, Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload';
import { recordActivity } from '@/db/activity';
import { requestPool } from '@/db/pool';
import type { Config, User } from '@/payload-types';
import { csvLine } from '@/shared/csv';
import { privateDownload } from '@/shared/private-download';
import { aboveList } from './above-list';
import { dataFields, isHidden, type NamedField } from './field-changes';

type Slug = keyof Config['collections'];
type Row = Record<string, unknown> & { id: number };

/** Small enough that what a batch leaves behind is swept up young: larger ones pile up to hundreds of MB first. */
const BATCH = 100;
/** Tells Excel that the file is UTF-8. */
const BOM = String.fromCharCode(0xfeff);

/** What no list can show is nobody's to take out: an input of the form alone, or what is made anew when it is asked for. */
const isColumn = (field: NamedField) =>
  field.type !== 'ui' &&
  !isHidden(field) &&
  !(field.admin && 'disableListColumn' in field.admin && field.admin.disableListColumn);

const columnsOf = ({ fields }: CollectionConfig): string[] => {
  const shown = dataFields(fields).filter(isColumn);
  return ['id', ...new Set(shown.map(({ name }) => name)), 'createdAt', 'updatedAt'];
};

/** The list as it stands before the asker: its filter, and its search box over the collection's searched fields. */
function asked(req: PayloadRequest, { admin }: CollectionConfig): Where[] {
  const { where, search } = req.query as { where?: Where; search?: unknown };
  const searched = admin?.listSearchableFields ?? [];
  const found: Where[] =
    typeof search === 'string' && search !== ''
      ? [{ or: searched.map((field): Where => ({ [field]: { like: search } })) }]
      : [];
  return [...(where ? [where] : []), ...found];
}

async function* batches(req: PayloadRequest, slug: Slug, conditions: Where[]): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { and: [...conditions, { id: { greater_than: last } }] },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    });
    const rows = docs as unknown as Row[];
    yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function streamOf(first: string, rows: AsyncGenerator<Row[]>, columns: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull: async (controller) => {
      const { value, done } = await rows.next();
      if (done) return controller.close();
      const lines = value.map((row) => csvLine(columns.map((column) => row[column])));
      controller.enqueue(encoder.encode(lines.join('')));
    },
    cancel: async () => void (await rows.return(undefined)),
  });
}

/** Who took a list out of the house stands in the activity log. */
const remember = (req: PayloadRequest, slug: string) => {
  const { id, username } = req.user as User;
  const details = req.query.where || req.query.search ? 'as filtered' : 'all of it';
  return recordActivity(requestPool(), {
    actor: { id, username },
    action: 'exported',
    subject: slug,
    subjectId: null,
    details,
  });
};

/**
 * GET /admin/api/<collection>/export?where…&search=…&bom=1: what the asker may read of the list, as CSV, the oldest
 * first. It is read and sent in batches, so its size costs no memory.
 */
const exportOf =
  (collection: CollectionConfig): PayloadHandler =>
  async (req) => {
    const slug = collection.slug as Slug;
    const columns = columnsOf(collection);
    const rows = batches(req, slug, asked(req, collection));
    // The first batch is read before anything is answered: a refusal is a refusal, not an empty file.
    const head = await rows.next();
    await remember(req, slug);
    const first = (head.value ?? []).map((row: Row) => csvLine(columns.map((column) => row[column])));
    const opening = `${req.query.bom === '1' ? BOM : ''}${csvLine(columns)}${first.join('')}`;
    return new Response(streamOf(opening, rows, columns), {
      headers: privateDownload(
        `${slug}-${new Date().toISOString().slice(0, 10)}.csv`,
        'text/csv; charset=utf-8',
      ),
    });
  };

/** Every list of the back office can be taken out as it is filtered. */
export function withExport(collection: CollectionConfig): CollectionConfig {
  const { endpoints, slug } = collection;
  const link = {
    path: '/src/admin/list-filters/export-link#ExportLink',
    clientProps: { slug },
  };
  const door: Endpoint = { path: '/export', method: 'get', handler: exportOf(collection) };
  return aboveList({ ...collection, endpoints: [...(endpoints || []), door] }, link);
}
