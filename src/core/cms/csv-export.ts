import type { CollectionConfig, Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload';
import { recordActivity } from '@/core/db/activity';
import { isDayField } from '@/kit/cms/day-field';
import { dataFields, isHiddenField, type NamedField } from '@/kit/cms/field-changes';
import { requestPool } from '@/kit/db/pool';
import { csvLine } from '@/kit/shared/csv';
import { privateDownload } from '@/kit/shared/private-download';
import type { Config, User } from '@/payload-types';
import { aboveList } from './above-list';

type Slug = keyof Config['collections'];
type Row = Record<string, unknown> & { id: number };

/** Small, so that a batch's garbage is collected young: larger batches pile up to hundreds of MB first. */
const BATCH = 100;
/** Marks the file as UTF-8 for Excel. */
const BOM = String.fromCharCode(0xfeff);

/** Columns that no list can show are not exported: inputs of the form only, and values computed on request. */
const isColumn = (field: NamedField) =>
  field.type !== 'ui' &&
  !isHiddenField(field) &&
  !(field.admin && 'disableListColumn' in field.admin && field.admin.disableListColumn);

const columnsOf = ({ fields }: CollectionConfig): string[] => {
  const shown = dataFields(fields).filter(isColumn);
  return ['id', ...new Set(shown.map(({ name }) => name)), 'createdAt', 'updatedAt'];
};

/** A row's values in the order of the columns; a day is exported without the time that it is stored with. */
const valuesOf = ({ fields }: CollectionConfig, columns: string[]) => {
  const days = new Set(dataFields(fields).flatMap((field) => (isDayField(field) ? [field.name] : [])));
  return (row: Row) =>
    columns.map((name) => (days.has(name) && row[name] ? String(row[name]).slice(0, 10) : row[name]));
};

/** The list as the user sees it: its filter, and its search over the collection's searched fields. */
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

function streamOf(first: string, rows: AsyncGenerator<Row[]>, lineOf: (row: Row) => string) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull: async (controller) => {
      const { value, done } = await rows.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value.map(lineOf).join('')));
    },
    cancel: async () => void (await rows.return(undefined)),
  });
}

/** The activity log records who exported a list. */
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
 * GET /admin/api/<collection>/export?where…&search=…&bom=1: what the user may read of the list, as CSV, oldest first.
 * It is read and sent in batches, so its size costs no memory.
 */
const exportOf =
  (collection: CollectionConfig): PayloadHandler =>
  async (req) => {
    const slug = collection.slug as Slug;
    const columns = columnsOf(collection);
    const rows = batches(req, slug, asked(req, collection));
    // Reads the first batch before responding: a refusal must not look like an empty file.
    const head = await rows.next();
    await remember(req, slug);
    const values = valuesOf(collection, columns);
    const lineOf = (row: Row) => csvLine(values(row));
    const first = (head.value ?? []).map(lineOf);
    const opening = `${req.query.bom === '1' ? BOM : ''}${csvLine(columns)}${first.join('')}`;
    return new Response(streamOf(opening, rows, lineOf), {
      headers: privateDownload(
        `${slug}-${new Date().toISOString().slice(0, 10)}.csv`,
        'text/csv; charset=utf-8',
      ),
    });
  };

/** Every list of the back office can be exported as filtered. */
export function withExport(collection: CollectionConfig): CollectionConfig {
  const { endpoints, slug } = collection;
  const link = {
    path: '/src/kit/admin/list-filters/export-link#ExportLink',
    clientProps: { slug },
  };
  const exportEndpoint: Endpoint = { path: '/export', method: 'get', handler: exportOf(collection) };
  return aboveList({ ...collection, endpoints: [...(endpoints || []), exportEndpoint] }, link);
}
