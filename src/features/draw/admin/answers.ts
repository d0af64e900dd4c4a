import { z } from 'zod';
import type { FollowerList, RoundControl } from '../contract';
import type { DrawPerson } from '../contract.people';

const list: z.ZodType<FollowerList> = z.object({
  id: z.number(),
  account: z.string(),
  name: z.string(),
  by: z.string(),
  at: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'leaving', 'gone']),
  bytes: z.number(),
  bytesRead: z.number(),
  rows: z.number(),
  added: z.number(),
  known: z.number(),
  bad: z.number(),
  problem: z.string().nullable(),
  mayRetry: z.boolean(),
});

const tracked = z.object({ how: z.string().nullable(), by: z.string(), at: z.string() }).nullable();

/** The responses of a round's endpoints. The facts are passed on unchanged; the protocol checks them. */
export const roundAnswer: z.ZodType<RoundControl> = z.object({
  state: z.custom<RoundControl['state']>((state) => typeof state === 'string'),
  accounts: z.array(
    z.object({ key: z.string(), label: z.string(), address: z.string(), entries: z.number() }),
  ),
  tickets: z.number(),
  people: z.number(),
  disqualified: z.number(),
  lists: z.array(list),
  underWay: z.enum(['committing', 'drawing']).nullable(),
  problem: z.string().nullable(),
  value: z
    .object({
      round: z.number(),
      due: z.string(),
      addresses: z.array(z.string()),
      problem: z.string().nullable(),
    })
    .nullable(),
  facts: z.custom<RoundControl['facts']>((facts) => typeof facts === 'object'),
  places: z.array(
    z.object({
      place: z.number(),
      account: z.string(),
      handle: z.string().nullable(),
      masked: z.string(),
      passedOver: z.string().nullable(),
      agreed: z.object({ name: z.string(), how: z.string(), by: z.string(), at: z.string() }).nullable(),
      contacted: tracked,
      claimed: tracked,
    }),
  ),
  entered: z.custom<RoundControl['entered']>((entered) => typeof entered === 'object'),
  cancelledFor: z.string().nullable(),
});

export const peopleAnswer: z.ZodType<DrawPerson[]> = z.array(
  z.object({
    id: z.number(),
    disqualified: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
    entries: z.array(z.object({ account: z.string(), handle: z.string(), tickets: z.number() })),
  }),
);
